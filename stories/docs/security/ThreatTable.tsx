import { Block } from '../blocks/Block';
import classes from '../accessibility/CriteriaTable.module.css';
import { THREATS } from './threats';

/** The threat model, each threat with the tests that prove its guard. */
export function ThreatTable() {
  return (
    <Block>
      {THREATS.map((group) => (
        <section key={group.title}>
          <h3 className={classes.principle}>{group.title}</h3>
          <ul className={classes.criteria}>
            {group.threats.map(({ threat, guard, proofs }) => (
              <li key={threat} className={classes.criterion}>
                <h4 className={classes.name}>{threat}</h4>
                <div className={classes.how}>
                  <p>{guard}</p>
                  <ul className={classes.proofs}>
                    {proofs.map((proof) => (
                      <li key={proof}>
                        <code>{proof}</code>
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Block>
  );
}
