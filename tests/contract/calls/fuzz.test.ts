import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ErrorReply, IDEMPOTENCY_KEY_HEADER } from '../../../src/api/contract';
import { ORIGIN, useClinic } from '../support/testClinic';
import { CALLS } from '../support/calls';
import { requestsToAllCalls, type FuzzRequest } from '../support/fuzzRequests';
import { newConfirmedBill } from '../support/confirmedBill';
import { headersOf } from '../../patient';

const REQUESTS = Number(process.env['REQUESTS'] ?? 2 * CALLS.length);
/** To repeat a run of `npm run test:fuzz`, set `SEED` to the seed that the test's title shows. */
const SEED = Number(process.env['SEED'] ?? (process.env['REQUESTS'] ? Date.now() % 2 ** 31 : 20_260_703));
const HANG_MS = 60_000;
const clinic = useClinic();

async function dataHash(): Promise<string> {
  const excluded = ['sessions', 'shifts', 'timetable_days', 'settings', 'migrations'];
  const tables = await clinic().db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> all($1) order by 1`,
    [excluded],
  );
  expect(tables.length).toBeGreaterThan(20);
  const hashQueries = tables.map(
    ({ name }) => `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
  );
  const rows = await clinic().db.query<{ sum: string }>(hashQueries.join(' union all '));
  return rows.map((row) => row.sum).join();
}

test(
  `${REQUESTS} random requests cause no server error, and refused requests change no data (seed ${SEED})`,
  async () => {
    const { visitor, id, deliverId } = await newConfirmedBill(clinic(), 'fuzzed');
    const stranger = await newConfirmedBill(clinic(), 'stranger');
    const strangerRows = async () =>
      JSON.stringify(
        await clinic().db.query(
          `select r.*, a.* from reservations r join addresses a using (patient_id) where r.id = $1`,
          [stranger.id],
        ),
      );
    const rowsBefore = await strangerRows();
    const statuses = new Map<string, Set<number>>(CALLS.map((call) => [`${call.method} ${call.path}`, new Set()]));

    const send = async ({ call, path, body, idempotencyKey }: FuzzRequest) => {
      const headers = new Headers(headersOf(visitor));
      if (idempotencyKey !== null) headers.set(IDEMPOTENCY_KEY_HEADER, idempotencyKey);
      if (body?.type) headers.set('content-type', body.type);
      const hasBody = body !== null && call.method !== 'GET';
      const request = new Request(`${ORIGIN}/api${path}`, {
        method: call.method,
        headers,
        ...(hasBody && { body: body.body }),
      });
      const timeout = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error(`no response in ${HANG_MS} ms`)), HANG_MS).unref(),
      );
      return Promise.race([clinic().fetch(request), timeout]);
    };

    await fc.assert(
      fc.asyncProperty(requestsToAllCalls([id, deliverId, stranger.id, stranger.deliverId, 1, 2]), async (round) => {
        for (const fuzzed of round) {
          const before = await dataHash();
          const response = await send(fuzzed);
          statuses.get(`${fuzzed.call.method} ${fuzzed.call.path}`)?.add(response.status);
          const reply: unknown = await response.json();
          expect(response.status).toBeLessThan(500);
          if (response.status !== 200) {
            const { error } = v.parse(ErrorReply, reply);
            expect(error.message).toMatch(/[ぁ-ん]/);
            expect(await dataHash()).toBe(before);
          } else if (!fuzzed.path.startsWith('/..')) v.parse(fuzzed.call.reply, reply);
        }
      }),
      { numRuns: Math.ceil(REQUESTS / CALLS.length), seed: SEED, endOnFailure: true },
    );
    expect(await strangerRows()).toBe(rowsBefore);

    // If the clinic refused or accepted nearly every request, the run would prove little.
    const sets = [...statuses.values()];
    expect(sets.filter((set) => [...set].some((status) => status >= 400)).length).toBeGreaterThan(CALLS.length * 0.7);
    expect(sets.filter((set) => set.has(200)).length).toBeGreaterThan(CALLS.length * 0.25);
  },
  REQUESTS * 1_000,
);
