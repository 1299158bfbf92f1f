import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { addFile, book, listFiles, listReservations, listShifts } from '../../src/api/contract';
import { holidayName } from '../../src/domain/calendar/holidays';
import { addDays, DAY_MS, toJstDate, toJstIso } from '../../src/domain/calendar/jst';
import type { Cluster } from '../../scripts/postgres.mjs';
import { survive, type Disaster } from './crash';
import { inRounds, tally, type Claim } from './support/checks';
import { postgresHouse, type House } from './support/house';
import { bookingOf, control, crowd, exchange, logIn, type Block } from './support/httpPatient';
import { newLine } from './support/databaseLink';
import { blockAt, blocksOf, freeHours } from './support/loadTimetable';

const MINUTE_MS = 60_000;
const TIMETABLE_DAYS = 28;

/** Opens a house for one claim and adds its figures to the outer one. */
async function within(open: Promise<House>, outer: House, work: (house: House) => Promise<void>): Promise<void> {
  const house = await open;
  house.meter = outer.meter;
  try {
    await work(house);
  } finally {
    await house.close();
  }
}

/** Several processes started at once on an empty database. */
export const shared = (cluster: Cluster): Claim => ({
  name: 'four processes at once on an empty database: initialized once; sessions, keys, limits, links and days are shared',
  try: (outer) =>
    within(postgresHouse(cluster, 4, { env: { RATE_LIMITS: 'on' } }), outer, async (house) => {
      await inRounds(house, 1, async () => {
        const [made] = await house.sql(
          `select (select count(*) = count(distinct name) and count(*) > 0 from migrations) as migrated,
             (select count(*)::int from settings where name = 'seeded') as seeded,
             (select count(*)::int from timetable_days) as days`,
        );
        assert.deepEqual(made, { migrated: true, seeded: 1, days: TIMETABLE_DAYS });

        const patient = await logIn(house, 'everywhere');
        const [block, other] = blocksOf((await freeHours(house)).take()) as [Block, Block];
        const key = crypto.randomUUID();
        for (const site of house.sites) assert.equal(await patient.book(block, { key, site }), 'ok');
        for (const site of house.sites)
          assert.equal((await patient.send(book, bookingOf(other), { key, site })).status, 422);
        assert.equal((await patient.open()).length, 1);

        const file = new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])]);
        await patient.ask(addFile, { body: { title: '検査', file } });
        const [listed] = await patient.ask(listFiles);
        const link = new URL(listed?.file_url ?? 'none:');
        for (const { base } of house.sites)
          assert.equal((await fetch(`${base}${link.pathname}${link.search}`)).status, 200);
      });
      await inRounds(house, 1, () => limitCountsOverAll(house));
      await inRounds(house, 1, () => daysRollOnce(house));
    }),
});

/** 120 calls a minute in total, at whatever process. */
async function limitCountsOverAll(house: House): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const began = Date.now();
    const patient = await logIn(house, `eager-${attempt}`);
    const answers = await Promise.all(
      Array.from({ length: 160 }, (_, turn) =>
        patient.send(listReservations, {}, { site: house.sites[turn % house.sites.length] }),
      ),
    );
    // The count restarts after a minute.
    if (Date.now() - began >= MINUTE_MS) continue;
    const { 200: served = 0, 429: refused = 0 } = tally(answers.map(({ status }) => status));
    assert.equal(served + refused, answers.length);
    // The login was one.
    return assert.equal(served, 119);
  }
}

/** When the clock advances, the new days are added once, by the first process. */
async function daysRollOnce(house: House): Promise<void> {
  const patient = await logIn(house, 'traveller');
  const then = Date.now() + 10 * DAY_MS;
  assert.equal(await control(house, 'clock', { now: toJstIso(then) }), 200);
  const last = toJstDate(then + (TIMETABLE_DAYS - 1) * DAY_MS);
  // The last new day that is no holiday: those are closed.
  const date = [0, -1, -2, -3, -4].map((back) => addDays(last, back)).find((day) => holidayName(day) === null) ?? last;
  const query = { date, doctor_id: 'any' as const };
  const days = await Promise.all(
    house.sites.map((site) => patient.ask(listShifts, { params: { id: 4 }, query }, { site })),
  );
  assert.ok((days[0]?.shifts.length ?? 0) > 0);
  for (const day of days) assert.deepEqual(day, days[0]);
  const [row] = await house.sql('select count(*)::int as days from timetable_days');
  assert.deepEqual(row, { days: TIMETABLE_DAYS + 10 });
  assert.equal(await control(house, 'clock', { now: null }), 200);
}

