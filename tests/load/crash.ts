import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  addAddress,
  addFile,
  book,
  cancelReservation,
  listFiles,
  listReservations,
  payByCard,
} from '../../src/api/contract';
import type { Claim } from './support/checks';
import { cardNotice, debtor, notify, sessionOf, type Debtor } from './support/debtor';
import type { House } from './support/house';
import { mustHold } from './support/invariants';
import { bookingOf, crowd, type Answer, type Block, type Patient } from './support/httpPatient';
import type { Random } from './support/random';
import { blocksOf, freeHours } from './support/loadTimetable';

/** A request without a reply. */
type Unheard =
  | { kind: 'book'; block: Block; key: string }
  | { kind: 'cancel'; id: number }
  | { kind: 'address'; text: string }
  | { kind: 'file'; title: string };

/** What a patient was told, to compare with the database. */
interface Ledger {
  patient: Patient;
  /** Number of bookings per block, by its first shift. */
  booked: Map<number, number>;
  /** The open reservation, by its first shift. */
  open: { first: number } | null;
  addresses: string[];
  files: Map<string, Uint8Array<ArrayBuffer>>;
  unheard: Unheard | null;
}

const PNG_HEAD = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const newLedger = (patient: Patient): Ledger => ({
  patient,
  booked: new Map(),
  open: null,
  addresses: [],
  files: new Map(),
  unheard: null,
});

const count = (map: Map<number, number>, first: number, by: number) => {
  const sum = (map.get(first) ?? 0) + by;
  if (sum === 0) map.delete(first);
  else map.set(first, sum);
};

/** Whether the clinic confirmed. A 503, like no reply, is undecided; any other status is a failure of the test. */
function isYes({ status }: Answer): boolean {
  assert.ok([0, 200, 503].includes(status), `replied ${status}`);
  return status === 200;
}

/** Records a booking's reply: `ok` books, `1` and `3` change nothing, no reply leaves it open. */
function noteBooking(ledger: Ledger, { block, key }: { block: Block; key: string }, answer: Answer): void {
  ledger.unheard = isYes(answer) ? null : { kind: 'book', block, key };
  if (ledger.unheard || (answer.body as { message: string }).message !== 'ok') return;
  count(ledger.booked, block.id, 1);
  ledger.open = { first: block.id };
}

async function act(ledger: Ledger, blocks: readonly Block[], random: Random): Promise<void> {
  const { patient } = ledger;
  const chance = random.int(10);
  if (chance < 2 && ledger.addresses.length < 20) {
    const text = `桜丘${crypto.randomUUID()}`;
    if (isYes(await patient.send(addAddress, { body: { zip: '1560054', address: text } }))) ledger.addresses.push(text);
    else ledger.unheard = { kind: 'address', text };
  } else if (chance < 3) {
    const title = `検査 ${crypto.randomUUID()}`;
    const bytes = Uint8Array.from([...PNG_HEAD, ...Array.from({ length: 4_000 }, () => random.int(256))]);
    if (isYes(await patient.send(addFile, { body: { title, file: new Blob([bytes]) } })))
      ledger.files.set(title, bytes);
    else ledger.unheard = { kind: 'file', title };
  } else if (ledger.open && chance < 8) {
    const read = await patient.send(listReservations);
    if (!isYes(read)) return;
    const { now_reservations } = read.body as { now_reservations: { id: number }[] };
    assert.equal(now_reservations.length, 1, 'a confirmed reservation is missing');
    const id = now_reservations[0]?.id ?? 0;
    if (isYes(await patient.send(cancelReservation, { params: { id } }))) ledger.open = null;
    else ledger.unheard = { kind: 'cancel', id };
  } else {
    const wish = { block: random.pick(blocks), key: crypto.randomUUID() };
    noteBooking(ledger, wish, await patient.send(book, bookingOf(wish.block), { key: wish.key }));
  }
}

interface Found {
  booked: Map<number, number>;
  open: number[];
  addresses: string[];
  files: string[];
}

