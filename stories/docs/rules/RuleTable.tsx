import index from 'virtual:rule-index';
import { Block } from '../blocks/Block';
import { ProofList } from '../blocks/ProofList';
import { useStories } from '../blocks/storyIndex';
import { RULE_PAGES } from './rules';
import classes from './RuleTable.module.css';

export function RuleTable({ page }: { page: keyof typeof RULE_PAGES }) {
  const stories = useStories();
  return (
    <Block>
      {RULE_PAGES[page].map(({ title, rules }) => (
        <section key={title}>
          <h3 className={classes.group}>{title}</h3>
          <ul className={classes.rules}>
            {Object.entries(rules).map(([id, sentence]) => (
              <li key={id} id={id} className={classes.rule}>
                <h4 className={classes.id}>
                  <code>{id}</code>
                </h4>
                <div>
                  <p>{sentence}</p>
                  <p className={classes.kept}>
                    モジュール：
                    {index.keepers[id]?.map((module) => (
                      <code key={module}>{module}</code>
                    ))}
                  </p>
                  <ProofList proofs={index.proofs[id] ?? []} className={classes.proofs} stories={stories} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Block>
  );
}