const cutAll = (house: House) =>
  house.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );

/** Cuts all connections to the database; the processes must survive. */
const cut: Disaster = async (house, random) => {
  for (let times = 0; times < 3; times += 1) {
    await cutAll(house);
    await sleep(random.int(150));
  }
  assert.ok(
    house.sites.every(({ isUp }) => isUp),
    'a process has ended',
  );
};

const watched = async (house: House, path: string): Promise<number[]> =>
  Promise.all(house.sites.map(async ({ base }) => (await fetch(base + path)).status));

/** How long an answer of `/readyz` serves. */
const READY_MS = 1_000;

/** All processes' `/readyz`, none from before this call. */
async function readiness(house: House): Promise<Record<string, number>> {
  await sleep(READY_MS);
  return tally(await watched(house, '/readyz'));
}

/** Stops and restarts the database server, as for an update or after a crash. */
const restart =
  (cluster: Cluster): Disaster =>
  async (house, random, calm) => {
    await cluster.end(random.chance(0.5) ? 'fast' : 'immediate');
    try {
      assert.deepEqual(tally(await watched(house, '/healthz')), { 200: house.sites.length });
      assert.deepEqual(await readiness(house), { 503: house.sites.length });
      const calls = await Promise.all(house.sites.map((site) => exchange(house, site, '/reservations')));
      assert.deepEqual(tally(calls.map(({ status }) => status)), { 503: house.sites.length });
      await calm();
    } finally {
      await cluster.start();
    }
    assert.deepEqual(await readiness(house), { 200: house.sites.length });
  };

/** Temporary loss of the database. */
export const connections = (cluster: Cluster): Claim[] => [
  {
    name: 'connections cut while patients read: every call succeeds',
    async try(house, rounds, random) {
      const patients = await crowd(house, 'reader', 12);
      let isOver = false;
      const reading = Promise.all(
        patients.map(async (patient) => {
          while (!isOver) await patient.ask(listReservations);
        }),
      );
      reading.catch(() => undefined);
      for (let times = 0; times < rounds; times += 1) {
        await sleep(50 + random.int(100));
        await cutAll(house);
      }
      isOver = true;
      await reading;
      house.meter.rounds = rounds;
    },
  },
  {
    name: 'connections cut under load: the processes survive, nothing confirmed is lost, nothing is done twice',
    async try(house, rounds, random) {
      await survive(house, rounds, random, cut);
    },
  },
  {
    name: 'database server stopped, and crashed, under load: 503 with a message meanwhile, then everything exists',
    async try(house, rounds, random) {
      const lost = await survive(house, Math.ceil(rounds / 2), random, restart(cluster));
      assert.ok(lost > 0, 'no call was interrupted, so the run proves nothing');
    },
  },
];

/** A failing network between clinic and database. */
export const line = (cluster: Cluster): Claim => ({
  name: 'the reply to a commit is lost: 503, and a repeat books once; the database hangs: 503',
  async try(outer) {
    const way = await newLine(cluster);
    try {
      await within(postgresHouse(cluster, 1, { urlOf: way.urlOf }), outer, async (house) => {
        const patient = await logIn(house, 'unlucky');
        const block = blockAt((await freeHours(house)).take(), 0);
        await inRounds(house, 1, async () => {
          const key = crypto.randomUUID();
          way.loseNextCommit();
          assert.equal((await patient.send(book, bookingOf(block), { key })).status, 503);
          assert.equal((await patient.open()).length, 1);
          assert.equal(await patient.book(block, { key }), 'ok');
          assert.equal((await patient.open()).length, 1);
        });
        await inRounds(house, 1, async () => {
          const title = '検査結果';
          const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
          way.loseNextCommit();
          assert.equal((await patient.send(addFile, { body: { title, file: new Blob([bytes]) } })).status, 503);
          const [listed] = await patient.ask(listFiles);
          const link = new URL(listed?.file_url ?? 'none:');
          const response = await fetch(`${house.next().base}${link.pathname}${link.search}`);
          assert.deepEqual(new Uint8Array(await response.arrayBuffer()), bytes);
        });
        await inRounds(house, 1, async () => {
          way.silence(true);
          const calls = await Promise.all([
            patient.send(listReservations),
            patient.send(book, bookingOf(block), { key: crypto.randomUUID() }),
          ]);
          way.silence(false);
          assert.deepEqual(
            calls.map(({ status }) => status),
            [503, 503],
          );
          assert.equal((await patient.open()).length, 1);
        });
      });
    } finally {
      way.close();
    }
  },
});
