import autocannon, { type Options, type Request } from 'autocannon';
import { addDays } from '../../src/domain/jst';
import { buildDay, type ShiftLike } from '../../src/domain/slots';
import { pgliteHouse, postgresHouse, type House } from '../../tests/load/support/house';
import { crowd } from '../../tests/load/support/patient';
import getPort from 'get-port';
import { findPostgres, startCluster } from '../postgres.mjs';
import { LARGE_TIMETABLE, TOMORROW } from './clinic';
import { quantile } from './figures';

/** As many calls are under way at once, each for another day. */
const DAYS = 8;
const UNCACHED_ROUNDS = 15;
const CACHED_SECONDS = 5;
const BOOKINGS = 160;
const SLOT_ROUNDS = 40;

/** The clinic on one database; the reply is that of a day with 3,360 shifts. */
export interface SiteFigures {
  rawBytes: number;
  wireBytes: number;
  uncachedPerSecond: number;
  cachedPerSecond: number;
  timesFaster: number;
  cachedP50Ms: number;
  cachedP99Ms: number;
  bookingsPerSecond: number;
}

/** Cutting a day into blocks, beside reading its JSON; at 10 and 100 times the shifts. */
export interface SlotFigures {
  shifts: number;
  parseMs: number;
  buildMs: number;
  buildToParse: number;
  at10: number;
  at100: number;
}

export interface ServerFigures {
  pglite: SiteFigures;
  postgres?: SiteFigures;
  slots: SlotFigures;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Sends these requests over and over on eight connections, or a certain amount of them, each once. */
async function send(url: string, all: Request[], options: Partial<Options>) {
  let next = 0;
  const setupRequest = (request: Request) => ({ ...request, ...all[next++ % all.length] });
  const requests = options.amount === undefined ? all : [{ setupRequest }];
  const result = await autocannon({ url, connections: DAYS, sampleInt: 20, requests, ...options });
  const failed = result.errors + result.non2xx + result.mismatches;
  if (failed > 0) throw new Error(`${failed} calls failed.`);
  return result;
}

async function measureSite(house: House): Promise<SiteFigures & { reply: string }> {
  for (const statement of LARGE_TIMETABLE) await house.sql(statement);
  const base = house.sites[0]?.base ?? '';
  const patients = await crowd(house, 'bench', BOOKINGS);
  const headers = patients[0]?.headers ?? {};
  const days = Array.from({ length: DAYS }, (_, day): Request => {
    const date = addDays(TOMORROW, day);
    const path = `/api/reservations/1/shift?date=${date}&doctor_id=any`;
    return { path, headers: { ...headers, 'accept-encoding': 'br' } };
  });
  const first = await fetch(`${base}${days[0]?.path}`, { headers: { ...headers, 'accept-encoding': 'br' } });
  const reply = await first.text();

  await send(base, days, { duration: 2 });
  const uncached: number[] = [];
  for (let turn = 0; turn < UNCACHED_ROUNDS; turn += 1) {
    // As after a booking of each doctor on each day.
    await house.sql('update shift_versions set version = gen_random_uuid()');
    uncached.push((await send(base, days, { amount: DAYS })).latency.max);
  }
  const uncachedPerSecond = Math.round((DAYS * 1000) / quantile(uncached, 0.5));
  const cached = await send(base, days, { duration: CACHED_SECONDS });
  const cachedPerSecond = Math.round(cached['2xx'] / cached.duration);

  const blocks = await house.sql<{ ids: number[] }>(
    `select array_agg(id order by start_at) as ids from shifts where digest is null and start_at > date '${TOMORROW}'
     group by doctor_id, floor(extract(epoch from start_at) / 900) having count(*) = 3 order by min(start_at), doctor_id`,
  );
  const bookings = patients.map((patient, index): Request => {
    const shiftIds = blocks[index]?.ids ?? [];
    return {
      method: 'POST',
      path: '/api/reservations',
      headers: { ...patient.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id: shiftIds[0], short: true, subject_id: 1, shiftIds }),
    };
  });
  const booked = await send(base, bookings, {
    amount: BOOKINGS,
    verifyBody: (body) => (JSON.parse(String(body)) as { message: string }).message === 'ok',
  });
  return {
    reply,
    rawBytes: Buffer.byteLength(reply),
    wireBytes: Number(first.headers.get('content-length')),
    uncachedPerSecond,
    cachedPerSecond,
    timesFaster: Math.round((cachedPerSecond / uncachedPerSecond) * 10) / 10,
    cachedP50Ms: cached.latency.p50,
    cachedP99Ms: cached.latency.p99,
    bookingsPerSecond: Math.round(BOOKINGS / booked.duration),
  };
}

function measureSlots(reply: string): SlotFigures {
  const { shifts } = JSON.parse(reply) as { shifts: ShiftLike[] };
  const build = (times: number) => {
    const list = Array.from({ length: times }, (_, copy) =>
      shifts.map((one) => ({ ...one, id: one.id + copy * 1e6, admin_user_id: one.admin_user_id + copy * 1e3 })),
    ).flat();
    return () => buildDay(list, { date: TOMORROW, now: 0, type: 'initial', subjectId: 1 });
  };
  const works = [() => JSON.parse(reply) as unknown, build(1), build(10), build(100)];
  // The fastest of each: what the work itself takes, and not what else the machine did. In turn, so that each meets the
  // same state of the processor's caches.
  const [parse = 0, once = 0, ten = 0, hundred = 0] = Array.from({ length: SLOT_ROUNDS }, () =>
    works.map((work) => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  ).reduce((best, times) => best.map((one, at) => Math.min(one, times[at] ?? one)));
  return {
    shifts: shifts.length,
    parseMs: round(parse),
    buildMs: round(once),
    buildToParse: round(once / parse),
    at10: round(ten / once),
    at100: round(hundred / once),
  };
}

async function within<T>(house: House, work: (house: House) => Promise<T>): Promise<T> {
  try {
    return await work(house);
  } finally {
    await house.close();
  }
}

async function onPostgres() {
  const cluster = await startCluster(await getPort());
  try {
    return await within(await postgresHouse(cluster, 1), measureSite);
  } finally {
    await cluster.stop();
  }
}

/** The clinic's figures, on one database after the other. */
export async function benchServer(): Promise<ServerFigures> {
  const { reply, ...pglite } = await within(await pgliteHouse(), measureSite);
  const slots = measureSlots(reply);
  if (!findPostgres()) return { pglite, slots };
  const { reply: _, ...postgres } = await onPostgres();
  return { pglite, postgres, slots };
}
