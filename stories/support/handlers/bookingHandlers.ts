import { http, HttpResponse, type HttpHandler } from 'msw';
import { NOW } from '../../../.storybook/clock';
import { dayStrip } from '../../../src/domain/booking/dayStrip';
import { IDEMPOTENCY_KEY } from '../../../src/api/contract';
import { day, doctor, doctors } from '../fixtures/timetableFixtures';
import { questionnaire, repeatQuestion } from '../fixtures/questionFixtures';
import { nobodyKnown } from './answerHandlers';
import { messageChoices } from './messageChoiceHandlers';
import { call } from './clinicHandlers';

/** The doctors of a subject. */
export const doctorList = call('get', '/api/reservations/doctors_list/:id');

const shifts = call('get', '/api/reservations/:id/shift');

/** The timetable of the slot picker. */
export const slots = {
  ...shifts,
  /** Returns the fixture's day for every date; applies the doctor filter. */
  open: (flag = 'initial'): HttpHandler =>
    http.get('/api/reservations/:id/shift', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const reply = day({ date: query.get('date') ?? '', flag });
      const doctorId = query.get('doctor_id');
      const kept = reply.shifts.filter((shift) => doctorId === 'any' || shift.admin_user_id === Number(doctorId));
      return HttpResponse.json({ ...reply, shifts: kept });
    }),
  /** Every shift of these dates is taken; other days are open. */
  full: (...dates: string[]): HttpHandler =>
    http.get('/api/reservations/:id/shift', ({ request }) => {
      const date = new URL(request.url).searchParams.get('date') ?? '';
      return HttpResponse.json(day({ date, taken: dates.length === 0 || dates.includes(date) }));
    }),
  /** Every shift of this date is taken; other days are open, and reply when the story resolves the promise. */
  fullThenLate: (date: string, replied: Promise<void>): HttpHandler =>
    http.get('/api/reservations/:id/shift', async ({ request }) => {
      const asked = new URL(request.url).searchParams.get('date') ?? '';
      if (asked !== date) await replied;
      return HttpResponse.json(day({ date: asked, taken: asked === date }));
    }),
  /** Somebody else has taken these shifts. */
  takenAway: (...ids: number[]): HttpHandler =>
    http.get('/api/reservations/:id/shift', ({ request }) => {
      const reply = day({ date: new URL(request.url).searchParams.get('date') ?? '' });
      const shifts = reply.shifts.map((shift) => (ids.includes(shift.id) ? { ...shift, digest: 'taken' } : shift));
      return HttpResponse.json({ ...reply, shifts });
    }),
  empty: (): HttpHandler => shifts.answers({ shifts: [], flag: 'initial' }),
};

const week = call('get', '/api/reservations/:id/shift_days');

/** How much is free on the days of the strip. */
export const shiftDays = {
  ...week,
  /** The fixture's 28 blocks on every day, except these dates. */
  open: (free: Readonly<Record<string, number>> = {}): HttpHandler =>
    http.get('/api/reservations/:id/shift_days', ({ request }) => {
      const from = new URL(request.url).searchParams.get('from') ?? '';
      const dates = dayStrip(from, 0, NOW).map(({ date }) => date);
      return HttpResponse.json({ days: dates.map((date) => ({ date, free: free[date] ?? 28 })) });
    }),
};

/** The doctor of the confirm screen. */
export const doctorShown = call('get', '/api/reservations/doctors_show/:id');

/** The flag behind 同意して進む. */
export const bookingFlag = call('get', '/api/reservations/new');
const short = '/api/reservations';
/** A short booking. */
export const shortBooking = {
  ...call('post', short),
  /** Books with this version of the consents; anything else is refused. */
  takes: (agreed: string): HttpHandler =>
    http.post(short, async ({ request }) => {
      const body = (await request.json()) as { agreed?: string };
      return body.agreed === agreed
        ? HttpResponse.json({ message: 'ok' })
        : HttpResponse.json({ error: { code: 'consent', message: '同意の内容が違います。' } }, { status: 422 });
    }),
};
/** The first visit's questions. */
export const questions = call('get', '/api/reservations/diagnose');
/** A booking with the first visit's answers. */
const withAnswers = '/api/reservations/create_through_diagnose/:id';
export const bookingWithAnswers = {
  ...call('post', withAnswers),
  /** The first key has booked already, and the reservation was cancelled on another device; another key books. */
  cancelledElsewhere: (message: string): HttpHandler => {
    let first: string | null = null;
    return http.post(withAnswers, ({ request }) => {
      first ??= request.headers.get(IDEMPOTENCY_KEY);
      const again = request.headers.get(IDEMPOTENCY_KEY) === first;
      return again
        ? HttpResponse.json({ error: { code: 'conflict', message } }, { status: 409 })
        : HttpResponse.json({ message: 'ok' });
    });
  },
};

/** The repeat visit's questions. */
export const repeatQuestions = call('get', '/api/reservations/rediagnose');
/** A booking with the repeat visit's answers. */
export const repeatBooking = call('post', '/api/reservations/create_through_rediagnose/:ids');

/** All handlers of a successful first booking, up to the last button. */
export const bookingGoesWell = (): HttpHandler[] => [
  // Fixed segments are matched before `:id`, as in the clinic.
  doctorList.answers(doctors),
  doctorShown.answers(doctor),
  bookingFlag.answers({ flag: 0 }),
  questions.answers(questionnaire),
  ...nobodyKnown(),
  repeatQuestions.answers({ questions: [repeatQuestion], has_reservation: true }),
  slots.open(),
  shiftDays.open(),
  messageChoices.none(),
];
