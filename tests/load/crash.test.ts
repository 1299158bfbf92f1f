import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payByCard } from '../../src/api/contract';
import { cardNotice, sendPaymentNotice } from '../contract/support/confirmedBill';
import { killAll } from '../contract/support/program';
import type { FreeBlock } from '../patient';
import { blocksOfHour, createHourTaker, expectInvariants } from '../support/invariants';
import { seeded, type Random } from '../support/random';
import { STEPS, expectCleanStart, interruptStart } from './support/interruptedStart';
import { createDebtor, logIn, type Debtor } from './support/debtor';
import { DEPLOYMENTS, type Deployment } from './support/deployment';
import { checkAndRepeat, expectFilesOpen, makeRandomCall, newLedger } from './support/ledger';

const [KILL_ROUNDS, DISCONNECTION_ROUNDS] = [50, 20];
/** To repeat a run, set `SEED` to the seed in the run's test names. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/** `unanswered`: no 200 came back for the payment notice. */
interface Payer {
  debtor: Debtor;
  key: string;
  state: 'owed' | 'unanswered' | 'paid';
  notice: object | null;
}

async function pay(clinic: Deployment, payer: Payer): Promise<void> {
  const { debtor, key } = payer;
  const body = { id: debtor.id, deliver_id: debtor.deliverId };
  const reply = await debtor.visitor.send(payByCard, { body }, { key });
  if (reply.status === 200) {
    const { link_url } = (await reply.json()) as { link_url: string };
    payer.notice = cardNotice(link_url.split('/').at(-1) ?? '', debtor.amount, {}, 'completed', `evt_${debtor.id}`);
  }
  // After a 409 (already paid), `pay` repeats the notice, because the reply to the last notice may be lost.
  if (!payer.notice || ![200, 409].includes(reply.status)) return;
  payer.state = 'unanswered';
  if ((await sendPaymentNotice(clinic, 'webhook', payer.notice, { secret: debtor.secret })).status === 200)
    payer.state = 'paid';
}

async function expectPaymentKept(clinic: Deployment, { debtor, state }: Payer): Promise<void> {
  const { length } = await clinic.sql('select 1 from load_paid where reservation_id = $1', [debtor.id]);
  expect(state === 'unanswered' ? [0, 1] : [Number(state === 'paid')]).toContain(length);
}

/** Causes a failure and waits until the clinic is up again; `endTraffic` ends the calls of the round. */
type Fault = (clinic: Deployment, random: Random, endTraffic: () => Promise<void>) => Promise<void>;

/** Each round causes a fault during calls, then checks the database. Returns how many calls had unknown results. */
async function checkAfterFaults(clinic: Deployment, rounds: number, fault: Fault): Promise<number> {
  const random = seeded(SEED);
  const nextHour = await createHourTaker(clinic.sql, 'now()');
  const blocks = [nextHour(), nextHour()].flatMap(blocksOfHour);
  const debtorBlocks: FreeBlock[] = [];
  const name = `survivor-${crypto.randomUUID().slice(0, 8)}`;
  const ledgers = (await Promise.all(Array.from({ length: 12 }, (_, n) => logIn(clinic, `${name}-${n}`)))).map(
    newLedger,
  );
  let uncertainCount = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (debtorBlocks.length === 0) debtorBlocks.push(...blocksOfHour(nextHour()));
    const debtor = await createDebtor(clinic, `${name}-debtor-${round}`, debtorBlocks.pop() as FreeBlock);
    const payer: Payer = { debtor, key: crypto.randomUUID(), notice: null, state: 'owed' };

    let isOver = false;
    const traffic = Promise.all([
      ...ledgers.map(async (ledger) => {
        while (!isOver && !ledger.uncertainCall) await makeRandomCall(ledger, blocks, random);
      }),
      sleep(random.int(400)).then(() => pay(clinic, payer)),
    ]);
    // Avoids an unhandled rejection; the `await` below reports the error.
    traffic.catch(() => undefined);
    await sleep(50 + random.int(450));
    await fault(clinic, random, async () => {
      isOver = true;
      await traffic;
    });
    isOver = true;
    await traffic;

    await expectInvariants(clinic.sql, 'now()');
    await expectPaymentKept(clinic, payer);
    uncertainCount += ledgers.filter((ledger) => ledger.uncertainCall).length;
    for (const ledger of ledgers) await checkAndRepeat(clinic, ledger);
    await pay(clinic, payer);
    expect(payer.state, 'the repeated payment was not accepted').toBe('paid');
    await expectInvariants(clinic.sql, 'now()');
    await expectPaymentKept(clinic, payer);
    await expectFilesOpen(clinic, random.pick(ledgers));
  }
  return uncertainCount;
}

const killProcesses: Fault = async ({ processes }, random, endTraffic) => {
  const killed = random.int(10) < 3 ? processes : [random.pick(processes)];
  await Promise.all(killed.map((process) => process.end('SIGKILL')));
  if (killed.length < processes.length) await sleep(random.int(200));
  await endTraffic();
  await Promise.all(killed.map((process) => process.start()));
};

const disconnect: Fault = async ({ processes, sql }, random) => {
  for (let times = 0; times < 3; times += 1) {
    await sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await sleep(random.int(150));
  }
  expect(processes.map(({ isUp }) => isUp)).not.toContain(false);
};

const restartDatabase: Fault = async ({ processes, cluster }, random, endTraffic) => {
  if (!cluster) throw new Error('this deployment has no PostgreSQL server to restart');
  const statuses = async (path: string) =>
    new Set(await Promise.all(processes.map(async ({ base }) => (await fetch(base + path)).status)));
  await cluster.stopKeepingData(random.int(2) === 0 ? 'fast' : 'immediate');
  try {
    expect(await statuses('/healthz')).toEqual(new Set([200]));
    await expect.poll(() => statuses('/readyz')).toEqual(new Set([503]));
    expect(await statuses('/api/reservations')).toEqual(new Set([503]));
    await endTraffic();
  } finally {
    await cluster.start();
  }
  await expect.poll(() => statuses('/readyz')).toEqual(new Set([200]));
};

describe.each(DEPLOYMENTS)(`%s (seed ${SEED})`, (name, open) => {
  let clinic: Deployment;
  beforeAll(async () => void (clinic = await open()));
  afterAll(() => clinic.close());

  test('after processes are killed, the database matches the replies', async () => {
    expect(await checkAfterFaults(clinic, KILL_ROUNDS, killProcesses), 'no call was interrupted').toBeGreaterThan(0);
  });

  if (name === 'a process on PGlite') return;

  test('after database connections are lost, the database matches the replies', async () => {
    await expect(checkAfterFaults(clinic, DISCONNECTION_ROUNDS, disconnect)).resolves.toBeDefined();
  });

  test('after an outage of PostgreSQL, the database matches the replies', async () => {
    expect(await checkAfterFaults(clinic, Math.ceil(DISCONNECTION_ROUNDS / 2), restartDatabase)).toBeGreaterThan(0);
  });
});

describe('an interruption of the first start', () => {
  const root = mkdtempSync(join(tmpdir(), 'clinic-first-start-'));
  afterAll(() => {
    killAll();
    rmSync(root, { recursive: true, force: true });
  });

  const STOPS = STEPS.flatMap((step) => [[step, 'SIGTERM'] as const, [step, 'SIGKILL'] as const]);
  test.each(STOPS)('at step %s by %s does not prevent the next start', async (step, signal) => {
    const folder = mkdtempSync(join(root, 'clinic-'));
    await interruptStart(folder, step, signal);
    await expect(expectCleanStart(folder)).resolves.toBeUndefined();
  });
});
