import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cluster } from '../../scripts/postgres.mjs';
import { payByCard } from '../../src/api/contract';
import { cardNotice } from '../contract/support/confirmedBill';
import { lineMessages } from '../contract/support/lineMessages';
import { killAll } from '../contract/support/program';
import { STEPS, comesUp, cutStart } from './support/cutStart';
import { debtor, notify, sessionOf, type Debtor } from './support/debtor';
import { mustArriveOnce, settingsFor } from './support/dueMessages';
import { PROCESSES, type House } from './support/house';
import { mustHold } from './support/invariants';
import { act, mustOpen, newLedger, settle } from './support/ledger';
import { blocksOf, crowd, freeHours, type FreeBlock } from './support/patients';
import { seeded, type Random } from './support/random';
import { CUTS, KILLS, SEED } from './support/settings';

/** A bill paid by card while processes are killed: `unheard` once a notice was sent whose answer is not known. */
interface Payer {
  debt: Debtor;
  key: string;
  state: 'owed' | 'unheard' | 'paid';
  notice: object | null;
}

/** The next step: the provider's page, then the webhook, which is repeated until it is accepted. */
async function pay(house: House, payer: Payer): Promise<void> {
  const { debt, key } = payer;
  const page = await debt.visitor.send(payByCard, { body: { id: debt.id, deliver_id: debt.deliverId } }, { key });
  if (page.status === 200) {
    const { link_url } = (await page.json()) as { link_url: string };
    payer.notice = cardNotice(sessionOf(link_url), debt.amount, {}, 'completed', `evt_${debt.id}`);
  }
  // 409: paid already, perhaps by a notice whose reply was lost. It is repeated all the same.
  if (!payer.notice || ![200, 409].includes(page.status)) return;
  payer.state = 'unheard';
  if ((await notify(house, 'webhook', payer.notice, debt)) === 200) payer.state = 'paid';
}

async function mustBePaid(house: House, { debt, state }: Payer): Promise<void> {
  const { length } = await house.sql('select 1 from load_paid where reservation_id = $1', [debt.id]);
  expect(state === 'unheard' ? [0, 1] : [Number(state === 'paid')]).toContain(length);
}

/**
 * A failure caused under load, at a random moment; resolves when the clinic is up again. Calls `calm` to pause new
 * requests.
 */
type Disaster = (house: House, random: Random, calm: () => Promise<void>) => Promise<void>;

/**
 * Compares what patients were told with the database, after each of several disasters under load. Returns the number of
 * interrupted calls.
 */
async function survive(house: House, rounds: number, disaster: Disaster): Promise<number> {
  const random = seeded(SEED);
  const hours = await freeHours(house);
  const blocks = [hours.take(), hours.take()].flatMap(blocksOf);
  const debts: FreeBlock[] = [];
  const name = `survivor-${crypto.randomUUID().slice(0, 8)}`;
  const ledgers = (await crowd(house, name, 12)).map(newLedger);
  let lost = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (debts.length === 0) debts.push(...blocksOf(hours.take()));
    const debt = await debtor(house, `${name}-debtor-${round}`, debts.pop() as FreeBlock);
    const payer: Payer = { debt, key: crypto.randomUUID(), notice: null, state: 'owed' };

    let isOver = false;
    const working = Promise.all([
      ...ledgers.map(async (ledger) => {
        while (!isOver && !ledger.unheard) await act(ledger, blocks, random);
      }),
      sleep(random.int(400)).then(() => pay(house, payer)),
    ]);
    // A failure while waiting is reported with the others.
    working.catch(() => undefined);
    await sleep(50 + random.int(450));
    await disaster(house, random, async () => {
      isOver = true;
      await working;
    });
    isOver = true;
    await working;

    await mustHold(house);
    await mustBePaid(house, payer);
    lost += ledgers.filter(({ unheard }) => unheard).length;
    for (const ledger of ledgers) await settle(house, ledger);
    await pay(house, payer);
    expect(payer.state, 'the repeated payment was not accepted').toBe('paid');
    await mustHold(house);
    await mustBePaid(house, payer);
    await mustOpen(house, random.pick(ledgers));
  }
  return lost;
}

