import assert from 'node:assert/strict';
import { addAddress, addFile, book, cancelReservation, changeTime, listReservations } from '../../../src/api/contract';
import type { House } from './house';
import { bookingOf, type Answer, type Block, type Patient } from './httpPatient';
import type { Random } from './random';

/** A request without a reply. */
type Unheard =
  | { kind: 'book'; block: Block; key: string }
  | { kind: 'cancel'; id: number }
  | { kind: 'move'; id: number; block: Block }
  | { kind: 'address'; text: string }
  | { kind: 'file'; title: string };

/** What a patient was told, to compare with the database. */
export interface Ledger {
  patient: Patient;
  /** Number of reservations per block, by its first shift; one that moved counts where it is. */
  booked: Map<number, number>;
  /** The open reservation, by its first shift. */
  open: { first: number } | null;
  addresses: string[];
  files: Map<string, Uint8Array<ArrayBuffer>>;
  unheard: Unheard | null;
}

export const PNG_HEAD = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const newLedger = (patient: Patient): Ledger => ({
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

/** Moves the open reservation in the books. */
function move(ledger: Ledger, to: Block): void {
  if (ledger.open) count(ledger.booked, ledger.open.first, -1);
  count(ledger.booked, to.id, 1);
  ledger.open = { first: to.id };
}

/** Records the reply to a change of time: the lists move it, `1` changes nothing, no reply leaves it open. */
function noteMove(ledger: Ledger, { id, block }: { id: number; block: Block }, answer: Answer): void {
  ledger.unheard = isYes(answer) ? null : { kind: 'move', id, block };
  if (ledger.unheard === null && !('message' in (answer.body as object))) move(ledger, block);
}

export async function act(ledger: Ledger, blocks: readonly Block[], random: Random): Promise<void> {
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
    if (chance < 6) {
      const block = random.pick(blocks);
      noteMove(ledger, { id, block }, await patient.send(changeTime, { params: { id }, body: block }));
    } else if (isYes(await patient.send(cancelReservation, { params: { id } }))) ledger.open = null;
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
export async function readAll(house: House, ledgers: readonly Ledger[]): Promise<Map<Ledger, Found>> {
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

/** Whether an unanswered change of time has moved the reservation; then the books follow. */
function followMove(ledger: Ledger, { open }: Found): void {
  const { unheard } = ledger;
  if (unheard?.kind === 'move' && open.join() === String(unheard.block.id)) move(ledger, unheard.block);
}

/** Everything confirmed exists, and nothing else except unanswered requests. */
export function compare(ledger: Ledger, found: Found): void {
  followMove(ledger, found);
  const { patient, booked, open, addresses, files, unheard } = ledger;
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
export async function settle(house: House, ledger: Ledger, found: Found): Promise<void> {
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
  } else if (unheard.kind === 'move') {
    const { id, block } = unheard;
    const answer = await patient.send(changeTime, { params: { id }, body: block });
    assert.equal(answer.status, 200, `a repeat got ${answer.status} ${JSON.stringify(answer.body)}`);
    noteMove(ledger, unheard, answer);
  } else if (unheard.kind === 'address') {
    if (found.addresses.includes(unheard.text)) ledger.addresses.push(unheard.text);
    // An unanswered upload may be listed; then it can be opened, but is not compared.
  } else if (found.files.includes(unheard.title)) ledger.files.set(unheard.title, new Uint8Array());
  ledger.unheard = null;
}
