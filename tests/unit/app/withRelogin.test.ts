import { expect, test, vi } from 'vitest';
import type { Send } from '../../../src/api/send';
import { cancelReservation, listReservations } from '../../../src/api/contract';
import { Failure } from '../../../src/api/failure';
import { withRelogin } from '../../../src/app/withRelogin';

const failing = (failure: Failure) => (() => Promise.reject(failure)) as unknown as Send;
const outcome = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'answered',
      (error: Failure) => error.kind,
    ),
    new Promise((resolve) => setTimeout(() => resolve('leaving'), 20)),
  ]);

test('a read whose login has run out leaves for a new one and shows nothing more', async () => {
  const reloginOnce = vi.fn<() => boolean>(() => true);
  const send = withRelogin(failing(new Failure('login', { status: 401 })), reloginOnce);
  expect(await outcome(send(listReservations))).toBe('leaving');
  expect(reloginOnce).toHaveBeenCalledOnce();
});

test('what may not log in again is told', async () => {
  const send = withRelogin(failing(new Failure('login', { status: 401 })), () => false);
  expect(await outcome(send(listReservations))).toBe('login');
});

test('a write never leaves by itself, and no other trouble does', async () => {
  const reloginOnce = vi.fn<() => boolean>(() => true);
  const write = withRelogin(failing(new Failure('login', { status: 401 })), reloginOnce);
  expect(await outcome(write(cancelReservation, { params: { id: 1 } }))).toBe('login');
  const down = withRelogin(failing(new Failure('server', { status: 503 })), reloginOnce);
  expect(await outcome(down(listReservations))).toBe('server');
  expect(reloginOnce).not.toHaveBeenCalled();
});
