import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDays, toJstDate } from '../../src/domain/jst';
import { buildDay, type ShiftLike } from '../../src/domain/slots';
import { freePort } from '../free-port.mjs';
import { findPostgres, startCluster } from '../postgres.mjs';
import { most, type Check, type ServerFigures } from './figures';
import { median } from './stats';

const PROGRAM = fileURLToPath(new URL('serverProcess.ts', import.meta.url));
const SUBJECT = 9;
/** As many replies are asked for at once, each of another day. */
const DAYS = 8;
/** A clinic that has answered for some seconds, and not one that has just been started. */
const WARM_UP_ROUNDS = 400;
const UNCACHED_ROUNDS = 15;
const CACHED_ROUNDS = 60;
const BOOKINGS = 160;
const SLOT_ROUNDS = 200;

/** What the process tells when it listens: the headers of patients who are logged in, and free blocks. */
export interface Ready {
  patients: Record<string, string>[];
  blocks: number[][];
}

interface Site {
  ready: Ready;
  firstDay: string;
  ask(path: string, headers: Record<string, string>, body?: object): Promise<Buffer>;
  change(): Promise<void>;
}

/** By events: what asks shares the machine with what is measured, and must cost little. */
const answerOf = (response: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('error', reject);
    response.on('end', () => {
      const bytes = Buffer.concat(parts);
      if (response.statusCode === 200) resolve(bytes);
      else reject(new Error(`the clinic answered ${response.statusCode} ${bytes.toString()}`));
    });
  });

async function withSite<T>(env: Record<string, string>, work: (site: Site) => Promise<T>): Promise<T> {
  const port = await freePort();
  const firstDay = addDays(toJstDate(Date.now()), 3);
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      FIRST_DAY: firstDay,
      DAYS: String(DAYS),
      PATIENTS: String(BOOKINGS),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`the clinic ended with ${String(code)}`);
  });
  gone.catch(() => undefined);
  const told = async () => ((await Promise.race([once(child, 'message'), gone])) as unknown[])[0];
  const agent = new Agent({ keepAlive: true, maxSockets: DAYS });
  try {
    const ready = (await told()) as Ready;
    return await work({
      ready,
      firstDay,
      ask: (path, headers, body) =>
        new Promise((resolve, reject) => {
          const sent = request(
            { host: '127.0.0.1', port, agent, path: `/api${path}`, method: body ? 'POST' : 'GET' },
            (response) => void answerOf(response).then(resolve, reject),
          );
          for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value);
          if (body) sent.setHeader('content-type', 'application/json');
          sent.on('error', reject);
          sent.end(body && JSON.stringify(body));
        }),
      async change() {
        const changed = told();
        child.send('change');
        await changed;
      },
    });
  } finally {
    agent.destroy();
    child.kill('SIGKILL');
  }
}

const least = (id: string, name: string, value: number, limit: number, unit: Check['unit']): Check => ({
  id,
  name,
  value,
  limit,
  unit,
  by: 'least',
  held: value >= limit,
});

const perSecond = (calls: number, ms: number) => Math.round((calls * 1000) / ms);

/** Milliseconds of `rounds` works, what is done before each left out; the median round. */
async function timed(rounds: number, work: () => Promise<unknown>, before = async (): Promise<void> => undefined) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await before();
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

async function measure({ ready, firstDay, ask, change }: Site) {
  const [patient = {}] = ready.patients;
  const shifts = (day: number, encoding: string) =>
    ask(`/reservations/${SUBJECT}/shift?date=${addDays(firstDay, day)}&doctor_id=any`, {
      ...patient,
      'accept-encoding': encoding,
    });
  const all = () => Promise.all(Array.from({ length: DAYS }, (_, day) => shifts(day, 'gzip, deflate, br')));
  const [wire = 0] = (await all()).map(({ length }) => length);
  const raw = await shifts(0, 'identity');
  await timed(WARM_UP_ROUNDS, all);
  const uncached = await timed(UNCACHED_ROUNDS, all, change);
  const cached = await timed(CACHED_ROUNDS, all);

  const waiting = ready.blocks.slice(0, BOOKINGS).map((shiftIds, index) => ({ shiftIds, index }));
  const bookAll = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { shiftIds, index } = next;
      const body = { id: shiftIds[0], short: true, subject_id: SUBJECT, shiftIds };
      const { message } = JSON.parse(
        (await ask('/reservations', ready.patients[index] ?? {}, body)).toString(),
      ) as Record<string, string>;
      if (message !== 'ok') throw new Error(`a booking was answered ${message}`);
    }
  };
  const booking = await timed(1, () => Promise.all(Array.from({ length: DAYS }, bookAll)));
  return {
    reply: raw.toString(),
    rawBytes: raw.length,
    wireBytes: wire,
    uncachedPerSecond: perSecond(DAYS, uncached),
    cachedPerSecond: perSecond(DAYS, cached),
    timesFaster: Math.round((uncached / cached) * 10) / 10,
    bookingsPerSecond: perSecond(BOOKINGS, booking),
  };
}

