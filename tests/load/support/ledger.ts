import { expect } from 'vitest';
import { addFile, book, cancelReservation, changeTime, listFiles, listReservations } from '../../../src/api/contract';
import { formBody, type FreeBlock, type Visitor } from '../../patient';
import type { Random } from '../../support/random';
import type { Deployment } from './deployment';

type Action =
  | { kind: 'book'; block: FreeBlock; key: string }
  | { kind: 'cancel'; id: number }
  | { kind: 'move'; id: number; block: FreeBlock }
  | { kind: 'file'; title: string };

/** The first shifts of all reservations and of the open one, and the titles of files. */
interface State {
  booked: number[];
  open: number | null;
  files: string[];
}

export interface Ledger {
  visitor: Visitor;
  confirmed: State;
  unanswered: Action | null;
}

export const newLedger = (visitor: Visitor): Ledger => ({
  visitor,
  confirmed: { booked: [], open: null, files: [] },
  unanswered: null,
});

function after({ booked, open, files }: State, action: Action): State {
  switch (action.kind) {
    case 'book':
      return { booked: [...booked, action.block.id], open: action.block.id, files };
    case 'cancel':
      return { booked, open: null, files };
    case 'move':
      return {
        booked: [...booked.toSpliced(booked.indexOf(open ?? 0), 1), action.block.id],
        open: action.block.id,
        files,
      };
    case 'file':
      return { booked, open, files: [...files, action.title] };
  }
}

const inOrder = ({ booked, open, files }: State): State => ({
  booked: booked.toSorted((a, b) => a - b),
  open,
  files: files.toSorted(),
});

const pictureOf = (title: string) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(title.repeat(100))]);

function send({ visitor }: Ledger, action: Action): Promise<Response> {
  switch (action.kind) {
    case 'book':
      return visitor.send(book, { body: formBody(action.block) }, { key: action.key });
    case 'cancel':
      return visitor.send(cancelReservation, { params: { id: action.id } });
    case 'move':
      return visitor.send(changeTime, { params: { id: action.id }, body: { shiftIds: action.block.shiftIds } });
    case 'file': {
      const body = { title: action.title, file: new Blob([pictureOf(action.title)]) };
      return visitor.send(addFile, { body });
    }
  }
}

/** Records a reply. No reply and a 503 leave the result unknown; `1` and `3` change nothing. Other statuses fail. */
async function note(ledger: Ledger, action: Action, response: Response): Promise<void> {
  ledger.unanswered = response.status === 200 ? null : action;
  if (ledger.unanswered) return expect([0, 503], action.kind).toContain(response.status);
  const { message = 'ok' } = (await response.json()) as { message?: string };
  if (message === 'ok') ledger.confirmed = after(ledger.confirmed, action);
}

export async function act(ledger: Ledger, blocks: readonly FreeBlock[], random: Random): Promise<void> {
  const roll = random.int(10);
  const block = random.pick(blocks);
  let action: Action = { kind: 'book', block, key: crypto.randomUUID() };
  if (roll < 2) action = { kind: 'file', title: `検査 ${crypto.randomUUID()}` };
  else if (ledger.confirmed.open !== null && roll < 8) {
    const list = await ledger.visitor.send(listReservations);
    expect([0, 200, 503]).toContain(list.status);
    if (list.status !== 200) return;
    const { now_reservations: current } = (await list.json()) as { now_reservations: { id: number }[] };
    expect(current, 'a confirmed reservation is missing').toHaveLength(1);
    const id = current[0]?.id ?? 0;
    // A patient may cancel five times a day.
    action = roll < 5 || ledger.confirmed.booked.length > 5 ? { kind: 'move', id, block } : { kind: 'cancel', id };
  }
  await note(ledger, action, await send(ledger, action));
}

async function stateOf(clinic: Deployment, { visitor }: Ledger): Promise<State> {
  const reservations = await clinic.sql<{ first: number; open: boolean }>(
    `select s.id as first, r.cancelled_at is null as open from reservations r
     join patients p on p.id = r.patient_id join shifts s on s.doctor_id = r.doctor_id and s.start_at = r.start_at
     where p.display_name = $1`,
    [visitor.name],
  );
  const files = await clinic.sql<{ title: string }>(
    'select title from medical_files f join patients p on p.id = f.patient_id where p.display_name = $1',
    [visitor.name],
  );
  return {
    booked: reservations.map(({ first }) => first),
    open: reservations.find(({ open }) => open)?.first ?? null,
    files: files.map(({ title }) => title),
  };
}

/**
 * Checks that exactly the confirmed data exists, apart from the unanswered call. Repeats that call and checks that it is
 * done exactly once.
 */
export async function settle(clinic: Deployment, ledger: Ledger): Promise<void> {
  const { confirmed, unanswered: action } = ledger;
  const found = inOrder(await stateOf(clinic, ledger));
  if (!action) return expect(found, ledger.visitor.name).toEqual(inOrder(confirmed));
  const afterAction = after(confirmed, action);
  expect([inOrder(confirmed), inOrder(afterAction)], ledger.visitor.name).toContainEqual(found);
  const isDone = JSON.stringify(found) === JSON.stringify(inOrder(afterAction));
  if (isDone) ledger.confirmed = afterAction;
  ledger.unanswered = null;
  // An upload has no key.
  if (action.kind === 'file') return;
  const again = await send(ledger, action);
  if (!isDone) await note(ledger, action, again);
  else if (action.kind === 'cancel') expect(again.status).toBe(409);
  else {
    const { message = 'ok' } = (await again.json()) as { message?: string };
    expect([again.status, message]).toEqual([200, 'ok']);
  }
  expect(ledger.unanswered, 'the repeat was not answered').toBeNull();
  expect(inOrder(await stateOf(clinic, ledger))).toEqual(inOrder(ledger.confirmed));
}

export async function expectFilesOpen(clinic: Deployment, { visitor }: Ledger): Promise<void> {
  for (const { title, file_url: url } of (await visitor.ask(listFiles)).slice(0, 3)) {
    const response = await clinic.fetch(new Request(url));
    expect(response.status, 'a listed file is missing').toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(pictureOf(title))).toBe(true);
  }
}
