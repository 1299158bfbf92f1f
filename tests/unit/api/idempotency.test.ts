import { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';
import { expect, test } from 'vitest';
import type { Call, CallInput } from '../../../src/api/contract/call';
import { createClient } from '../../../src/api/client';
import * as contract from '../../../src/api/contract';
import type { KeyStore } from '../../../src/api/idempotencyKeys';

const { book, cancelReservation, payByCard } = contract;

function createStore(): KeyStore {
  let stored: ReturnType<KeyStore['read']> = null;
  return { read: () => stored, write: (key) => (stored = key), remove: () => (stored = null) };
}

/** A number in `replies` is an error status. */
function createClinic(...replies: unknown[]) {
  const keys: (string | null)[] = [];
  const adapter: AxiosAdapter = async (config) => {
    keys.push((config.headers.get('idempotency-key') as string | undefined) ?? null);
    const data = replies[keys.length - 1];
    const response = { status: 200, statusText: '', headers: new AxiosHeaders(), config, data };
    if (typeof data !== 'number') return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, { ...response, status: data });
  };
  /** Pages share keys only if they get the same `store`. */
  const openPage = (store?: KeyStore) =>
    createClient({
      apiBaseUrl: '/api',
      uid: () => null,
      adapter,
      extras: new Set(contract.EXTRAS),
      ...(store && { keys: store }),
    });
  return { keys, openPage };
}

/** The client does not retry after this status. */
const BUSY = 429;
const bookedReply = { message: 'ok' };
const bookingOf = (id: number) => ({
  body: { id, short: true as const, subject_id: 1, shiftIds: [id, id + 1, id + 2] },
});
const expectNotDone = (sent: Promise<unknown>) => expect(sent).rejects.toMatchObject({ status: BUSY });

const calls = Object.entries(contract).flatMap(([name, part]): [string, Call][] =>
  'encoding' in Object(part) ? [[name, part as unknown as Call]] : [],
);

test.each(calls)('the call %s has an idempotency key only if the contract requires one', async (_, call) => {
  const { keys, openPage } = createClinic(undefined);
  const input = { params: { id: 1, shiftIds: [1, 2] }, body: {} } as CallInput<Call>;
  await openPage()(call, input).catch(() => undefined);
  expect(keys).toEqual([call.needsIdempotencyKey ? expect.stringMatching(/^[\x21-\x7E]{1,200}$/) : null]);
});

test('the contract marks the calls that need or clear an idempotency key', () => {
  const names = calls.filter(([, call]) => call.needsIdempotencyKey).map(([name]) => name);
  expect(names.sort().join(' ')).toBe('book createThroughDiagnose createThroughRediagnose payByBank payByCard');
  expect(calls.filter(([, call]) => call.cancels).map(([name]) => name)).toEqual(['cancelReservation']);
});

test('a call refused with a 429 keeps its key after a reload', async () => {
  const { keys, openPage } = createClinic(BUSY, BUSY, bookedReply);
  const store = createStore();
  const send = openPage(store);
  await expectNotDone(send(book, bookingOf(1)));
  await expectNotDone(send(book, bookingOf(1)));
  await openPage(store)(book, bookingOf(1));
  expect(new Set(keys).size).toBe(1);
});

test('after a lost reply, the client repeats the call with the same key (§sent-again)', async () => {
  const { keys, openPage } = createClinic(503, bookedReply);
  expect(await openPage()(book, bookingOf(1))).toEqual(bookedReply);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('without storage, the same call on the same page keeps its key after a 429', async () => {
  const noStorage: KeyStore = { read: () => null, write: () => false, remove: () => undefined };
  for (const store of [undefined, noStorage]) {
    const { keys, openPage } = createClinic(BUSY, BUSY);
    const send = openPage(store);
    await expectNotDone(send(book, bookingOf(1)));
    await expectNotDone(send(book, bookingOf(1)));
    expect(keys[1]).toBe(keys[0]);
  }
});

test('a call that differs from the previous call gets a new key (§idempotency-key)', async () => {
  const { keys, openPage } = createClinic(BUSY, BUSY, BUSY, BUSY, BUSY);
  const send = openPage(createStore());
  await expectNotDone(send(book, bookingOf(1)));
  await expectNotDone(send(book, bookingOf(2)));
  await expectNotDone(send(payByCard, { body: { id: 1, deliver_id: 2 } }));
  await expectNotDone(send(contract.payByBank, { body: { id: 1, deliver_id: 2 } }));
  // Only the key of the last call is stored.
  await expectNotDone(send(payByCard, { body: { id: 1, deliver_id: 2 } }));
  expect(new Set(keys).size).toBe(5);
});

test('after a successful payment call, a call with the same body gets a new key', async () => {
  const link = { response_data: 1, link_url: 'https://pay.example/' };
  const { keys, openPage } = createClinic(link, link);
  const store = createStore();
  const send = openPage(store);
  await send(payByCard, { body: { id: 1, deliver_id: 2 } });
  expect(store.read()).toBeNull();
  await send(payByCard, { body: { id: 1, deliver_id: 2 } });
  expect(keys[1]).not.toBe(keys[0]);
});

test('after a 409, a call with the same body gets a new key', async () => {
  const { keys, openPage } = createClinic(BUSY, 409, BUSY, bookedReply);
  const send = openPage(createStore());
  await expectNotDone(send(book, bookingOf(1)));
  await expect(send(book, bookingOf(1))).rejects.toMatchObject({ status: 409 });
  await expectNotDone(send(book, bookingOf(1)));
  await send(book, bookingOf(1));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(keys[3]).toBe(keys[2]);
});

test('after a cancellation, the same booking gets a new key', async () => {
  const { keys, openPage } = createClinic(BUSY, { now_reservations: [], all_reservations: [] }, BUSY);
  const store = createStore();
  const send = openPage(store);
  await expectNotDone(send(book, bookingOf(1)));
  await send(cancelReservation, { params: { id: 1 } });
  expect(store.read()).toBeNull();
  await expectNotDone(send(book, bookingOf(1)));
  expect(keys[2]).not.toBe(keys[0]);
});
