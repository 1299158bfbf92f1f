import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { listFiles, payByCard } from '../../src/api/contract';
import type { Claim } from './support/checks';
import { cardNotice, debtor, notify, sessionOf, type Debtor } from './support/debtor';
import type { House } from './support/house';
import { mustHold } from './support/invariants';
import { crowd, type Answer, type Block } from './support/httpPatient';
import { PNG_HEAD, act, compare, newLedger, readAll, settle, type Ledger } from './support/ledger';
import type { Random } from './support/random';
import { blocksOf, freeHours } from './support/loadTimetable';

/** Listed files can be opened and have the uploaded content. */
async function mustOpen(house: House, { patient, files }: Ledger, random: Random): Promise<void> {
  if (files.size === 0) return;
  const listed = await patient.ask(listFiles);
  const chosen = random.pick([...files.keys()]);
  const link = new URL(listed.find(({ title }) => title === chosen)?.file_url ?? 'none:');
  const response = await fetch(`${house.next().base}${link.pathname}${link.search}`);
  assert.equal(response.status, 200, 'a listed file is missing');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const sent = files.get(chosen);
  assert.ok(bytes.length > PNG_HEAD.length && (sent?.length === 0 || Buffer.compare(bytes, sent ?? bytes) === 0));
}

/** A bill paid by card while processes are killed. */
interface Payer {
  debt: Debtor;
  key: string;
  /** Sends the provider's notice, once there is a page. */
  notify: (() => Promise<Answer>) | null;
  unheard: boolean;
  paid: boolean;
}

/** The next step: the provider's page, then the webhook, which is repeated until it is accepted. */
async function pay(house: House, payer: Payer): Promise<void> {
  const { debt, key } = payer;
  const body = { id: debt.id, deliver_id: debt.deliverId };
  const page = await debt.patient.send(payByCard, { body }, { key });
  if (page.status === 200) {
    const { link_url } = page.body as { link_url: string };
    const notice = cardNotice(`evt_${debt.id}`, sessionOf(link_url), debt.amount);
    payer.notify = () => notify(house, 'webhook', notice);
  }
  // 409: paid already, perhaps by a notice whose reply was lost. It is repeated all the same.
  if (payer.notify === null || ![200, 409].includes(page.status)) return;
  payer.unheard = true;
  if ((await payer.notify()).status !== 200) return;
  payer.unheard = false;
  payer.paid = true;
}

async function mustBePaid(house: House, payers: readonly Payer[]): Promise<void> {
  for (const payer of payers) {
    const paid = await house.sql('select 1 from load_paid where reservation_id = $1', [payer.debt.id]);
    if (payer.paid) assert.equal(paid.length, 1, 'an accepted payment is missing or counted twice');
    else if (!payer.unheard) assert.equal(paid.length, 0, 'a payment without a webhook');
  }
}

/**
 * A failure caused under load, at a random moment; resolves when the clinic is up again. Calls `calm` to pause new
 * requests.
 */
export type Disaster = (house: House, random: Random, calm: () => Promise<void>) => Promise<void>;

/**
 * Compares what patients were told with the database, after each of several disasters under load. Returns the number of
 * interrupted calls.
 */
export async function survive(house: House, rounds: number, random: Random, disaster: Disaster): Promise<number> {
  const hours = await freeHours(house);
  const blocks = [hours.take(), hours.take()].flatMap(blocksOf);
  const debts: Block[] = [];
  const ledgers = (await crowd(house, `survivor-${crypto.randomUUID().slice(0, 8)}`, 12)).map(newLedger);
  let [heard, lost] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    if (debts.length === 0) debts.push(...blocksOf(hours.take()));
    const debt = await debtor(house, `${ledgers[0]?.patient.name}-${round}`, debts.pop() as Block);
    const payer: Payer = { debt, key: crypto.randomUUID(), notify: null, unheard: false, paid: false };

    let isOver = false;
    const working = Promise.all([
      ...ledgers.map(async (ledger) => {
        while (!isOver && !ledger.unheard) {
          await act(ledger, blocks, random);
          heard += 1;
        }
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
    await mustBePaid(house, [payer]);
    const found = await readAll(house, ledgers);
    for (const [ledger, now] of found) compare(ledger, now);
    lost += ledgers.filter(({ unheard }) => unheard).length;
    for (const [ledger, now] of found) await settle(house, ledger, now);
    await pay(house, payer);
    assert.ok(payer.paid, 'the repeated payment was not accepted');

    await mustHold(house);
    await mustBePaid(house, [payer]);
    for (const [ledger, now] of await readAll(house, ledgers)) compare(ledger, now);
    await mustOpen(house, random.pick(ledgers), random);
    house.meter.rounds += 1;
  }
  house.meter.notes.push(`${heard} actions, ${lost} cut off`);
  return lost;
}

/** Kills one process while the others continue, or all of them, and restarts them. */
const kill: Disaster = async (house, random, calm) => {
  const all = random.chance(0.3);
  const doomed = all ? house.sites : [random.pick(house.sites)];
  await Promise.all(doomed.map((site) => site.end('SIGKILL')));
  if (doomed.length < house.sites.length) await sleep(random.int(200));
  await calm();
  await Promise.all(doomed.map((site) => site.start()));
};

/** `kill -9` at random moments under load. */
export const crashes: Claim = {
  name: 'kill -9 under load: everything confirmed exists, nothing else does, and a repeat books once',
  async try(house, rounds, random) {
    assert.ok((await survive(house, rounds, random, kill)) > 0, 'no call was interrupted, so the run proves nothing');
  },
};
