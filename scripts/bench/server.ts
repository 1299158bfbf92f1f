import type { Request } from 'autocannon';
import getPort from 'get-port';
import { RESERVATIONS } from '../../server/visit/reservationList';
import { addDays } from '../../src/domain/calendar/jst';
import type { Line } from '../../tests/e2e/line/support/emulator';
import { pgliteHouse, postgresHouse, type House } from '../../tests/load/support/house';
import { findPostgres, startCluster } from '../postgres.mjs';
import { LARGE_TIMETABLE, startLine, TOMORROW } from './clinic';
import { measureSlots } from './slotSpeed';
import { quantile, round } from './stats';
import {
  asNew,
  bookingRequest,
  courses,
  inTurn,
  logIn,
  rateOf,
  send,
  type Patient,
  type Rate,
  type Sent,
} from './traffic';

const BARE_ROUTES = new URL('bareRoutes.mjs', import.meta.url).href;
/** Days in turn. */
const DAYS = 8;
const UNCACHED_ROUNDS = 15;
const WARM_UP = { duration: 3 };
const PATIENTS = 160;
/** After one to warm up. Every patient books once a round. */
const ROUNDS = 4;
const READ = { duration: 2 };
const COURSES = { duration: 5 };

const bareQuery = (text: string, values: unknown[] = [], name?: string): Request => ({
  path: `/query?${new URLSearchParams({ text, values: JSON.stringify(values), ...(name !== undefined && { name }) })}`,
});

/** The one statement of a cached reply with a day's shifts. */
const SHIFT_CALLER = 'select patient_id, finished, version from shift_caller($1, $2, $3, $4, $5, $6)';

/** Free blocks of three shifts from tomorrow on. */
const FREE_BLOCKS = `select array_agg(id order by start_at) as ids from shifts
  where digest is null and start_at > date '${TOMORROW}'
  group by doctor_id, floor(extract(epoch from start_at) / 900) having count(*) = 3 order by min(start_at), doctor_id`;

async function cancelAll(house: House) {
  await house.sql('update reservations set cancelled_at = now() where cancelled_at is null and start_at > now()');
  await house.sql('delete from held_shifts');
}

/** What a house is measured with. */
interface Measured {
  house: House;
  bases: string[];
  /** Logged in; each holds no reservation yet. */
  patients: readonly Patient[];
  /** Headers of the first patient's reads. */
  headers: Record<string, string>;
  /** The first patient's calls for the shifts of `DAYS` days. */
  days: Request[];
  /** One of each patient, all of different shifts. */
  bookings: readonly Request[];
}

async function prepare(house: House, line: Line): Promise<Measured> {
  for (const statement of LARGE_TIMETABLE) await house.sql(statement);
  const bases = house.sites.map(({ base }) => base);
  const patients: Patient[] = [];
  while (patients.length < PATIENTS) patients.push(await logIn(bases[0] ?? '', line));
  const headers = { ...patients[0]?.headers, 'accept-encoding': 'br' };
  const days = Array.from({ length: DAYS }, (_, day): Request => {
    return { path: `/api/reservations/1/shift?date=${addDays(TOMORROW, day)}&doctor_id=any`, headers };
  });
  const blocks = await house.sql<{ ids: number[] }>(FREE_BLOCKS);
  const bookings = patients.map((one, index) => bookingRequest(one, blocks[index]?.ids ?? []));
  return { house, bases, patients, headers, days, bookings };
}

/** Shifts a second when no reply is cached. */
async function uncachedSpeed({ house, bases, headers, days }: Measured): Promise<number> {
  const rounds: number[] = [];
  for (let turn = 0; turn < UNCACHED_ROUNDS; turn += 1) {
    // Invalidates the cache, as bookings with each doctor on each day would.
    await house.sql('update shift_versions set version = gen_random_uuid()');
    const began = performance.now();
    const all = days.map(({ path }, at) => fetch(`${bases[at % bases.length]}${path}`, { headers }));
    await Promise.all(all.map(async (one) => (await one).arrayBuffer()));
    rounds.push(performance.now() - began);
  }
  return Math.round((DAYS * 1000) / quantile(rounds, 0.5));
}

