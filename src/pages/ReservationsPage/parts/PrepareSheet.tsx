import { IconAmbulance, IconCamera } from '@tabler/icons-react';
import { MainButton } from '../../../components/MainButton/MainButton';
import { Sheet } from '../../../components/Sheet/Sheet';
import { prepare as copy } from '../../../copy/prepare';
import classes from './PrepareSheet.module.css';

const LISTS = [
  [copy.thingsTitle, copy.things],
  [copy.placeTitle, copy.place],
] as const;

interface PrepareSheetProps {
  opened: boolean;
  onClose: () => void;
  /** Opens the check of camera, microphone and connection, outside LINE. */
  onCheck: () => void;
}

/** What to have ready before the call, and the way to try out camera and microphone (E13). */
export function PrepareSheet({ opened, onClose, onCheck }: PrepareSheetProps) {
  return (
    <Sheet opened={opened} title={copy.title} onClose={onClose}>
      <div className={classes.prepare}>
        <p className={classes.emergency}>
          <IconAmbulance aria-hidden size="1.75rem" stroke={1.75} />
          <span>{copy.emergency}</span>
        </p>
        {LISTS.map(([title, items]) => (
          <section key={title} aria-label={title}>
            <h3 className={classes.title}>{title}</h3>
            <ul className={classes.list}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-label={copy.checkTitle} className={classes.check}>
          <h3 className={classes.title}>{copy.checkTitle}</h3>
          <p className={classes.text}>{copy.checkText}</p>
          <MainButton onClick={onCheck}>
            <span className={classes.action}>
              <IconCamera aria-hidden size="1.375rem" stroke={1.75} />
              {copy.check}
            </span>
          </MainButton>
        </section>
      </div>
    </Sheet>
  );
}
