import { ClockPart } from './ClockPart';
import { CoursePart } from './CoursePart';
import { PanelButton } from './PanelButton';
import { PanelPart } from './PanelPart';
import { PatientPart } from './PatientPart';
import { TroublePart } from './TroublePart';
import type { Review } from './useReview';
import { words } from './prototypeWords';

export function Panel({ review }: { review: Review }) {
  return (
    <>
      <PatientPart review={review} />
      <CoursePart reservations={review.reservations} onStep={review.performStep} onClock={review.setClock} />
      <ClockPart onClock={review.setClock} onInvalid={() => review.showMessage(words.clock.invalid)} />
      <TroublePart review={review} />
      <PanelPart heading={words.reset.heading} about={words.reset.about}>
        <PanelButton onClick={review.reset}>{words.reset.button}</PanelButton>
      </PanelPart>
    </>
  );
}
