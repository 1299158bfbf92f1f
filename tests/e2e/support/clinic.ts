import { test as base } from '@playwright/test';
import { RUN_CLINIC_MS, runClinic } from './process';

/** The clinic of one worker: a process of its own, on a port of its own, with data of its own. */
export interface Clinic {
  url: string;
  /** Empties the clinic and seeds it again; the clock runs by itself again. */
  reset(): Promise<void>;
  /** Sets the clinic's clock (ISO with offset), or lets it go with `null`. */
  setClock(now: string | null): Promise<void>;
  /** Moves a reservation on through its lifecycle (spec §4). */
  finish(reservation: number): Promise<void>;
  confirm(reservation: number): Promise<void>;
  pay(reservation: number): Promise<void>;
  ship(reservation: number): Promise<void>;
}

function controls(url: string): Clinic {
  const post = async (path: string, body?: unknown) => {
    const reply = await fetch(`${url}/api/preview/${path}`, {
      method: 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`preview/${path} answered ${reply.status}: ${await reply.text()}`);
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
  };
}

/** Playwright's `test` with the worker's `clinic`; relative addresses go to it. */
export const test = base.extend<object, { clinic: Clinic }>({
  clinic: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => runClinic({ main: 'dist-server/main.js' }, (url) => use(controls(url))),
    { scope: 'worker', timeout: RUN_CLINIC_MS },
  ],
  baseURL: async ({ clinic }, use) => use(clinic.url),
});

export { expect } from '@playwright/test';
