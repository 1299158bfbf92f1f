import { http, HttpResponse, type HttpHandler } from 'msw';
import { booked } from '../fixtures/reservationFixtures';

/**
 * The clinic's reply to a change: `ok`, `'1'` (taken), a failing status, no reply because the request was lost (`lost`),
 * or no reply although the clinic carried it out (`unheard`).
 */
type Answer = 'ok' | '1' | number | 'lost' | 'unheard';

const trouble = (status: number) =>
  HttpResponse.json({ error: { code: 'trouble', message: '診療が終わった予約です。' } }, { status });

/** A stateful clinic: one reservation (10:15), which a change moves to 10:30. The last answer repeats. */
export function changingClinic(...answers: Answer[]) {
  const asked = { changes: 0, shiftIds: [] as number[] };
  let moved = false;
  const list = () => {
    const one = { ...booked, ...(moved && { start_time: '2026-07-03T10:30:00+09:00' }) };
    return { now_reservations: [one], all_reservations: [one] };
  };
  const handlers: HttpHandler[] = [
    http.get('/api/reservations', () => HttpResponse.json(list())),
    http.put('/api/reservations/:id/time', async ({ request }) => {
      const answer = answers[Math.min(asked.changes++, answers.length - 1)] ?? 'ok';
      asked.shiftIds = ((await request.json()) as { shiftIds: number[] }).shiftIds;
      if (answer === 'lost') return HttpResponse.error();
      if (typeof answer === 'number') return trouble(answer);
      if (answer === '1') return HttpResponse.json({ message: '1' });
      moved = true;
      return answer === 'unheard' ? HttpResponse.error() : HttpResponse.json(list());
    }),
  ];
  return { handlers, asked };
}
