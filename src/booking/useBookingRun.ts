import { useNavigate } from 'react-router-dom';
import { useCan, usePatient } from '../api/ClinicProvider';
import { useAction, type ActionEnd } from '../api/useAction';
import { useDoctorNames } from '../api/doctors';
import { unlessUnread, useReadReservations } from '../api/reservations';
import { clinicNow } from '../device/clinicClock';
import { deleteDraftsOf } from '../device/drafts';
import type { Block, BookingOutcome } from '../domain/booking/block';
import { asFailure } from '../domain/failure';
import { holdsBlock } from '../domain/visit/shown';
import { paths } from '../paths';
import { rememberBooked, rememberSent, wasSent } from './bookedBlock';
import { bookingDialog } from './bookingDialog';
import type { ChosenBlock } from './chosenBlock';
import { clearConsents, moveConsents } from './consentStorage';
import { rememberMoved } from './movedBlock';
import { useTakenBlock } from './useTakenBlock';

/** Books a block. */
type Book = (block: Block) => Promise<BookingOutcome>;

interface BookingRun {
  chosen: ChosenBlock;
  /** True when a replacement must have the block's own length (§change-time-one-call). */
  sameLength?: boolean;
  /** True on the last step, which checks the block again. */
  atLastStep: boolean;
  /** `before` = it was booked already, on another device: what was sent first counts (§first-booking-counts). */
  onBooked: (when: 'now' | 'before') => void;
  /** The patient chose a replacement for a lost block. */
  onMoved: (block: Block) => void;
}

/** A block whose start has come too close is lost as one that somebody else took (§book-until-five). */
function asLate(error: unknown): 'late' {
  if (asFailure(error).code === 'too_soon') return 'late';
  throw error;
}

/** `found` = it stands in the list, though its reply was lost. */
type BookingEnd = BookingOutcome | 'found';

interface Press {
  how: Book;
  block: Block;
  attempt: () => Promise<BookingOutcome>;
}

/**
 * Booking, shared by all screens: handles codes `1`, `3`, success, failure (§booking-reply) and a lost reply
 * (§lost-reply-checked); watches the block and offers replacements when it is lost (§taken-nearest-offers).
 */
export function useBookingRun({ chosen, sameLength = false, atLastStep, onBooked, onMoved }: BookingRun) {
  const { block, slots } = chosen;
  const navigate = useNavigate();
  const patient = usePatient();
  const doctorNames = useDoctorNames(block.subject_id);
  const readReservations = useReadReservations();
  const holds = async (wanted: Block) => {
    const list = await readReservations();
    return unlessUnread(list, holdsBlock(list.all_reservations, wanted));
  };
  const finish = (booked: Block, when: 'now' | 'before') => {
    clearConsents(patient);
    // A change of time ends no other booking.
    if (!sameLength) deleteDraftsOf(patient, booked.subject_id);
    rememberBooked(patient, booked);
    onBooked(when);
  };
  const repeats = useCan('idempotency') && !sameLength;
  const look = async ({ block: wanted }: Press) => ((await holds(wanted)) ? 'found' : 'notDone');
  const onEnd = (end: ActionEnd<Press, BookingEnd>) => {
    if (end.status === 'done' && end.result === 'found') finish(end.input.block, 'now');
    if (end.status !== 'failed' || end.failure.code !== 'consent') return;
    clearConsents(patient);
    void navigate(paths.confirm(end.input.block), { replace: true, state: { consentMissing: true } });
  };
  // Where it was sent again under its key, the list knows no more (§sent-again).
  const action = useAction<Press, BookingEnd>(({ attempt }) => attempt(), onEnd, repeats ? undefined : look);
  const { state, busy } = action;
  const sentWhen = (wanted: Block) => (wasSent(patient, wanted) ? 'now' : 'before');
  // While a booking is sent, its reply or its check decides.
  const onHeld = () => busy || finish(block, sentWhen(block));
  const recovery = useTakenBlock({ block, sameLength, atLastStep, busy, onHeld });

  const book = (wanted: Block, how: Book) => {
    // Of an earlier press, whose reply was lost.
    const when = sentWhen(wanted);
    rememberSent(patient, wanted);
    const attempt = async () => {
      const outcome = await how(wanted).catch(asLate);
      if (outcome === 'taken' || outcome === 'late') {
        recovery.refused(outcome);
        return 'taken';
      }
      // Also for a patient who has left the screen meanwhile: it is booked.
      if (outcome === 'booked') finish(wanted, 'now');
      // A duplicate of itself: another device was first, or an earlier press.
      if (outcome === 'duplicate' && (await holds(wanted).catch(() => false))) {
        finish(wanted, when);
        return 'booked';
      }
      return outcome;
    };
    action.run({ how, block: wanted, attempt });
  };

  /** Switches to an offered block; books it at once when the last button was already pressed (§taken-keeps-answers). */
  const choose = (offer: Block) => {
    const again = recovery.state.status !== 'watching' && recovery.state.atSubmit && 'input' in state;
    recovery.settle();
    moveConsents(patient, block, offer);
    rememberMoved(patient, block, offer);
    onMoved(offer);
    if (again) book(offer, state.input.how);
  };
  const isDuplicate = state.status === 'done' && state.result === 'duplicate';
  return {
    busy,
    /** How the last attempt went. */
    attempt: state,
    /** Props of the dialog for a failed booking. */
    dialog: {
      ...bookingDialog(isDuplicate, recovery.state, { slots, goTo: (path) => void navigate(path, { replace: true }) }),
      now: clinicNow(),
      doctorNames,
      onOffer: choose,
    },
    run: (how: Book) => book(block, how),
  };
}
