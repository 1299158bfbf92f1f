import { PanelButton } from './PanelButton';
import { PanelChoice } from './PanelChoice';
import classes from './Panel.module.css';
import { PanelPart } from './PanelPart';
import { CHOICES } from './prototypePatients';
import type { Review } from './useReview';
import { words } from './prototypeWords';

const WIDTHS = Object.entries(words.patient.widths).map(([value, label]) => ({ value, label }));

/** Who holds the phone, and its own buttons. */
export function PatientPart({ review }: { review: Review }) {
  const { patient, address, phone, become, tell, width, setWidth } = review;
  const nameOf = (value: string) => CHOICES.find((one) => one.value === value)?.label ?? value;
  const restart = () => {
    phone.current?.restart(address);
    tell(words.patient.restarted);
  };
  return (
    <PanelPart heading={words.patient.heading}>
      <PanelChoice
        label={words.patient.label}
        value={patient}
        options={CHOICES}
        onChange={(value) => void become(value, nameOf(value))}
      />
      <div className={classes.width}>
        <PanelChoice label={words.patient.width} value={width} options={WIDTHS} onChange={setWidth} />
      </div>
      <div className={classes.row}>
        <PanelButton onClick={() => phone.current?.back()}>{words.patient.back}</PanelButton>
        <PanelButton onClick={restart}>{words.patient.restart}</PanelButton>
      </div>
    </PanelPart>
  );
}
