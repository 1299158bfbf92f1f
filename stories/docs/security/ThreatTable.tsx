import { Block } from '../blocks/Block';
import { ProofList } from '../blocks/ProofList';
import { THREATS } from './threats';
import classes from './ThreatTable.module.css';

/** The threat model: each threat with its protection and the tests that prove it. */
export function ThreatTable() {
  return (
    <Block>
      {THREATS.map((group) => (
        <section key={group.title}>
          <h3 className={classes.group}>{group.title}</h3>
          <ul className={classes.threats}>
            {group.threats.map(({ threat, guard, proofs }) => (
              <li key={threat} className={classes.threat}>
                <h4 className={classes.name}>{threat}</h4>
                <div>
                  <p>{guard}</p>
                  <ProofList proofs={proofs} className={classes.proofs} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Block>
  );
}
