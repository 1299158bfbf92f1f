import type { HttpHandler } from 'msw';
import { NOW } from '../../../.storybook/clock';
import {
  askBookingFlag,
  book,
  createThroughDiagnose,
  createThroughRediagnose,
  getDiagnose,
  getRediagnose,
  IDEMPOTENCY_KEY,
  listDoctors,
  listShiftDays,
  listShifts,
  showDoctor,
} from '../../../src/api/contract';
import { dayStrip } from '../../../src/domain/booking/dayStrip';
import { day, doctor, doctors } from '../fixtures/timetableFixtures';
import { questionnaire, repeatQuestion } from '../fixtures/questionFixtures';
import { nothingOnFile } from './answerHandlers';
import { both } from '../fixtures/fileFixtures';
import { fileList } from './fileHandlers';
import { messageChoices } from './messageChoiceHandlers';
import { call, on, refusal } from './clinicHandlers';

const queryParam = (request: Request, name: string): string => new URL(request.url).searchParams.get(name) ?? '';

export const doctorList = call(listDoctors);

export const slots = {
  ...call(listShifts),
  /** Replies with the fixture's day for every date and applies the doctor filter. */
  open: (flag = 'initial') =>
    on(listShifts, ({ request }) => {
      const reply = day({ date: queryParam(request, 'date'), flag });
      const doctorId = queryParam(request, 'doctor_id');
      const shifts = reply.shifts.filter((shift) => doctorId === 'any' || shift.admin_user_id === Number(doctorId));
      return { ...reply, shifts };
    }),
  /** Every shift of these dates is taken; other days are open. */
  full: (...dates: string[]) =>
    on(listShifts, ({ request }) => {
      const date = queryParam(request, 'date');
      return day({ date, taken: dates.length === 0 || dates.includes(date) });
    }),
  takenAway: (...ids: number[]) =>
    on(listShifts, ({ request }) => {
      const reply = day({ date: queryParam(request, 'date') });
      const shifts = reply.shifts.map((shift) => (ids.includes(shift.id) ? { ...shift, digest: 'taken' } : shift));
      return { ...reply, shifts };
    }),
  empty: () => on(listShifts, () => ({ shifts: [], flag: 'initial' })),
};

export const shiftDays = {
  ...call(listShiftDays),
  /** 28 free blocks on every day, except on the given dates. */
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
  /** Books with this version of the consents; refuses any other. */
  takes: (agreed: string) =>
    on(book, async ({ request }) => {
      const body = (await request.json()) as { agreed?: string };
      return body.agreed === agreed ? { message: 'ok' } : refusal(422);
    }),
};
export const questions = call(getDiagnose);
export const bookingWithAnswers = {
  ...call(createThroughDiagnose),
  /** The first key has booked, but the reservation was cancelled on another device. A new key books. */
  cancelledElsewhere: (message: string) => {
    let first: string | null = null;
    return on(createThroughDiagnose, ({ request }) => {
      first ??= request.headers.get(IDEMPOTENCY_KEY);
      const again = request.headers.get(IDEMPOTENCY_KEY) === first;
      return again ? refusal(409, { error: { code: 'conflict', message } }) : { message: 'ok' };
    });
  },
};

export const repeatQuestions = call(getRediagnose);
export const repeatBooking = call(createThroughRediagnose);

/** All handlers of a successful first booking, up to the last button. */
export const bookingGoesWell = (): HttpHandler[] => [
  // Fixed segments are matched before `:id`, as in the clinic.
  doctorList.answers(doctors),
  doctorShown.answers(doctor),
  bookingFlag.answers({ flag: 0 }),
  questions.answers(questionnaire),
  ...nothingOnFile(),
  repeatQuestions.answers({ questions: [repeatQuestion], has_reservation: true }),
  slots.open(),
  shiftDays.open(),
  // The full-screen dialog after a booking reads these.
  messageChoices.none(),
  fileList.answers(both),
];
