import { HttpResponse, type HttpHandler } from 'msw';
import { changeTime, listReservations } from '../../../src/api/contract';
import { booked } from '../fixtures/reservationFixtures';
import { on, refusal } from './clinicHandlers';

/**
 * The clinic's reply to a change: `ok`, `'1'` (taken), a failing status, no reply because the request was lost (`lost`),
 * or no reply although the clinic carried it out (`unheard`).
 */
type Answer = 'ok' | '1' | number | 'lost' | 'unheard';

const ENDED = { error: { code: 'trouble', message: '診療が終わった予約です。' } };

/** A stateful clinic: one reservation (10:15), which a change moves to 10:30. The last answer repeats. */
export function changingClinic(...answers: Answer[]) {
  const asked = { changes: 0, shiftIds: [] as number[] };
  let moved = false;
  const list = () => {
    const one = { ...booked, ...(moved && { start_time: '2026-07-03T10:30:00+09:00' }) };
    return { now_reservations: [one], all_reservations: [one] };
  };
  const handlers: HttpHandler[] = [
    on(listReservations, list),
    on(changeTime, async ({ request }) => {
      const answer = answers[Math.min(asked.changes++, answers.length - 1)] ?? 'ok';
      asked.shiftIds = ((await request.json()) as { shiftIds: number[] }).shiftIds;
      if (answer === 'lost') return HttpResponse.error();
      if (typeof answer === 'number') return refusal(answer, ENDED);
      if (answer === '1') return { message: '1' };
      moved = true;
      return answer === 'unheard' ? HttpResponse.error() : list();
    }),
  ];
  return { handlers, asked };
}
