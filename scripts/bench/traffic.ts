import autocannon, { type Options, type Request } from 'autocannon';
import { IDEMPOTENCY_KEY, UID } from '../../src/api/contract';
import { formBody } from '../../tests/contract/support/sentCustomer';
import type { Line } from '../../tests/e2e/line/support/emulator';
import { sha256 } from '../../server/hash';
import { quantile, round } from './stats';

export const CONNECTIONS = 32;

/** Completed calls. */
export interface Sent {
  calls: number;
  seconds: number;
  /** How long each took, in ms. The first of each connection is left out: it also waits for the connection. */
  times: number[];
}

/** Calls per second and their durations. */
export interface Rate {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export function rateOf(all: readonly Sent[]): Rate {
  const times = all.flatMap((one) => one.times);
  const total = (of: 'calls' | 'seconds') => all.reduce((sum, one) => sum + one[of], 0);
  return {
    perSecond: Math.round(total('calls') / total('seconds')),
    p50Ms: round(quantile(times, 0.5), 1),
    p99Ms: round(quantile(times, 0.99), 1),
  };
}

/** Sends requests to these servers, in turn on each connection. Throws if a call fails. */
export async function send(url: string[], requests: Request[], options: Partial<Options>): Promise<Sent> {
  const times: number[] = [];
  const result = await autocannon({
    url: url as unknown as string,
    connections: CONNECTIONS,
    sampleInt: 20,
    requests,
    setupClient: (client) =>
      client.once('response', () => client.on('response', (_status, _bytes, ms) => times.push(ms))),
    ...options,
  });
  const failed = result.errors + result.non2xx + result.mismatches;
  if (failed > 0) throw new Error(`${failed} calls failed.`);
  return { calls: result['2xx'], seconds: result.duration, times };
}

/** One request after the other, whichever connection sends it. `prepare` runs before each. */
export function inTurn(all: readonly Request[], prepare = (request: Request | undefined) => request): Request[] {
  let next = 0;
  return [{ setupRequest: (request) => ({ ...request, ...prepare(all[next++ % all.length]) }) }];
}

/** A logged-in patient. */
export interface Patient {
  headers: Record<string, string>;
  sub: string;
  tokenHash: string;
}

/** Logs in a new patient. */
export async function logIn(base: string, line: Line): Promise<Patient> {
  line.reset();
  const tokens = new URLSearchParams(new URL(await line.entry()).hash.slice(1));
  const idToken = tokens.get('id_token') ?? '';
  const uid = { [UID]: idToken };
  const reply = await fetch(`${base}/api/auth/line`, {
    method: 'POST',
    headers: { ...uid, 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: tokens.get('access_token') }),
  });
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { headers: { ...uid, cookie }, sub, tokenHash: await sha256(cookie.split('=')[1] ?? '') };
}

export function bookingRequest({ headers }: Patient, shiftIds: number[]): Request {
  return {
    method: 'POST',
    path: '/api/reservations',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(formBody({ id: shiftIds[0] ?? 0, subject_id: 1, shiftIds })),
  };
}

/** The booking with an `Idempotency-Key` of its own, as from the app: nothing replays an earlier reply. */
export const asNew = (booking: Request | undefined): Request => ({
  ...booking,
  headers: { ...booking?.headers, [IDEMPOTENCY_KEY]: crypto.randomUUID() },
});

/** What follows one another in the app: a patient books, sees the list and cancels. */
export function courses(bookings: readonly Request[]): Request[] {
  let next = 0;
  const contextOf = (context: object) => context as { headers: Request['headers']; id: number };
  return [
    {
      setupRequest(request, context) {
        const booking = bookings[next++ % bookings.length];
        contextOf(context).headers = booking?.headers;
        return { ...request, ...asNew(booking) };
      },
    },
    {
      path: '/api/reservations',
      setupRequest: (request, context) => ({ ...request, headers: { ...contextOf(context).headers } }),
      onResponse(_status, body, context) {
        const list = JSON.parse(body) as { now_reservations: { id: number }[] };
        contextOf(context).id = list.now_reservations[0]?.id ?? 0;
      },
    },
    {
      method: 'PUT',
      setupRequest(request, context) {
        const { headers, id } = contextOf(context);
        return { ...request, path: `/api/reservations/${id}`, headers: { ...headers } };
      },
    },
  ];
}
