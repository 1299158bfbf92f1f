import classes from '../accessibility/CriteriaTable.module.css';
import { Block } from '../blocks/Block';
import { ProofList } from '../blocks/ProofList';
import { CHAPTERS } from './asvs/chapters';
import type { Requirement } from './asvs/requirement';

const STATES = { met: '適合', none: '該当なし', open: '未対応' } as const;
/** Maps the states to those of the accessibility table, for the same colours. */
const TONES = { met: 'met', none: 'none', open: 'check' } as const;

const State = ({ state }: Pick<Requirement, 'state'>) => (
  <span className={classes.state} data-state={TONES[state]}>
    {STATES[state]}
  </span>
);

/** All requirements of OWASP ASVS 5.0 (levels 1 and 2), each with the tests that prove it. */
export function RequirementTable() {
  return (
    <Block>
      {CHAPTERS.map(({ number, name, requirements }) => (
        <section key={number}>
          <h3 className={classes.principle}>{`${number} ${name}`}</h3>
          <ul className={classes.criteria}>
            {requirements.map((one) => (
              <li key={one.number} className={classes.criterion}>
                <div>
                  <h4 className={classes.name}>{`${one.number} ${one.asks}`}</h4>
                  <p className={classes.source}>{`レベル${one.level}`}</p>
                </div>
                <p>
                  <State state={one.state} />
                </p>
                <div>
                  <p>{one.how}</p>
                  <ProofList proofs={one.proofs} className={classes.proofs} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Block>
  );
}

/** Number of requirements in each state. */
export function RequirementCount() {
  const all = CHAPTERS.flatMap(({ requirements }) => requirements);
  return (
    <Block>
      <ul className={classes.counts}>
        {(['met', 'none', 'open'] as const).map((state) => (
          <li key={state}>
            <State state={state} />
            {` ${all.filter((one) => one.state === state).length}項目`}
          </li>
        ))}
      </ul>
    </Block>
  );
}