/** The state of all patients in the database. */
async function readAll(house: House, ledgers: readonly Ledger[]): Promise<Map<Ledger, Found>> {
  const names = ledgers.map(({ patient }) => patient.name);
  const reservations = await house.sql<{ name: string; first: number; open: boolean }>(
    `select p.display_name as name, s.id as first, r.cancelled_at is null as open from reservations r
     join patients p on p.id = r.patient_id join shifts s on s.doctor_id = r.doctor_id and s.start_at = r.start_at
     where p.display_name = any($1::text[])`,
    [names],
  );
  const addresses = await house.sql<{ name: string; words: string }>(
    `select p.display_name as name, a.address as words from addresses a join patients p on p.id = a.patient_id
     where p.display_name = any($1::text[])`,
    [names],
  );
  const files = await house.sql<{ name: string; words: string }>(
    `select p.display_name as name, f.title as words from medical_files f join patients p on p.id = f.patient_id
     where p.display_name = any($1::text[])`,
    [names],
  );
  const wordsOf = (rows: typeof files, name: string) =>
    rows.filter((row) => row.name === name).map(({ words }) => words);
  return new Map(
    ledgers.map((ledger) => {
      const { name } = ledger.patient;
      const own = reservations.filter((row) => row.name === name);
      const booked = new Map<number, number>();
      for (const { first } of own) count(booked, first, 1);
      const open = own.filter((row) => row.open).map(({ first }) => first);
      return [ledger, { booked, open, addresses: wordsOf(addresses, name), files: wordsOf(files, name) }];
    }),
  );
}

/** What exists but was not confirmed; throws when something confirmed is missing. */
function surplus(found: readonly string[], told: readonly string[], what: string): string[] {
  for (const one of told) assert.ok(found.includes(one), `${what} was confirmed and is missing`);
  return found.filter((one) => !told.includes(one));
}

/** Everything confirmed exists, and nothing else except unanswered requests. */
function compare({ patient, booked, open, addresses, files, unheard }: Ledger, found: Found): void {
  const extra = new Map(found.booked);
  for (const [first, times] of booked) count(extra, first, -times);
  const added = [...extra];
  const bookedUnheard = unheard?.kind === 'book' ? unheard.block.id : null;
  const fits = added.length === 0 || (added.length === 1 && added[0]?.[0] === bookedUnheard && added[0]?.[1] === 1);
  assert.ok(fits, `${patient.name}: reservations ${JSON.stringify(added)} beyond the confirmed ones`);
  const opened = added.length === 1 ? [bookedUnheard] : open ? [open.first] : [];
  const isOpen = JSON.stringify(found.open) === JSON.stringify(opened);
  const isCancelled = unheard?.kind === 'cancel' && found.open.length === 0;
  assert.ok(isOpen || isCancelled, `${patient.name}: open ${found.open.join()}, told ${opened.join()}`);
  const moreAddresses = surplus(found.addresses, addresses, 'an address');
  const moreFiles = surplus(found.files, [...files.keys()], 'a file');
  assert.deepEqual(moreAddresses, unheard?.kind === 'address' ? moreAddresses.filter((a) => a === unheard.text) : []);
  assert.deepEqual(moreFiles, unheard?.kind === 'file' ? moreFiles.filter((title) => title === unheard.title) : []);
}

/** Repeats an unanswered request at any process: then it must exist exactly once. */
async function settle(house: House, ledger: Ledger, found: Found): Promise<void> {
  const { patient, unheard } = ledger;
  if (!unheard) return;
  house.meter.repeats += 1;
  if (unheard.kind === 'book') {
    const { block, key } = unheard;
    const was = (found.booked.get(block.id) ?? 0) > (ledger.booked.get(block.id) ?? 0);
    const answer = await patient.send(book, bookingOf(block), { key });
    assert.equal(answer.status, 200, `a repeat got ${answer.status} ${JSON.stringify(answer.body)}`);
    if (was) assert.deepEqual(answer.body, { message: 'ok' }, 'booked, but the repeat does not confirm it');
    noteBooking(ledger, unheard, answer);
  } else if (unheard.kind === 'cancel') {
    const { status } = await patient.send(cancelReservation, { params: { id: unheard.id } });
    assert.equal(status, found.open.length > 0 ? 200 : 409);
    ledger.open = null;
  } else if (unheard.kind === 'address') {
    if (found.addresses.includes(unheard.text)) ledger.addresses.push(unheard.text);
    // An unanswered upload may be listed; then it can be opened, but is not compared.
  } else if (found.files.includes(unheard.title)) ledger.files.set(unheard.title, new Uint8Array());
  ledger.unheard = null;
}

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

/** `kill -9` at random moments under load (issue 7, 3). */
export const crashes: Claim = {
  name: 'kill -9 under load: everything confirmed exists, nothing else does, and a repeat books once',
  async try(house, rounds, random) {
    assert.ok((await survive(house, rounds, random, kill)) > 0, 'no call was interrupted, so the run proves nothing');
  },
};
