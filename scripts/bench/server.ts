import autocannon, { type Options, type Request } from 'autocannon';
import getPort from 'get-port';
import { UID } from '../../src/api/contract';
import { addDays } from '../../src/domain/jst';
import { buildDay, type ShiftLike } from '../../src/domain/slots';
import { formBody } from '../../tests/contract/support/customerForm';
import type { Line } from '../../tests/e2e/line/support/emulator';
import { pgliteHouse, postgresHouse, type House } from '../../tests/load/support/house';
import { findPostgres, startCluster } from '../postgres.mjs';
import { LARGE_TIMETABLE, startLine, TOMORROW } from './clinic';
import { quantile, round } from './stats';

/** The number of concurrent calls, each for another day. */
const DAYS = 8;
const UNCACHED_ROUNDS = 15;
const WARM_UP_SECONDS = 5;
const CACHED_SECONDS = 5;
const BOOKINGS = 160;
const SLOT_ROUNDS = 200;

/** Sends these requests on eight connections, repeatedly or, with `amount`, each once. Throws if a call fails. */
async function send(url: string, all: Request[], options: Partial<Options>) {
  let next = 0;
  const setupRequest = (request: Request) => ({ ...request, ...all[next++ % all.length] });
  const requests = options.amount === undefined ? all : [{ setupRequest }];
  const result = await autocannon({ url, connections: DAYS, sampleInt: 20, requests, ...options });
  const failed = result.errors + result.non2xx + result.mismatches;
  if (failed > 0) throw new Error(`${failed} calls failed.`);
  return result;
}

/** Logs in a new patient; returns the headers of their calls. */
async function logIn(base: string, line: Line): Promise<Record<string, string>> {
  line.reset();
  const tokens = new URLSearchParams(new URL(await line.entry()).hash.slice(1));
  const uid = { [UID]: tokens.get('id_token') ?? '' };
  const reply = await fetch(`${base}/api/auth/line`, {
    method: 'POST',
    headers: { ...uid, 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: tokens.get('access_token') }),
  });
  return { ...uid, cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Measures the clinic on one database. `reply` is the response for a day with 3,360 shifts. */
async function measureSite(house: House, line: Line) {
  for (const statement of LARGE_TIMETABLE) await house.sql(statement);
  const base = house.sites[0]?.base ?? '';
  const patients: Record<string, string>[] = [];
  while (patients.length < BOOKINGS) patients.push(await logIn(base, line));
  const headers = { ...patients[0], 'accept-encoding': 'br' };
  const days = Array.from({ length: DAYS }, (_, day): Request => {
    const date = addDays(TOMORROW, day);
    return { path: `/api/reservations/1/shift?date=${date}&doctor_id=any`, headers };
  });
  const first = await fetch(`${base}${days[0]?.path}`, { headers });
  const reply = await first.text();

  await send(base, days, { duration: WARM_UP_SECONDS });
  const uncached: number[] = [];
  for (let turn = 0; turn < UNCACHED_ROUNDS; turn += 1) {
    // Invalidates the cache, as bookings with each doctor on each day would.
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
      headers: { ...patient, 'content-type': 'application/json' },
      body: JSON.stringify(formBody({ id: shiftIds[0] ?? 0, subject_id: 1, shiftIds })),
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
    timesFaster: round(cachedPerSecond / uncachedPerSecond, 1),
    cachedP50Ms: cached.latency.p50,
    cachedP99Ms: cached.latency.p99,
    bookingsPerSecond: Math.round(BOOKINGS / booked.duration),
  };
}

/** Compares cutting a day into blocks with parsing its JSON. `at10`: how much longer ten times the shifts take. */
function measureSlots(reply: string) {
  const { shifts } = JSON.parse(reply) as { shifts: ShiftLike[] };
  const tenfold = Array.from({ length: 10 }, (_, copy) =>
    shifts.map((one) => ({ ...one, id: one.id + copy * 1e6, admin_user_id: one.admin_user_id + copy * 1e3 })),
  ).flat();
  const build = (list: ShiftLike[]) => buildDay(list, { date: TOMORROW, now: 0, type: 'initial', subjectId: 1 });
  const works = [() => JSON.parse(reply) as unknown, () => build(shifts), () => build(tenfold)];
  // The fastest run of each shows the work itself without other load on the machine. They alternate, so that the CPU
  // caches are in the same state for all.
  const [parse = 0, once = 0, ten = 0] = Array.from({ length: SLOT_ROUNDS }, () =>
    works.map((work) => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  ).reduce((best, times) => best.map((one, at) => Math.min(one, times[at] ?? one)));
  return {
    parseMs: round(parse, 3),
    buildMs: round(once, 3),
    buildToParse: round(once / parse, 3),
    at10: round(ten / once, 3),
  };
}

/** The clinic's figures on PGlite and, if it is installed, on PostgreSQL. */
export async function benchServer() {
  // As in production: a preview clinic queries the database for the time on every call.
  const { line, env: production, stop } = await startLine('https://clinic.test/');
  const env = { ...production, RATE_LIMITS: 'off' };
  const embedded = await pgliteHouse(env);
  const { reply, ...pglite } = await measureSite(embedded, line);
  await embedded.close();
  const slots = measureSlots(reply);
  if (!findPostgres()) return { pglite, slots };
  const cluster = await startCluster(await getPort());
  const house = await postgresHouse(cluster, 1, { env });
  const { reply: _, ...postgres } = await measureSite(house, line);
  await house.close();
  await cluster.stop();
  await stop();
  return { pglite, postgres, slots };
}

export type ServerFigures = Awaited<ReturnType<typeof benchServer>>;
