import { useNavigate } from 'react-router-dom';
import { useHasExtra, usePatientId } from '../api/ClinicProvider';
import { useAction, type ActionEnd } from '../api/useAction';
import { useDoctorNames } from '../api/doctors';
import { useReadReservations } from '../api/reservations';
import { requireFullListIfNotFound } from '../api/useRead';
import { useDialog } from '../components/overlays/Dialog/useDialog';
import { clinicNow } from '../device/clinicClock';
import { deleteDraftsOf } from '../device/drafts';
import type { BookingOutcome } from '../api/contract/words';
import type { Block } from '../domain/booking/block';
import { asFailure } from '../domain/failure';
import type { LossReason } from '../domain/booking/takenBlock';
import { hasReservationAt } from '../domain/visit/bookedReservation';
import { paths } from '../paths';
import { useChosenBlock } from './chosenBlock';
import { clearConsents, copyConsents } from './consents';
import { useBlockAvailability } from './useBlockAvailability';

type Book = (block: Block) => Promise<BookingOutcome>;

interface SubmitOptions {
  /** True for a change of time, because a moved reservation keeps its length. */
  keepsLength?: boolean;
  isLastStep?: boolean;
  onBooked?: () => void;
  bookedTo?: string;
  /** Returns the current screen's path with `offer` in place of the lost block. */
  pathOf: (offer: Block) => string;
}

/** A block that starts too soon is handled like a taken block (§late-as-taken). */
function lateOrThrow(error: unknown): 'late' {
  if (asFailure(error).code === 'too_soon') return 'late';
  throw error;
}

/** `found` = the reply was lost, but the clinic's list has the reservation. */
type BookingEnd = BookingOutcome | 'late' | 'found';

interface Submission {
  book: Book;
  block: Block;
  send: () => Promise<BookingEnd>;
}

/** Books a block. If the block is lost, offers others (§booking-reply, §taken-keeps-answers, §own-block-not-taken). */
export function useSubmitBooking(options: SubmitOptions) {
  const {
    keepsLength = false,
    isLastStep = false,
    onBooked,
    bookedTo = paths.reservationsAfterBooking,
    pathOf,
  } = options;
  const { block, slotsPath } = useChosenBlock();
  const navigate = useNavigate();
  const goTo = (path: string) => void navigate(path, { replace: true });
  const patient = usePatientId();
  const doctorNames = useDoctorNames(block.subject_id);
  const readReservations = useReadReservations();
  const isBooked = async (target: Block) => {
    const list = await readReservations();
    return requireFullListIfNotFound(list, hasReservationAt(list.all_reservations, target));
  };
  const finish = (booked: Block) => {
    clearConsents(patient);
    // A change of time deletes no drafts, because only a booking sends a form.
    if (!keepsLength) deleteDraftsOf(patient, booked.subject_id);
    onBooked?.();
    goTo(bookedTo);
  };
  /** If the clinic already lists the patient's reservation of the block, finishes the booking and returns true. */
  const openOwnReservation = async (target: Block) => {
    const isOwn = await isBooked(target).catch(() => false);
    if (isOwn) finish(target);
    return isOwn;
  };
  const [outcome, showOutcome, close] = useDialog<LossReason | 'duplicate'>('outcome', {
    onClosed: () => goTo(paths.reservations),
  });
  const isRetried = useHasExtra('idempotency') && !keepsLength;
  const check = async ({ block: target }: Submission) => ((await isBooked(target)) ? 'found' : 'notDone');
  const onEnd = (end: ActionEnd<Submission, BookingEnd>, leave: () => void) => {
    if (end.status === 'done') {
      if (end.result === 'found') finish(end.input.block);
      if (end.result === 'found' || end.result === 'booked') leave();
      else showOutcome(end.result);
    }
    if (end.status !== 'failed' || end.failure.code !== 'consent') return;
    clearConsents(patient);
    void navigate(paths.confirm(end.input.block), { replace: true, state: { consentMissing: true } });
  };
  // If the reply to a call with an idempotency key is lost, the client repeats the call, so `check` is not needed.
  const action = useAction<Submission, BookingEnd>(({ send }) => send(), onEnd, isRetried ? undefined : check);
  const { state, busy } = action;
  const offers = useBlockAvailability({
    block,
    keepsLength,
    isLastStep,
    isSubmitted: state.status !== 'idle',
    openOwnReservation: () => openOwnReservation(block),
    lossReason: outcome === 'duplicate' ? null : outcome,
    onLost: showOutcome,
  });

  const submit = (target: Block, book: Book) => {
    const send = async () => {
      const end = await book(target).catch(lateOrThrow);
      // Finishes the booking here, because `onEnd` is not called if the patient has left the screen.
      if (end === 'booked') finish(target);
      return end === 'booked' || (await openOwnReservation(target)) ? 'booked' : end;
    };
    action.run({ book, block: target, send });
  };

  /** Replaces the lost block with `offer`; if the lost block had been submitted, books `offer` at once. */
  const choose = (offer: Block) => {
    copyConsents(patient, block, offer);
    goTo(pathOf(offer));
    if ('input' in state) submit(offer, state.input.book);
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
      onChooseAnother: () => close(() => goTo(slotsPath)),
      onClose: close,
    },
    showOutcome,
    openOwnReservation: () => openOwnReservation(block),
    run: (book: Book) => submit(block, book),
  };
}
