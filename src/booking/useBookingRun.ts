import { useAction, type ActionState } from '../api/useAction';
import { useDoctorNames } from '../api/doctorsApi';
import { clinicNow } from '../device/clinicClock';
import type { Block } from '../domain/block';
import type { BookingOutcome } from '../domain/bookingOutcome';
import type { Failure } from '../domain/failure';
import { rememberBooked } from './bookedBlock';
import { bookingDialog, type BookingProgress } from './bookingDialog';
import { clearConsents } from './consentStorage';
import { useRecovery } from './useRecovery';

type Booked = BookingOutcome | { lost: Failure } | null;

/**
 * Books a block; `null` = it continues elsewhere and nothing was booked, `lost` = it failed after the old reservation
 * was released, so other blocks are offered at once (§change-time-recovers).
 */
type Book = (block: Block) => Promise<Booked>;

interface BookingRun {
  block: Block;
  /** True on the last step, which checks the block again. */
  atLastStep: boolean;
  onBooked: () => void;
  /** The patient chose a replacement for a lost block. */
  onMoved: (block: Block) => void;
}

interface Press {
  how: Book;
  attempt: () => Promise<Booked>;
}

function progressOf(state: ActionState<Press, Booked>): BookingProgress {
  if (state.status === 'busy') return { status: 'busy' };
  if (state.status === 'failed') return { status: 'failed', failure: state.failure };
  if (state.status !== 'done' || state.result === null) return { status: 'idle' };
  if (typeof state.result === 'object') return { status: 'lost', failure: state.result.lost };
  return { status: state.result === 'duplicate' ? 'duplicate' : 'idle' };
}

/**
 * Booking, shared by all screens: handles codes `1`, `3`, success and failure (§booking-reply); watches the block and
 * offers replacements when it is lost (§taken-nearest-offers).
 */
export function useBookingRun({ block, atLastStep, onBooked, onMoved }: BookingRun) {
  const doctorNames = useDoctorNames(block.subject_id);
  const finish = (booked: Block) => {
    clearConsents();
    rememberBooked(booked);
    onBooked();
  };
  const { state, run } = useAction(({ attempt }: Press) => attempt());
  // While a booking is sent, its reply decides.
  const recovery = useRecovery(block, atLastStep, () => state.status !== 'busy' && finish(block));
  const progress = progressOf(state);

  const book = (wanted: Block, how: Book) => {
    const attempt = async () => {
      const outcome = await how(wanted);
      // Also for a patient who has left the screen meanwhile: it is booked.
      if (outcome === 'booked') finish(wanted);
      if (outcome === 'taken' || (typeof outcome === 'object' && outcome !== null)) recovery.refused();
      return outcome;
    };
    run({ how, attempt });
  };

  /** Switches to an offered block; books it at once when the last button was already pressed. */
  const choose = (offer: Block) => {
    const pressed = recovery.state.status !== 'watching' && recovery.state.atSubmit && 'input' in state;
    recovery.settle();
    onMoved(offer);
    if (pressed) book(offer, state.input.how);
  };
  return {
    progress,
    /** Why the last attempt failed, when the patient may try again. */
    failure: progress.status === 'failed' ? progress.failure : null,
    /** Props of the dialog for a failed booking. */
    dialog: { ...bookingDialog(progress, recovery.state), now: clinicNow(), doctorNames, onOffer: choose },
    run: (how: Book) => book(block, how),
    /** Retries the same block. */
    retry: () => choose(block),
  };
}
