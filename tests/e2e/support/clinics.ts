import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LINE_BUILD, builtForTests } from '../../../scripts/built.mjs';
import { EXAMPLES } from '../../../server/staff/examples';
import { MORNING, MOVED } from '../../support/fixedDate.mjs';
import { MINI_APP } from '../../line/state';
import { runClinic } from './process';

export interface Clinic {
  url: string;
  reset(): Promise<void>;
  /** Sets its clock (ISO with offset). */
  setClock(now: string): Promise<void>;
  /** Moves a reservation through its lifecycle (§preview-controls). */
  finish(reservation: number): Promise<void>;
  confirm(reservation: number): Promise<void>;
  ship(reservation: number): Promise<void>;
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
    ship: move('ship'),
  };
}

const PREVIEW = { main: 'dist-server/main.js' };
const FOR_LINE = {
  main: `${LINE_BUILD}/dist-server/main.js`,
  env: { LINE_CHANNEL_ID: MINI_APP.id, PAYMENTS: 'sandbox', NODE_OPTIONS: MOVED },
};

/** Adds a doctor who is always on duty, because a new clinic has none. */
const DOCTOR = [
  { args: ['doctor', '-'], input: JSON.stringify(EXAMPLES.doctor) },
  {
    args: ['hours', '1', '-'],
    input: JSON.stringify(Object.fromEntries(Object.keys(EXAMPLES.hours).map((day) => [day, ['10:00-24:00']]))),
  },
];

const DATA = 'test-results/clinic-data';
const [PREVIEW_DATA, LINE_DATA] = [`${DATA}/preview`, `${DATA}/line`];

/** Prepares data that each worker's clinics copy, which makes a start five times as fast. */
async function prepareData(): Promise<void> {
  const stamp = `${DATA}/made-by`;
  const current = `${readFileSync('dist-server/built-from', 'utf8')} ${MORNING}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  await Promise.all([
    runClinic({ ...PREVIEW, keep: PREVIEW_DATA }, async (url) => {
      const clinic = controls(url);
      await clinic.setClock(MORNING);
      await clinic.reset();
    }),
    runClinic({ ...FOR_LINE, staff: DOCTOR, keep: LINE_DATA }, () => Promise.resolve()),
  ]);
  writeFileSync(stamp, current);
}

export const runPreview = (use: (clinic: Clinic) => Promise<void>): Promise<void> =>
  runClinic({ ...PREVIEW, data: PREVIEW_DATA }, (url) => use(controls(url)));

/** Runs a clinic that trusts the LINE at `apiBase`, with the fixed date. */
export const runLineClinic = (apiBase: string, use: (url: string) => Promise<void>): Promise<void> =>
  runClinic({ ...FOR_LINE, data: LINE_DATA, env: { ...FOR_LINE.env, LINE_API_BASE: apiBase } }, use);

/** Builds changed parts and prepares each clinic's data, once for all workers. */
export default async function buildOnce(): Promise<void> {
  await builtForTests();
  await prepareData();
}
