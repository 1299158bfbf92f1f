import { randomUUID } from 'node:crypto';
import getPort from 'get-port';
import { IDEMPOTENCY_KEY_HEADER, createThroughDiagnose, getDiagnose, listShifts } from '../../src/api/contract';
import type { Block } from '../../src/domain/booking/block';
import { DAY_MS, addDays, startOfJstDate, toJstDate } from '../../src/domain/calendar/jst';
import { OFFERED_SHIFTS } from '../../server/booking/dayShifts';
import { toTimestamp } from '../../server/db/db';
import { sha256 } from '../../server/db/hash';
import { startCluster } from '../postgres.mjs';
import { runClinic } from '../../tests/e2e/support/process';
import * as patient from '../../tests/patient';
import { ORIGIN } from '../../tests/support/firstDay';
import { BUILD_FOLDER } from './phone';

const BARE_ROUTE = new URL('bareRoutes.mjs', import.meta.url).href;
const CONNECTIONS = 32;
const CALLS_PER_CONNECTION = 3;
/** The `warm` rounds let V8 optimize the code. */
const ROUNDS = { warm: 3, measured: 3 };

const MINIMAL_BOOKING = [
  'select line_sub from sessions where token_hash = $1 and expires_at > now()',
  'select digest, offered from shifts where id = any($1) order by id for update',
  `with made as (
     insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at)
     select patients.id, doctor_id, 1, '', true, start_at, now() from patients, shifts
     where line_sub = $2 and shifts.id = $1 returning id
   ) insert into held_shifts (shift_id, reservation_id) select unnest($3::int[]), id from made`,
  `with sheet as (
     insert into answer_sheets (patient_id, subject_id, reservation_id, kind, created_at)
     select patient_id, subject_id, reservation_id, 'initial', now()
     from held_shifts join reservations on id = reservation_id where shift_id = $1 returning id
   ) insert into answers (sheet_id, question_id, answer_values)
   select sheet.id, key::int, array(select jsonb_array_elements_text(value)) from sheet, jsonb_each($2)`,
];

/** The connections share one queue, so that all of them work until the end. */
async function medianReplyMs(url: string, requests: Request[]): Promise<number> {
  const times: number[] = [];
  const connection = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const began = performance.now();
      const reply = await fetch(request.url.replace(ORIGIN, url), request);
      const text = await reply.text();
      times.push(performance.now() - began);
      // A refused booking also has status 200. The message is 1 for a taken block and 3 for a duplicate.
      if (!reply.ok || /"message":"[13]"/.test(text)) throw new Error(`${request.url}: ${reply.status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

/**
 * Measures two calls of the clinic, each with a `bare…` call for comparison.
 * A `bare…` call runs only the SQL that the clinic's call needs.
 */
async function measureOn(settings: Record<string, string>) {
  const medians: Record<string, number[]> = {};
  const env = {
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG: 'errors',
    BARE_PORT: String(await getPort()),
    NODE_OPTIONS: `--import=${BARE_ROUTE}`,
    ...settings,
  };
  await runClinic({ main: `${BUILD_FOLDER}/dist-server/main.js`, env }, async (origin) => {
    let patients = 0;
    const fromNewAddress = (request: Request): Request => {
      request.headers.set('x-forwarded-for', `10.0.${patients >> 8}.${patients & 255}`);
      request.headers.set('accept-encoding', 'gzip');
      return request;
    };
    const host = { fetch: (request: Request) => fetch(request.url.replace(ORIGIN, origin), fromNewAddress(request)) };
    const post = (path: string, body: object) =>
      new Request(`${ORIGIN}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const logInNewPatient = async () => {
      const name = `patient-${(patients += 1)}`;
      const tokens = (await (await host.fetch(post('/api/preview/login', { patient: name }))).json()) as never;
      return patient.logInWith(host, name, tokens);
    };

    const first = await logInNewPatient();
    const now = Date.now();
    const blocks: Block[] = [];
    for (
      let day = 1;
      blocks.length <= 2 * CONNECTIONS * CALLS_PER_CONNECTION * (ROUNDS.warm + ROUNDS.measured);
      day += 1
    )
      blocks.push(...(await patient.blocksOf(first, { now, date: addDays(toJstDate(now), day) })));
    const date = toJstDate(blocks[0]?.start_time ?? now);
    const takeBlock = () => blocks.pop() as Block;
    const sheet = await first.ask(getDiagnose, { query: { shift_id: takeBlock().id, subject_id: 1 } });
    const answers = patient.answersTo([...sheet.common_questionnaire, ...sheet.specific_questionnaires]);
    const dayBounds = [startOfJstDate(date), startOfJstDate(date) + DAY_MS].map(toTimestamp);

    type MakeCall = (visitor: patient.Visitor, headers: Record<string, string>) => Request | Promise<Request>;
    const calls: Record<string, MakeCall> = {
      shifts: (_, headers) =>
        patient.requestOf(listShifts, { params: { id: 1 }, query: { date, doctor_id: 'any' } }, headers),
      bareShifts: () => post('/', [{ name: 'shifts', text: OFFERED_SHIFTS, values: [1, null, ...dayBounds] }]),
      bookings: (_, headers) =>
        patient.requestOf(createThroughDiagnose, patient.diagnoseInput(takeBlock(), answers), {
          ...headers,
          [IDEMPOTENCY_KEY_HEADER]: randomUUID(),
        }),
      bareBookings: async (visitor) => {
        const { id, shiftIds } = takeBlock();
        const session = await sha256([...visitor.cookies.values()].join());
        const values = [[session], [shiftIds], [id, patient.subOf(visitor), shiftIds], [id, answers]];
        const statements = MINIMAL_BOOKING.map((text, step) => ({
          name: `booking${step}`,
          text,
          values: values[step],
        }));
        return post('/', statements);
      },
    };
    for (let round = 1; round <= ROUNDS.warm + ROUNDS.measured; round += 1)
      for (const [name, call] of Object.entries(calls)) {
        const requests: Request[] = [];
        while (requests.length < CONNECTIONS * CALLS_PER_CONNECTION) {
          const visitor = name === 'bareShifts' ? first : await logInNewPatient();
          requests.push(fromNewAddress(await call(visitor, patient.headersOf(visitor))));
        }
        const median = await medianReplyMs(
          name.startsWith('bare') ? `http://127.0.0.1:${env.BARE_PORT}` : origin,
          requests,
        );
        if (round > ROUNDS.warm) (medians[name] ??= []).push(median);
      }
  });
  return medians;
}

export async function measureServer() {
  const pglite = await measureOn({});
  const cluster = await startCluster(await getPort());
  const postgres = await measureOn({ DATABASE_URL: cluster.url('postgres') });
  await cluster.stop();
  return { pglite, postgres };
}
