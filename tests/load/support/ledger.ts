import { expect } from 'vitest';
import { addFile, book, cancelReservation, changeTime, listFiles, listReservations } from '../../../src/api/contract';
import { bodyWithBasicInfo, type FreeBlock, type Visitor } from '../../patient';
import type { Random } from '../../support/random';
import type { Deployment } from './deployment';

type Action =
  | { kind: 'book'; block: FreeBlock; key: string }
  | { kind: 'cancel'; id: number }
  | { kind: 'move'; id: number; block: FreeBlock }
  | { kind: 'file'; title: string };

interface State {
  /** The first shift of every reservation, cancelled or not. */
  booked: number[];
  /** The first shift of the reservation that is not cancelled; null without such a reservation. */
  current: number | null;
  fileTitles: string[];
}

/** What one patient knows from the clinic's replies. */
export interface Ledger {
  visitor: Visitor;
  confirmed: State;
  uncertainCall: Action | null;
}

export const newLedger = (visitor: Visitor): Ledger => ({
  visitor,
  confirmed: { booked: [], current: null, fileTitles: [] },
  uncertainCall: null,
});

function stateAfter({ booked, current, fileTitles }: State, action: Action): State {
  switch (action.kind) {
    case 'book':
      return { booked: [...booked, action.block.id], current: action.block.id, fileTitles };
    case 'cancel':
      return { booked, current: null, fileTitles };
    case 'move':
      return {
        booked: [...booked.toSpliced(booked.indexOf(current ?? 0), 1), action.block.id],
        current: action.block.id,
        fileTitles,
      };
    case 'file':
      return { booked, current, fileTitles: [...fileTitles, action.title] };
  }
}

const inOrder = ({ booked, current, fileTitles }: State): State => ({
  booked: booked.toSorted((a, b) => a - b),
  current,
  fileTitles: fileTitles.toSorted(),
});

const pictureOf = (title: string) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(title.repeat(100))]);

function send({ visitor }: Ledger, action: Action): Promise<Response> {
  switch (action.kind) {
    case 'book':
      return visitor.send(book, { body: bodyWithBasicInfo(action.block) }, { key: action.key });
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

/**
 * With no reply (status 0) or a 503, the result of the call is unknown.
 * A 200 with the `message` `1` (block taken) or `3` (duplicate) means that the call changed nothing.
 */
async function recordReply(ledger: Ledger, action: Action, response: Response): Promise<void> {
  ledger.uncertainCall = response.status === 200 ? null : action;
  if (ledger.uncertainCall) return expect([0, 503], action.kind).toContain(response.status);
  const { message = 'ok' } = (await response.json()) as { message?: string };
  if (message === 'ok') ledger.confirmed = stateAfter(ledger.confirmed, action);
}

export async function makeRandomCall(ledger: Ledger, blocks: readonly FreeBlock[], random: Random): Promise<void> {
  const roll = random.int(10);
  const block = random.pick(blocks);
  let action: Action = { kind: 'book', block, key: crypto.randomUUID() };
  if (roll < 2) action = { kind: 'file', title: `検査 ${crypto.randomUUID()}` };
  else if (ledger.confirmed.current !== null && roll < 8) {
    const list = await ledger.visitor.send(listReservations);
    expect([0, 200, 503]).toContain(list.status);
    if (list.status !== 200) return;
    const { now_reservations: listed } = (await list.json()) as { now_reservations: { id: number }[] };
    expect(listed, 'a confirmed reservation is missing').toHaveLength(1);
    const id = listed[0]?.id ?? 0;
    // A patient may cancel only five times a day.
    action = roll < 5 || ledger.confirmed.booked.length > 5 ? { kind: 'move', id, block } : { kind: 'cancel', id };
  }
  await recordReply(ledger, action, await send(ledger, action));
}

async function stateOf(clinic: Deployment, { visitor }: Ledger): Promise<State> {
  const reservations = await clinic.sql<{ first: number; is_current: boolean }>(
    `select s.id as first, r.cancelled_at is null as is_current from reservations r
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
    current: reservations.find((row) => row.is_current)?.first ?? null,
    fileTitles: files.map(({ title }) => title),
  };
}

/** Checks the stored data. If a call's result is unknown, repeats the call and checks that it happened at most once. */
export async function checkAndRepeat(clinic: Deployment, ledger: Ledger): Promise<void> {
  const { confirmed, uncertainCall: action } = ledger;
  const stored = inOrder(await stateOf(clinic, ledger));
  if (!action) return expect(stored, ledger.visitor.name).toEqual(inOrder(confirmed));
  const afterAction = stateAfter(confirmed, action);
  expect([inOrder(confirmed), inOrder(afterAction)], ledger.visitor.name).toContainEqual(stored);
  const isDone = JSON.stringify(stored) === JSON.stringify(inOrder(afterAction));
  if (isDone) ledger.confirmed = afterAction;
  ledger.uncertainCall = null;
  // An upload is not repeated, because it has no idempotency key and could store the file twice.
  if (action.kind === 'file') return;
  const repeated = await send(ledger, action);
  if (!isDone) await recordReply(ledger, action, repeated);
  else if (action.kind === 'cancel') expect(repeated.status).toBe(409);
  else {
    const { message = 'ok' } = (await repeated.json()) as { message?: string };
    expect([repeated.status, message]).toEqual([200, 'ok']);
  }
  expect(ledger.uncertainCall, 'the repeated call got no reply').toBeNull();
  expect(inOrder(await stateOf(clinic, ledger))).toEqual(inOrder(ledger.confirmed));
}

export async function expectFilesOpen(clinic: Deployment, { visitor }: Ledger): Promise<void> {
  for (const { title, file_url: url } of (await visitor.ask(listFiles)).slice(0, 3)) {
    const response = await clinic.fetch(new Request(url));
    expect(response.status, 'a listed file is missing').toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(pictureOf(title))).toBe(true);
  }
}
