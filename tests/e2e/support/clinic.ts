import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.mjs';

const START_MS = 60_000;
const STOP_MS = 10_000;

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

/** Only what a process needs to run: no setting of the developer's shell reaches the clinic under test. */
const systemEnvironment = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_EXTRA_CA_CERTS']
      .map((name) => [name, process.env[name]] as const)
      .filter(([, value]) => value !== undefined),
  );

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const killer = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
  await exit;
  clearTimeout(killer);
}

async function answers(url: string, server: ChildProcess, output: string[]): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // not listening yet
    }
    await sleep(100);
  }
  throw new Error(`the clinic did not start at ${url}:\n${output.join('')}`);
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
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'clinic-e2e-'));
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const output: string[] = [];
      const server = spawn(process.execPath, ['dist-server/main.js'], {
        env: { ...systemEnvironment(), PORT: String(port), CLINIC_DATA: join(folder, 'data') },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => output.push(String(data)));
      try {
        await answers(url, server, output);
        await use(controls(url));
      } finally {
        await stopped(server);
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: START_MS + STOP_MS },
  ],
  baseURL: async ({ clinic }, use) => use(clinic.url),
});

export { expect } from '@playwright/test';