/** Every patient books. Leaves each with a reservation. */
async function bookingRate({ house, bases, bookings }: Measured): Promise<Rate> {
  const isBooked = (body: unknown) => (JSON.parse(String(body)) as { message: string }).message === 'ok';
  const sent: Sent[] = [];
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    await cancelAll(house);
    sent.push(await send(bases, inTurn(bookings, asNew), { amount: PATIENTS, verifyBody: isBooked }));
  }
  return rateOf(sent.slice(1));
}

/** Patients book, see the list and cancel, as in the app; `perSecond` counts these courses. */
async function courseRate({ house, bases, bookings }: Measured): Promise<Rate> {
  await cancelAll(house);
  const calls = courses(bookings);
  const rate = rateOf([await send(bases, calls, COURSES)]);
  return { ...rate, perSecond: Math.round(rate.perSecond / calls.length) };
}

/** The reads, and beside them bare routes that run the same statement. */
async function readRates({ house, bases, patients, headers, days }: Measured) {
  const bare = house.sites.map(({ said }) => said.join(' ').match(/bare routes: (\S+)/)?.[1] ?? '');
  const { tokenHash = '', sub = '' } = patients[0] ?? {};
  const [{ id } = { id: 0 }] = await house.sql<{ id: number }>('select id from patients where line_sub = $1', [sub]);
  const shiftCaller = [[tokenHash], sub, new Date().toISOString(), 1, TOMORROW, null];
  const reads = {
    bare: () => send(bare, [{ path: '/' }], READ),
    select1: () => send(bare, [bareQuery('select 1')], READ),
    shiftsStatement: () => send(bare, [bareQuery(SHIFT_CALLER, shiftCaller, 'shifts')], READ),
    shifts: () => send(bases, days, READ),
    reservationsStatement: () => send(bare, [bareQuery(RESERVATIONS, [id], 'reservations')], READ),
    reservations: () => send(bases, [{ path: '/api/reservations', headers }], READ),
  };
  const sent: Partial<Record<string, Sent[]>> = {};
  // They alternate, so that other load on the machine slows them alike.
  for (let turn = 0; turn <= ROUNDS; turn += 1)
    for (const [name, read] of Object.entries(reads)) {
      const one = await read();
      if (turn > 0) (sent[name] ??= []).push(one);
    }
  const rates = Object.entries(sent).map(([name, all = []]) => [name, rateOf(all)]);
  return Object.fromEntries(rates) as Record<keyof typeof reads, Rate>;
}

/** Measures the clinic on one database. `reply` is the response for a day with 3,360 shifts. */
async function measureHouse(house: House, line: Line) {
  const measured = await prepare(house, line);
  const { bases, days, headers } = measured;
  const first = await fetch(`${bases[0]}${days[0]?.path}`, { headers });
  const reply = await first.text();
  await send(bases, days, WARM_UP);
  const uncachedPerSecond = await uncachedSpeed(measured);
  const bookings = await bookingRate(measured);
  const reads = await readRates(measured);
  return {
    reply,
    rawBytes: Buffer.byteLength(reply),
    wireBytes: Number(first.headers.get('content-length')),
    uncachedPerSecond,
    timesFaster: round(reads.shifts.perSecond / uncachedPerSecond, 1),
    rates: { ...reads, bookings, courses: await courseRate(measured) },
  };
}

/** The clinic's figures on PGlite and, if it is installed, on PostgreSQL with one process and with three. */
export async function benchServer() {
  // As in production: a preview clinic queries the database for the time on every call.
  const { line, env: production, stop } = await startLine('https://clinic.test/');
  const env = {
    ...production,
    RATE_LIMITS: 'off',
    NODE_OPTIONS: `--import=${BARE_ROUTES}`,
  };
  const measure = async (opened: Promise<House>) => {
    const house = await opened;
    try {
      return await measureHouse(house, line);
    } finally {
      await house.close();
    }
  };
  const { reply, ...pglite } = await measure(pgliteHouse(env));
  const slots = measureSlots(reply);
  if (!findPostgres()) {
    await stop();
    return { pglite, slots };
  }
  const cluster = await startCluster(await getPort());
  const { reply: _one, ...postgres } = await measure(postgresHouse(cluster, 1, { env }));
  const { reply: _three, ...threeProcesses } = await measure(postgresHouse(cluster, 3, { env }));
  await cluster.stop();
  await stop();
  return { pglite, postgres, threeProcesses, slots };
}

export type ServerFigures = Awaited<ReturnType<typeof benchServer>>;
