import { test as base } from '@playwright/test';
import { RUN_CLINIC_MS, runClinic } from './process';

/** The clinic of one worker, with its own process, port and data. */
export interface Clinic {
  url: string;
  /** Empties and seeds the clinic; the clock returns to real time. */
  reset(): Promise<void>;
  /** Sets the clinic's clock (ISO with offset); `null` = real time. */
  setClock(now: string | null): Promise<void>;
  /** Moves a reservation through its lifecycle (§preview-controls). */
  finish(reservation: number): Promise<void>;
  confirm(reservation: number): Promise<void>;
  pay(reservation: number): Promise<void>;
  ship(reservation: number): Promise<void>;
  missed(reservation: number): Promise<void>;
}

function controls(url: string): Clinic {
  const post = async (path: string, body?: unknown) => {
    const reply = await fetch(`${url}/api/preview/${path}`, {
      method: 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`preview/${path} replied ${reply.status}: ${await reply.text()}`);
  };
  const move = (step: string) => (reservation: number) => post(`reservations/${reservation}/${step}`);
  return {
    url,
    reset: () => post('reset'),
    setClock: (now) => post('clock', { now }),
    finish: move('finish'),
    confirm: move('confirm'),
    pay: move('pay'),
    ship: move('ship'),
    missed: move('missed'),
  };
}

/** Playwright's `test` with the worker's `clinic`, which is also the base URL. */
export const test = base.extend<object, { clinic: Clinic }>({
  clinic: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => runClinic({ main: 'dist-server/main.js' }, (url) => use(controls(url))),
    { scope: 'worker', timeout: RUN_CLINIC_MS },
  ],
  baseURL: async ({ clinic }, use) => use(clinic.url),
});

export { expect } from '@playwright/test';
