import { Block } from '../blocks/Block';
import { ProofList } from '../blocks/ProofList';
import { useStories } from '../blocks/storyIndex';
import { CRITERIA } from './criteria';
import classes from './CriteriaTable.module.css';
import type { Criterion } from './criterion';

const STATES = { met: '適合', none: '該当なし', check: '確認が必要' } as const;

const PRINCIPLES = [
  { number: '1', name: '知覚可能' },
  { number: '2', name: '操作可能' },
  { number: '3', name: '理解可能' },
  { number: '4', name: '堅牢' },
] as const;

const jisOf = ({ number, since }: Criterion) =>
  since === '2.0' ? `JIS ${number}` : `JISになし（WCAG ${since}で追加）`;

/** All criteria of WCAG 2.2 (A, AA) and JIS X 8341-3:2016, each with the tests that prove it. */
export function CriteriaTable() {
  const stories = useStories();
  return (
    <Block>
      {PRINCIPLES.map((principle) => (
        <section key={principle.number}>
          <h3 className={classes.principle}>{`${principle.number} ${principle.name}`}</h3>
          <ul className={classes.criteria}>
            {CRITERIA.filter(({ number }) => number.startsWith(principle.number)).map((criterion) => (
              <li key={criterion.number} className={classes.criterion}>
                <div>
                  <h4 className={classes.name}>{`${criterion.number} ${criterion.name}`}</h4>
                  <p className={classes.source}>{`${criterion.level} ・ ${jisOf(criterion)}`}</p>
                </div>
                <p className={classes.state} data-state={criterion.state}>
                  {STATES[criterion.state]}
                </p>
                <div className={classes.how}>
                  <p>{criterion.how}</p>
                  <ProofList proofs={criterion.proofs} className={classes.proofs} stories={stories} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Block>
  );
}

/** Number of criteria in each state. */
export function CriteriaCount() {
  return (
    <Block>
      <ul className={classes.counts}>
        {(['met', 'none', 'check'] as const).map((state) => (
          <li key={state}>
            <span className={classes.state} data-state={state}>
              {STATES[state]}
            </span>
            {` ${CRITERIA.filter((criterion) => criterion.state === state).length}項目`}
          </li>
        ))}
      </ul>
    </Block>
  );
}
