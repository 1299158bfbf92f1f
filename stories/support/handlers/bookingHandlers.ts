import type { HttpHandler } from 'msw';
import { NOW } from '../../../.storybook/clock';
import {
  askBookingFlag,
  book,
  createThroughDiagnose,
  createThroughRediagnose,
  getDiagnose,
  getRediagnose,
  IDEMPOTENCY_KEY_HEADER,
  listDoctors,
  listShiftDays,
  listShifts,
  showDoctor,
} from '../../../src/api/contract';
import { dayStrip } from '../../../src/domain/booking/dayStrip';
import { shiftsReply, doctor, doctors } from '../fixtures/timetableFixtures';
import { questionnaire, repeatQuestion } from '../fixtures/questionFixtures';
import { nothingOnFile } from './answerHandlers';
import { bothFiles } from '../fixtures/fileFixtures';
import { fileList } from './fileHandlers';
import { messageChoices } from './messageChoiceHandlers';
import { call, on, refusal } from './clinicHandlers';

const queryParam = (request: Request, name: string): string => new URL(request.url).searchParams.get(name) ?? '';
export const doctorList = call(listDoctors);

export const slots = {
  ...call(listShifts),
  open: (flag = 'initial') =>
    on(listShifts, ({ request }) => {
      const reply = shiftsReply({ date: queryParam(request, 'date'), flag });
      const doctorId = queryParam(request, 'doctor_id');
      const shifts = reply.shifts.filter((shift) => doctorId === 'any' || shift.admin_user_id === Number(doctorId));
      return { ...reply, shifts };
    }),
  /** Without `dates`, the shifts of every day are taken. */
  full: (...dates: string[]) =>
    on(listShifts, ({ request }) => {
      const date = queryParam(request, 'date');
      return shiftsReply({ date, taken: dates.length === 0 || dates.includes(date) });
    }),
  takenAway: (...ids: number[]) =>
    on(listShifts, ({ request }) => {
      const reply = shiftsReply({ date: queryParam(request, 'date') });
      const shifts = reply.shifts.map((shift) => (ids.includes(shift.id) ? { ...shift, digest: 'taken' } : shift));
      return { ...reply, shifts };
    }),
  empty: () => on(listShifts, () => ({ shifts: [], flag: 'initial' })),
};

export const shiftDays = {
  ...call(listShiftDays),
  /** `free` is the number of free blocks by date; other dates have 28 free blocks. */
  open: (free: Readonly<Record<string, number>> = {}) =>
    on(listShiftDays, ({ request }) => {
      const dates = dayStrip(queryParam(request, 'from'), 0, NOW).map(({ date }) => date);
      return { days: dates.map((date) => ({ date, free: free[date] ?? 28 })) };
    }),
};

export const doctorShown = call(showDoctor);
export const bookingFlag = call(askBookingFlag);
export const shortBooking = {
  ...call(book),
  takes: (agreed: string) =>
    on(book, async ({ request }) => {
      const body = (await request.json()) as { agreed?: string };
      return body.agreed === agreed ? { message: 'ok' } : refusal(422);
    }),
};
export const questions = call(getDiagnose);
export const bookingWithAnswers = {
  ...call(createThroughDiagnose),
  /**
   * Refuses calls with the first idempotency key, because the reservation booked with this key was cancelled.
   * Accepts other keys.
   */
  cancelledElsewhere: (message: string) => {
    let firstKey: string | null = null;
    return on(createThroughDiagnose, ({ request }) => {
      firstKey ??= request.headers.get(IDEMPOTENCY_KEY_HEADER);
      const isRepeated = request.headers.get(IDEMPOTENCY_KEY_HEADER) === firstKey;
      return isRepeated ? refusal(409, { error: { code: 'conflict', message } }) : { message: 'ok' };
    });
  },
};

export const repeatQuestions = call(getRediagnose);
export const repeatBooking = call(createThroughRediagnose);

/** Handles the calls before and after the booking call. Each story adds the handler of the booking call. */
export const callsAroundBooking = (): HttpHandler[] => [
  // A path with a fixed segment must come before a path with `:id`.
  doctorList.answers(doctors),
  doctorShown.answers(doctor),
  bookingFlag.answers({ flag: 0 }),
  questions.answers(questionnaire),
  ...nothingOnFile(),
  repeatQuestions.answers({ questions: [repeatQuestion], has_reservation: true }),
  slots.open(),
  shiftDays.open(),
  // The full-screen dialog after a booking makes these two calls.
  messageChoices.none(),
  fileList.answers(bothFiles),
];
