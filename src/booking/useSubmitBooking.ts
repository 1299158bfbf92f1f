import { useNavigate } from 'react-router-dom';
import { useCan, usePatient } from '../api/ClinicProvider';
import { useAction, type ActionEnd } from '../api/useAction';
import { useDoctorNames } from '../api/doctors';
import { useReadReservations } from '../api/reservations';
import { unlessUnread } from '../api/useRead';
import { useDialog } from '../components/overlays/Dialog/useDialog';
import { clinicNow } from '../device/clinicClock';
import { deleteDraftsOf } from '../device/drafts';
import type { BookingOutcome } from '../api/contract/words';
import type { Block } from '../domain/booking/block';
import { asFailure } from '../domain/failure';
import type { Loss } from '../domain/booking/takenBlock';
import { holdsBlock } from '../domain/visit/heldReservation';
import { paths } from '../paths';
import { useChosenBlock } from './chosenBlock';
import { clearConsents, moveConsents } from './consents';
import { useBlockAvailability } from './useBlockAvailability';

type Book = (block: Block) => Promise<BookingOutcome>;

interface SubmitBooking {
  /** A change of time: a replacement must have the block's own length. */
  sameLength?: boolean;
  atLastStep?: boolean;
  onBooked?: () => void;
  bookedTo?: string;
  /** The address of this screen for a replacement. */
  pathOf: (offer: Block) => string;
}

/** Too close to its start, a block is lost as if somebody else had taken it (§late-as-taken). */
function asLate(error: unknown): 'late' {
  if (asFailure(error).code === 'too_soon') return 'late';
  throw error;
}

/** `found` = in the list after a lost reply. */
type BookingEnd = BookingOutcome | 'late' | 'found';

interface Press {
  how: Book;
  block: Block;
  attempt: () => Promise<BookingEnd>;
}

/** Books the chosen block, else offers others (§booking-reply, §taken-keeps-answers, §own-block-not-taken). */
export function useSubmitBooking(run: SubmitBooking) {
  const { sameLength = false, atLastStep = false, onBooked, bookedTo = paths.reservationsBooked, pathOf } = run;
  const { block, slots } = useChosenBlock();
  const navigate = useNavigate();
  const goTo = (path: string) => void navigate(path, { replace: true });
  const patient = usePatient();
  const doctorNames = useDoctorNames(block.subject_id);
  const readReservations = useReadReservations();
  const holds = async (target: Block) => {
    const list = await readReservations();
    return unlessUnread(list, holdsBlock(list.all_reservations, target));
  };
  const finish = (booked: Block) => {
    clearConsents(patient);
    // A change of time does not end another booking.
    if (!sameLength) deleteDraftsOf(patient, booked.subject_id);
    onBooked?.();
    goTo(bookedTo);
  };
  /** The patient may hold the block herself, booked on another device or by an earlier press. */
  const leadToOwn = async (target: Block) => {
    const isOwn = await holds(target).catch(() => false);
    if (isOwn) finish(target);
    return isOwn;
  };
  const [outcome, tell, close] = useDialog<Loss | 'duplicate'>('outcome', { onClosed: () => goTo(paths.reservations) });
  const repeats = useCan('idempotency') && !sameLength;
  const look = async ({ block: target }: Press) => ((await holds(target)) ? 'found' : 'notDone');
  const onEnd = (end: ActionEnd<Press, BookingEnd>, leave: () => void) => {
    if (end.status === 'done') {
      if (end.result === 'found') finish(end.input.block);
      if (end.result === 'found' || end.result === 'booked') leave();
      else tell(end.result);
    }
    if (end.status !== 'failed' || end.failure.code !== 'consent') return;
    clearConsents(patient);
    void navigate(paths.confirm(end.input.block), { replace: true, state: { consentMissing: true } });
  };
  // A request repeated under its key needs no look at the list.
  const action = useAction<Press, BookingEnd>(({ attempt }) => attempt(), onEnd, repeats ? undefined : look);
  const { state, busy } = action;
  const offers = useBlockAvailability({
    block,
    sameLength,
    atLastStep,
    pressed: state.status !== 'idle',
    leadToOwn: () => leadToOwn(block),
    lost: outcome === 'duplicate' ? null : outcome,
    onLost: tell,
  });

  const book = (target: Block, how: Book) => {
    const attempt = async () => {
      const end = await how(target).catch(asLate);
      // Even if the patient has left the screen, because it is booked.
      if (end === 'booked') finish(target);
      return end === 'booked' || (await leadToOwn(target)) ? 'booked' : end;
    };
    action.run({ how, block: target, attempt });
  };

  /** Books an offered block at once when the last button was already pressed. */
  const choose = (offer: Block) => {
    moveConsents(patient, block, offer);
    goTo(pathOf(offer));
    if ('input' in state) book(offer, state.input.how);
  };
  return {
    busy,
    attempt: state,
    dialog: {
      outcome,
      offers,
      now: clinicNow(),
      doctorNames,
      onOffer: (offer: Block) => close(() => choose(offer)),
      onChooseAnother: () => close(() => goTo(slots)),
      onClose: close,
    },
    tell,
    /** True when the block is the patient's own booking; leads to it. */
    leadToOwn: () => leadToOwn(block),
    run: (how: Book) => book(block, how),
  };
}
