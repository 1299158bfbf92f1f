import { http, HttpResponse, type HttpHandler } from 'msw';
import { booked } from '../fixtures/reservationFixtures';

const trouble = (status: number) =>
  HttpResponse.json({ error: { code: 'trouble', message: 'ただいま混み合っています。' } }, { status });

/**
 * The clinic's reply to one call: a booking's message, a failing status, no reply because the request was lost
 * (`lost`), or no reply although the clinic carried it out (`unheard`).
 */
type Answer = 'ok' | '1' | '3' | number | 'lost' | 'unheard';

/**
 * A stateful clinic: one reservation (10:15), which a PUT releases and a booking replaces with one at 10:30.
 * `release` and `bookings` are the replies in order; the last one repeats.
 */
export function changingClinic(release: Answer[] = ['ok'], bookings: Answer[] = ['ok']) {
  const asked = { releases: 0, bookings: 0 };
  let released = false;
  let moved = false;
  const list = () => {
    const old = { ...booked, cancel: released };
    const next = { ...booked, id: 11, start_time: '2026-07-03T10:30:00+09:00' };
    const now = [...(released ? [] : [old]), ...(moved ? [next] : [])];
    return { now_reservations: now, all_reservations: [...(moved ? [next] : []), old] };
  };
  const turn = (answers: Answer[], index: number) => answers[Math.min(index, answers.length - 1)] ?? 'ok';
  const refusal = (answer: Answer) => {
    if (answer === 'lost') return HttpResponse.error();
    return typeof answer === 'number' ? trouble(answer) : null;
  };
  const handlers: HttpHandler[] = [
    http.get('/api/reservations', () => HttpResponse.json(list())),
    http.put('/api/reservations/:id', () => {
      const answer = turn(release, asked.releases++);
      const refused = refusal(answer);
      if (refused) return refused;
      released = true;
      return answer === 'unheard' ? HttpResponse.error() : HttpResponse.json(list());
    }),
    http.post('/api/reservations', () => {
      const answer = turn(bookings, asked.bookings++);
      const refused = refusal(answer);
      if (refused) return refused;
      moved = answer === 'ok' || answer === 'unheard';
      if (answer === 'unheard') return HttpResponse.error();
      return HttpResponse.json({ message: String(answer) });
    }),
  ];
  return { handlers, asked };
}