/** Kills one process while the others continue, or all of them, and restarts them. */
const kill: Disaster = async (house, random, calm) => {
  const doomed = random.chance(0.3) ? house.sites : [random.pick(house.sites)];
  await Promise.all(doomed.map((site) => site.end('SIGKILL')));
  if (doomed.length < house.sites.length) await sleep(random.int(200));
  await calm();
  await Promise.all(doomed.map((site) => site.start()));
};

/** Cuts all connections to the database; the processes must survive. */
const cut: Disaster = async (house, random) => {
  for (let times = 0; times < 3; times += 1) {
    await house.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await sleep(random.int(150));
  }
  expect(house.sites.map(({ isUp }) => isUp)).not.toContain(false);
};

/** Stops and restarts the database server, as for an update or after a crash. */
const restart =
  (cluster: Cluster): Disaster =>
  async (house, random, calm) => {
    const answers = (path: string) =>
      Promise.all(house.sites.map(async ({ base }) => (await fetch(base + path)).status));
    const all = (status: number) => house.sites.map(() => status);
    await cluster.end(random.chance(0.5) ? 'fast' : 'immediate');
    try {
      expect(await answers('/healthz')).toEqual(all(200));
      await expect.poll(() => answers('/readyz')).toEqual(all(503));
      expect(await answers('/api/reservations')).toEqual(all(503));
      await calm();
    } finally {
      await cluster.start();
    }
    await expect.poll(() => answers('/readyz')).toEqual(all(200));
  };

describe.each(PROCESSES)(`%s (seed ${SEED})`, (name, prepare) => {
  let database: Awaited<ReturnType<typeof prepare>>;
  let house: House;
  beforeAll(async () => {
    database = await prepare();
    house = await database.open();
  });
  afterAll(async () => {
    await house.close();
    await database.stop();
  });

  test('killed under load: everything confirmed exists, nothing else does, and a repeat books once', async () => {
    expect(await survive(house, KILLS, kill), 'no call was interrupted, so the run proves nothing').toBeGreaterThan(0);
  });

  // §message-once
  test('killed in the midst of messages to patients: each arrives once', async () => {
    const line = await lineMessages();
    const writing = await database.open(settingsFor(line));
    const random = seeded(SEED);
    try {
      for (let round = 0; round < Math.ceil(KILLS / 4); round += 1)
        await expect(mustArriveOnce(writing, line, 3, random)).resolves.toBeUndefined();
    } finally {
      await writing.close();
      await line.close();
    }
  });

  if (name === 'a process on PGlite') return;
  describe('whose database fails', () => {
    test('by cut connections: they go on, nothing confirmed is lost, and nothing is done twice', async () => {
      expect(await survive(house, CUTS, cut)).toBeGreaterThanOrEqual(0);
    });

    test('by a stop or a crash: 503 with a message meanwhile, then everything exists', async () => {
      if (!database.cluster) throw new Error('no server of its own');
      expect(await survive(house, Math.ceil(CUTS / 2), restart(database.cluster))).toBeGreaterThan(0);
    });
  });
});

describe('a first start', () => {
  const root = mkdtempSync(join(tmpdir(), 'clinic-first-start-'));
  afterAll(() => {
    killAll();
    rmSync(root, { recursive: true, force: true });
  });

  const CUT = STEPS.flatMap((step) => [[step, 'SIGTERM'] as const, [step, 'SIGKILL'] as const]);
  test.each(CUT)('that is cut at %s by %s leaves a folder in which the next one comes up', async (step, signal) => {
    const folder = mkdtempSync(join(root, 'clinic-'));
    await cutStart(folder, step, signal);
    await expect(comesUp(folder)).resolves.toBeUndefined();
  });
});
