import { answersToSend } from '../domain/answers';
import type { Block } from '../domain/block';
import { bookingOutcome, type BookingOutcome } from '../domain/bookingOutcome';
import { normalizeCustomer, type CustomerForm } from '../domain/customer';
import type { Question } from '../domain/question';
import type { Answers } from '../domain/questionnaire';
import type { Call, CallInput } from './call';
import { useSend } from './ClinicProvider';
import {
  askBookingFlag,
  book,
  createThroughDiagnose,
  createThroughRediagnose,
  getDiagnose,
  getRediagnose,
  QUESTIONNAIRE_ID,
} from './contract';
import { asFailure } from './failure';
import { deleteIdempotencyKey, idempotencyKeyFor } from './idempotencyKeys';
import { useRead } from './useRead';
import { useRefreshReservations } from './reservationsApi';

const forBlock = (block: Block) => ({ query: { shift_id: block.id, subject_id: block.subject_id } });

/** The first visit's questions for a block (spec §7); null = do not read yet. */
export const useDiagnose = (block: Block | null) => useRead(getDiagnose, block && forBlock(block));

/** The repeat visit's questions, and whether the insurance images are stored (spec §7); null = do not read yet. */
export const useRediagnose = (block: Block | null) => useRead(getRediagnose, block && forBlock(block));

type BookingCall = typeof book | typeof createThroughDiagnose | typeof createThroughRediagnose;

/** The calls of the booking flow. The same body is booked only once, however often it is sent. */
export function useBooking() {
  const send = useSend();
  const refresh = useRefreshReservations();

  async function sendBooking<C extends BookingCall>(call: C, input: CallInput<C>): Promise<BookingOutcome> {
    const identity = [call.path, input];
    const options = { idempotencyKey: await idempotencyKeyFor(identity) };
    try {
      const { message } = (await send(call as Call, input as CallInput<Call>, options)) as { message: string };
      await deleteIdempotencyKey(identity);
      await refresh();
      return bookingOutcome(message);
    } catch (error) {
      // Under this key a reservation was booked that has been cancelled since: the next press is a new booking.
      if (asFailure(error).status === 409) await deleteIdempotencyKey(identity);
      throw error;
    }
  }

  return {
    /** The next step of the booking (spec §4). */
    askFlag: async (block: Block) => (await send(askBookingFlag, forBlock(block))).flag,
    /** Books at once, for a patient whose answers are stored. */
    bookShort: (block: Block) =>
      sendBooking(book, {
        body: { id: block.id, short: true, subject_id: block.subject_id, shiftIds: block.shiftIds },
      }),
    /** Books with the first-visit answers. */
    bookFirstVisit: (block: Block, questions: readonly Question[], answers: Answers) =>
      sendBooking(createThroughDiagnose, {
        params: { id: block.id },
        query: { 'shift_ids[]': block.shiftIds, subject_id: block.subject_id },
        body: { ...answersToSend(questions, answers), subject_id: String(block.subject_id) },
      }),
    bookWithCustomer: (block: Block, form: CustomerForm) => {
      const { year, month, day, noNumber: _, ...lines } = normalizeCustomer(form);
      const born = { year: Number(year), month: Number(month), day: Number(day) };
      const { id, subject_id, shiftIds } = block;
      return sendBooking(book, { body: { ...lines, ...born, id, subject_id, shiftIds, short: false } });
    },
    /** Books with the repeat-visit answers. */
    bookRepeatVisit: (block: Block, questions: readonly Question[], answers: Answers) =>
      sendBooking(createThroughRediagnose, {
        params: { shiftIds: block.shiftIds },
        query: { subject_id: block.subject_id },
        body: { ...answersToSend(questions, answers), questionnaire_id: QUESTIONNAIRE_ID },
      }),
  };
}
