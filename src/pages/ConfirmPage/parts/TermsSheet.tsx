import { Sheet } from '../../../components/Sheet/Sheet';
import { confirm } from '../../../copy/confirm';
import classes from '../ConfirmPage.module.css';

/** The terms of use, in a sheet over the page so that the ticks below stay. */
export function TermsSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Sheet opened={opened} title={confirm.terms.title} onClose={onClose}>
      {confirm.terms.sections.map(({ heading, text }) => (
        <section key={heading} className={classes.term}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
    </Sheet>
  );
}