/** Cutting a day into blocks, beside reading its JSON; at 10 and 100 times the shifts. */
function measureSlots(reply: string) {
  const { shifts } = JSON.parse(reply) as { shifts: ShiftLike[] };
  const date = shifts[0]?.start_time.slice(0, 10) ?? '';
  const times = (count: number): ShiftLike[] =>
    Array.from({ length: count }, (_, copy) =>
      shifts.map((shift) => ({ ...shift, id: shift.id + copy * 1e6, admin_user_id: shift.admin_user_id + copy * 1e3 })),
    ).flat();
  const build = (list: ShiftLike[]) => () => buildDay(list, { date, now: 0, type: 'initial', subjectId: SUBJECT });
  const [ten, hundred] = [build(times(10)), build(times(100))];
  // In turn, so that a busy machine slows all of them.
  const works = [() => JSON.parse(reply) as unknown, build(shifts), ten, hundred];
  const took = works.map((): number[] => []);
  for (let round = 0; round < SLOT_ROUNDS; round += 1)
    works.forEach((work, at) => {
      // It takes as long as all others together, and leaves much behind for them.
      if (at === 3 && round < SLOT_ROUNDS - 10) return;
      const began = performance.now();
      work();
      took[at]?.push(performance.now() - began);
    });
  // The fastest of each: what the work itself takes, and not what else the machine did.
  const [parse = 0, once1 = 0, ten1 = 0, hundred1 = 0] = took.map((list) => Math.min(...list));
  const round3 = (value: number) => Math.round(value * 1000) / 1000;
  return {
    shifts: shifts.length,
    parseMs: round3(parse),
    buildMs: round3(once1),
    buildToParse: round3(once1 / parse),
    at10: round3(ten1 / once1),
    at100: round3(hundred1 / once1),
  };
}

async function onPglite() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-bench-'));
  try {
    return await withSite({ FOLDER: join(folder, 'database') }, measure);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres() {
  if (!findPostgres()) return null;
  const cluster = await startCluster(await freePort());
  try {
    return await withSite({ DATABASE_URL: cluster.url('postgres') }, measure);
  } finally {
    await cluster.stop();
  }
}

/** The server's figures (issue 8), one database after the other; they are printed as they come. */
export async function benchServer(): Promise<ServerFigures> {
  const databases = { pglite: await onPglite(), postgres: await onPostgres() };
  const slots = measureSlots(databases.pglite.reply);
  const found = Object.entries(databases).flatMap(([name, measured]) => {
    if (!measured) return [];
    const { reply: _reply, ...figures } = measured;
    return [[name, figures] as const];
  });
  for (const [name, figures] of found)
    process.stdout.write(
      `${name.padEnd(9)} shifts reply ${figures.rawBytes} bytes, ${figures.wireBytes} on the wire; ` +
        `${figures.uncachedPerSecond}/s uncached, ${figures.cachedPerSecond}/s cached (${figures.timesFaster} ×); ` +
        `${figures.bookingsPerSecond} bookings/s\n`,
    );
  process.stdout.write(
    `slots     ${slots.shifts} shifts: parse ${slots.parseMs} ms, build ${slots.buildMs} ms (${slots.buildToParse} ×); ` +
      `${slots.at10} × at 10 ×, ${slots.at100} × at 100 ×\n`,
  );
  return {
    ...Object.fromEntries(found),
    slots,
    checks: [
      ...found.flatMap(([name, figures]) => [
        most(`server.${name}.wire`, `${name}: shifts reply on the wire`, figures.wireBytes, {
          limit: 15_000,
          unit: 'bytes',
        }),
        least(`server.${name}.cached`, `${name}: cached to uncached`, figures.timesFaster, 10, '×'),
      ]),
      most('server.slots.parse', 'building a day to parsing its reply', slots.buildToParse, { limit: 1, unit: '×' }),
      most('server.slots.growth', 'building a day of 10 × the shifts', slots.at10, { limit: 12, unit: '×' }),
    ],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { checks = [] } = await benchServer();
  for (const { name, value, limit } of checks.filter(({ held }) => !held))
    process.stdout.write(`✗ ${name}: ${value}, limit ${limit}\n`);
  process.exitCode = checks.every(({ held }) => held) ? 0 : 1;
}
