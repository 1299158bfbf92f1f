import { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';
import { expect, test } from 'vitest';
import type { Call, CallInput } from '../../../src/api/contract/call';
import { createClient } from '../../../src/api/client';
import * as contract from '../../../src/api/contract';
import type { KeyStore } from '../../../src/api/idempotencyKeys';

const { book, cancelReservation, payByCard } = contract;

function tab(): KeyStore {
  let stored: ReturnType<KeyStore['read']> = null;
  return { read: () => stored, write: (key) => (stored = key), remove: () => (stored = null) };
}

/** A clinic that records the key of each request. A number as reply is a failure with that status. */
function clinic(...replies: unknown[]) {
  const keys: (string | null)[] = [];
  const adapter: AxiosAdapter = async (config) => {
    keys.push((config.headers.get('idempotency-key') as string | undefined) ?? null);
    const data = replies[keys.length - 1];
    const response = { status: 200, statusText: '', headers: new AxiosHeaders(), config, data };
    if (typeof data !== 'number') return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, { ...response, status: data });
  };
  /** A client in a page of its own. */
  const page = (store?: KeyStore) =>
    createClient({
      host: '/api',
      uid: () => null,
      adapter,
      can: new Set(contract.EXTRAS),
      ...(store && { keys: store }),
    });
  return { keys, page };
}

/** 429: nothing was done, and the client does not retry. */
const busy = 429;
const booked = { message: 'ok' };
const block = (id: number) => ({
  body: { id, short: true as const, subject_id: 1, shiftIds: [id, id + 1, id + 2] },
});
const notDone = (sent: Promise<unknown>) => expect(sent).rejects.toMatchObject({ status: busy });

const calls = Object.entries(contract).flatMap(([name, part]): [string, Call][] =>
  'encoding' in Object(part) ? [[name, part as unknown as Call]] : [],
);

test.each(calls)('%s has a key if it books or pays, and none otherwise', async (_, call) => {
  const { keys, page } = clinic(undefined);
  const input = { params: { id: 1, shiftIds: [1, 2] }, body: {} } as CallInput<Call>;
  await page()(call, input).catch(() => undefined);
  expect(keys).toEqual([call.books ? expect.stringMatching(/^[\x21-\x7E]{1,200}$/) : null]);
});

test('exactly these calls book, pay or cancel', () => {
  const booking = calls.filter(([, call]) => call.books).map(([name]) => name);
  expect(booking.sort().join(' ')).toBe('book createThroughDiagnose createThroughRediagnose payByBank payByCard');
  expect(calls.filter(([, call]) => call.cancels).map(([name]) => name)).toEqual(['cancelReservation']);
});

test('a call that was not done keeps its key when it is sent again, even after a reload', async () => {
  const { keys, page } = clinic(busy, busy, booked);
  const store = tab();
  const send = page(store);
  await notDone(send(book, block(1)));
  await notDone(send(book, block(1)));
  await page(store)(book, block(1));
  expect(new Set(keys).size).toBe(1);
});

test('a call whose reply is lost is sent again under the same key (§sent-again)', async () => {
  const { keys, page } = clinic(503, booked);
  expect(await page()(book, block(1))).toEqual(booked);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('without storage a call keeps its key until the page is left', async () => {
  const noStorage: KeyStore = { read: () => null, write: () => false, remove: () => undefined };
  for (const store of [undefined, noStorage]) {
    const { keys, page } = clinic(busy, busy);
    const send = page(store);
    await notDone(send(book, block(1)));
    await notDone(send(book, block(1)));
    expect(keys[1]).toBe(keys[0]);
  }
});

test('a changed body or another call gets a new key (§idempotency-key)', async () => {
  const { keys, page } = clinic(busy, busy, busy, busy, busy);
  const send = page(tab());
  await notDone(send(book, block(1)));
  await notDone(send(book, block(2)));
  await notDone(send(payByCard, { body: { id: 1, deliver_id: 2 } }));
  await notDone(send(contract.payByBank, { body: { id: 1, deliver_id: 2 } }));
  // The patient chose another address and then this one again; the last choice counts.
  await notDone(send(payByCard, { body: { id: 1, deliver_id: 2 } }));
  expect(new Set(keys).size).toBe(5);
});

test('after a reply the same body is a new payment, and the tab stores no key', async () => {
  const link = { response_data: 1, link_url: 'https://pay.example/' };
  const { keys, page } = clinic(link, link);
  const store = tab();
  const send = page(store);
  await send(payByCard, { body: { id: 1, deliver_id: 2 } });
  expect(store.read()).toBeNull();
  await send(payByCard, { body: { id: 1, deliver_id: 2 } });
  expect(keys[1]).not.toBe(keys[0]);
});

test('a booking that was cancelled ends its key: the next press is a new booking', async () => {
  const { keys, page } = clinic(busy, 409, busy, booked);
  const send = page(tab());
  await notDone(send(book, block(1)));
  await expect(send(book, block(1))).rejects.toMatchObject({ status: 409 });
  await notDone(send(book, block(1)));
  await send(book, block(1));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(keys[3]).toBe(keys[2]);
});

test('after a cancellation the same body is a new booking, even when the first reply never arrived', async () => {
  const { keys, page } = clinic(busy, { now_reservations: [], all_reservations: [] }, busy);
  const store = tab();
  const send = page(store);
  await notDone(send(book, block(1)));
  await send(cancelReservation, { params: { id: 1 } });
  expect(store.read()).toBeNull();
  await notDone(send(book, block(1)));
  expect(keys[2]).not.toBe(keys[0]);
});
