import type { SentAnswers } from '../domain/questionnaire/answers';
import type { Block } from '../domain/booking/block';
import { readDateParts } from '../domain/fields/date';
import { addressInOneLine, normalizeCustomer, type CustomerForm } from '../domain/questionnaire/customerForm';
import type { Reply } from './contract/call';
import { useHasExtra, useSend } from './ClinicProvider';
import { book, askBookingFlag } from './contract/booking';
import { bookingOutcome, type BookingOutcome, type BookingFlow } from './contract/words';
import {
  createThroughDiagnose,
  createThroughRediagnose,
  getDiagnose,
  getRediagnose,
  QUESTIONNAIRE_ID,
} from './contract/questionnaire';
import { useRead, useReadNow } from './useRead';
import { useRefreshReservations } from './reservations';

const forBlock = (block: Block) => ({ query: { shift_id: block.id, subject_id: block.subject_id } });

export const useFirstVisitQuestions = (block: Block | null) => useRead(getDiagnose, block && forBlock(block));

export const useRepeatVisitQuestions = (block: Block | null) => useRead(getRediagnose, block && forBlock(block));

/** Each booking function takes `agreed`, the version of the consent text that the patient agreed to. */
export function useBooking() {
  const send = useSend();
  const refresh = useRefreshReservations();
  const acceptsApartment = useHasExtra('customer_form');

  async function outcomeOf(reply: Promise<Reply<typeof book>>): Promise<BookingOutcome> {
    const { message } = await reply;
    await refresh();
    return bookingOutcome(message);
  }

  return {
    bookWithoutQuestionnaire: ({ id, subject_id, shiftIds }: Block, agreed: string) =>
      outcomeOf(send(book, { body: { id, short: true, subject_id, shiftIds, agreed } })),
    bookFirstVisit: (block: Block, answers: SentAnswers, agreed: string) =>
      outcomeOf(
        send(createThroughDiagnose, {
          params: { id: block.id },
          query: { 'shift_ids[]': block.shiftIds, subject_id: block.subject_id },
          body: { ...answers, subject_id: String(block.subject_id), agreed },
        }),
      ),
    bookWithCustomer: (block: Block, form: CustomerForm, agreed: string) => {
      const { birthday, noNumber: _, ...fields } = normalizeCustomer(form);
      const { year, month, day } = readDateParts(birthday);
      const dateOfBirth = { year: Number(year), month: Number(month), day: Number(day) };
      const { id, subject_id, shiftIds } = block;
      const address = acceptsApartment ? fields.address : addressInOneLine(fields);
      const body = { ...fields, ...dateOfBirth, address, id, subject_id, shiftIds, agreed, short: false as const };
      return outcomeOf(send(book, { body }));
    },
    bookRepeatVisit: (block: Block, answers: SentAnswers, agreed: string) =>
      outcomeOf(
        send(createThroughRediagnose, {
          params: { shiftIds: block.shiftIds },
          query: { subject_id: block.subject_id },
          body: { ...answers, questionnaire_id: QUESTIONNAIRE_ID, agreed },
        }),
      ),
  };
}

/** `flow` is null until the clinic replies; `readFlow` asks the clinic again. */
export function useBookingFlow(block: Block) {
  const readNow = useReadNow();
  const read = useRead(askBookingFlag, forBlock(block));
  const readFlow = async (): Promise<BookingFlow> => (await readNow(askBookingFlag, forBlock(block))).flow;
  return { flow: read.status === 'ready' ? read.data.flow : null, readFlow };
}
