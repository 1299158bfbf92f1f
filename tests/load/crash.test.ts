import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payByCard } from '../../src/api/contract';
import { cardNotice, notify } from '../contract/support/confirmedBill';
import { killAll } from '../contract/support/program';
import type { FreeBlock } from '../patient';
import { blocksOfHour, freeHours, expectInvariants } from '../support/invariants';
import { seeded, type Random } from '../support/random';
import { STEPS, startsCleanly, interruptStart } from './support/interruptedStart';
import { debtor, logIn, type Debtor } from './support/debtor';
import { DEPLOYMENTS, type Deployment } from './support/deployment';
import { act, expectFilesOpen, newLedger, settle } from './support/ledger';

const [KILLS, CUTS] = [50, 20];
/** Shown in the test names; set it as `SEED` to repeat the same random choices. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/** A bill paid by card while processes are killed: `unanswered` after a notice whose reply is unknown. */
interface Payer {
  debt: Debtor;
  key: string;
  state: 'owed' | 'unanswered' | 'paid';
  notice: object | null;
}

async function pay(clinic: Deployment, payer: Payer): Promise<void> {
  const { debt, key } = payer;
  const page = await debt.visitor.send(payByCard, { body: { id: debt.id, deliver_id: debt.deliverId } }, { key });
  if (page.status === 200) {
    const { link_url } = (await page.json()) as { link_url: string };
    payer.notice = cardNotice(link_url.split('/').at(-1) ?? '', debt.amount, {}, 'completed', `evt_${debt.id}`);
  }
  // 409: already paid, perhaps by a notice whose reply was lost; the notice is sent again anyway.
  if (!payer.notice || ![200, 409].includes(page.status)) return;
  payer.state = 'unanswered';
  const { secret } = debt;
  if ((await notify(clinic, 'webhook', payer.notice, { secret })).status === 200) payer.state = 'paid';
}

async function expectPaidOnce(clinic: Deployment, { debt, state }: Payer): Promise<void> {
  const { length } = await clinic.sql('select 1 from load_paid where reservation_id = $1', [debt.id]);
  expect(state === 'unanswered' ? [0, 1] : [Number(state === 'paid')]).toContain(length);
}

/** A fault under load, at a random moment; resolves when the clinic is up again. `pauseTraffic` stops new requests. */
type Fault = (clinic: Deployment, random: Random, pauseTraffic: () => Promise<void>) => Promise<void>;

/**
 * Compares the confirmed replies with the database after each of several faults under load. Returns the number of
 * interrupted calls.
 */
async function checkAfter(clinic: Deployment, rounds: number, fault: Fault): Promise<number> {
  const random = seeded(SEED);
  const hour = await freeHours(clinic.sql, 'now()');
  const blocks = [hour(), hour()].flatMap(blocksOfHour);
  const debts: FreeBlock[] = [];
  const name = `survivor-${crypto.randomUUID().slice(0, 8)}`;
  const ledgers = (await Promise.all(Array.from({ length: 12 }, (_, n) => logIn(clinic, `${name}-${n}`)))).map(
    newLedger,
  );
  let lost = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (debts.length === 0) debts.push(...blocksOfHour(hour()));
    const debt = await debtor(clinic, `${name}-debtor-${round}`, debts.pop() as FreeBlock);
    const payer: Payer = { debt, key: crypto.randomUUID(), notice: null, state: 'owed' };

    let isOver = false;
    const working = Promise.all([
      ...ledgers.map(async (ledger) => {
        while (!isOver && !ledger.unanswered) await act(ledger, blocks, random);
      }),
      sleep(random.int(400)).then(() => pay(clinic, payer)),
    ]);
    // A failure while waiting is reported with the others.
    working.catch(() => undefined);
    await sleep(50 + random.int(450));
    await fault(clinic, random, async () => {
      isOver = true;
      await working;
    });
    isOver = true;
    await working;

    await expectInvariants(clinic.sql, 'now()');
    await expectPaidOnce(clinic, payer);
    lost += ledgers.filter(({ unanswered }) => unanswered).length;
    for (const ledger of ledgers) await settle(clinic, ledger);
    await pay(clinic, payer);
    expect(payer.state, 'the repeated payment was not accepted').toBe('paid');
    await expectInvariants(clinic.sql, 'now()');
    await expectPaidOnce(clinic, payer);
    await expectFilesOpen(clinic, random.pick(ledgers));
  }
  return lost;
}

const kill: Fault = async ({ processes }, random, pauseTraffic) => {
  const killed = random.int(10) < 3 ? processes : [random.pick(processes)];
  await Promise.all(killed.map((process) => process.end('SIGKILL')));
  if (killed.length < processes.length) await sleep(random.int(200));
  await pauseTraffic();
  await Promise.all(killed.map((process) => process.start()));
};

/** Cuts all connections to the database; the processes must survive. */
const cut: Fault = async ({ processes, sql }, random) => {
  for (let times = 0; times < 3; times += 1) {
    await sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await sleep(random.int(150));
  }
  expect(processes.map(({ isUp }) => isUp)).not.toContain(false);
};

const restart: Fault = async ({ processes, cluster }, random, pauseTraffic) => {
  if (!cluster) throw new Error('no server of its own');
  const statuses = async (path: string) =>
    new Set(await Promise.all(processes.map(async ({ base }) => (await fetch(base + path)).status)));
  await cluster.end(random.int(2) === 0 ? 'fast' : 'immediate');
  try {
    expect(await statuses('/healthz')).toEqual(new Set([200]));
    await expect.poll(() => statuses('/readyz')).toEqual(new Set([503]));
    expect(await statuses('/api/reservations')).toEqual(new Set([503]));
    await pauseTraffic();
  } finally {
    await cluster.start();
  }
  await expect.poll(() => statuses('/readyz')).toEqual(new Set([200]));
};

describe.each(DEPLOYMENTS)(`%s (seed ${SEED})`, (name, open) => {
  let clinic: Deployment;
  beforeAll(async () => void (clinic = await open()));
  afterAll(() => clinic.close());

  test('after kills under load exactly the confirmed data exists, and a repeated call books once', async () => {
    expect(await checkAfter(clinic, KILLS, kill), 'no call was interrupted').toBeGreaterThan(0);
  });

  if (name === 'a process on PGlite') return;

  test('when connections to the database are cut, no confirmed data is lost and nothing is done twice', async () => {
    expect(await checkAfter(clinic, CUTS, cut)).toBeGreaterThanOrEqual(0);
  });

  test('while the database is down every call is a 503 with a message, and then all confirmed data exists', async () => {
    expect(await checkAfter(clinic, Math.ceil(CUTS / 2), restart)).toBeGreaterThan(0);
  });
});

describe('a first start', () => {
  const root = mkdtempSync(join(tmpdir(), 'clinic-first-start-'));
  afterAll(() => {
    killAll();
    rmSync(root, { recursive: true, force: true });
  });

  const STOPS = STEPS.flatMap((step) => [[step, 'SIGTERM'] as const, [step, 'SIGKILL'] as const]);
  test.each(STOPS)('that is interrupted at %s by %s is followed by a clean one', async (step, signal) => {
    const folder = mkdtempSync(join(root, 'clinic-'));
    await interruptStart(folder, step, signal);
    await expect(startsCleanly(folder)).resolves.toBeUndefined();
  });
});
