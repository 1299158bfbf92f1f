import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LINE_BUILD, buildForTests } from '../../../scripts/built.mjs';
import { EXAMPLES } from '../../../server/staff/examples';
import { MORNING, MOVED } from '../../support/fixedDate.mjs';
import { MINI_APP } from '../../line/state';
import { runClinic } from './process';

export interface Clinic {
  url: string;
  reset(): Promise<void>;
  /** Sets the clinic's clock to an ISO time with offset. */
  setClock(now: string): Promise<void>;
  /** The three steps of staff: end the visit, confirm the bill, send the parcel (§preview-controls). */
  finish(reservation: number): Promise<void>;
  confirm(reservation: number): Promise<void>;
  ship(reservation: number): Promise<void>;
}

function previewControls(url: string): Clinic {
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

/** Staff commands that add a doctor who is always on duty, because a new clinic has no doctor. */
const DOCTOR = [
  { args: ['doctor', '-'], input: JSON.stringify(EXAMPLES.doctor) },
  {
    args: ['hours', '1', '-'],
    input: JSON.stringify(Object.fromEntries(Object.keys(EXAMPLES.hours).map((day) => [day, ['10:00-24:00']]))),
  },
];

const DATA = 'test-results/clinic-data';
const [PREVIEW_DATA, LINE_DATA] = [`${DATA}/preview`, `${DATA}/line`];

/** Prepares the data of both clinics. Each worker copies the data, so that its clinics start five times as fast. */
async function prepareData(): Promise<void> {
  const stamp = `${DATA}/made-by`;
  const current = `${readFileSync('dist-server/built-from', 'utf8')} ${MORNING}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  await Promise.all([
    runClinic({ ...PREVIEW, copyTo: PREVIEW_DATA }, async (url) => {
      const clinic = previewControls(url);
      await clinic.setClock(MORNING);
      await clinic.reset();
    }),
    runClinic({ ...FOR_LINE, staff: DOCTOR, copyTo: LINE_DATA }, () => Promise.resolve()),
  ]);
  writeFileSync(stamp, current);
}

export const runPreview = (use: (clinic: Clinic) => Promise<void>): Promise<void> =>
  runClinic({ ...PREVIEW, copyFrom: PREVIEW_DATA }, (url) => use(previewControls(url)));

/** Runs a clinic with the fixed date that trusts the stand-in for LINE at `apiBase`. */
export const runLineClinic = (apiBase: string, use: (url: string) => Promise<void>): Promise<void> =>
  runClinic({ ...FOR_LINE, copyFrom: LINE_DATA, env: { ...FOR_LINE.env, LINE_API_BASE: apiBase } }, use);

/** Builds changed parts and prepares each clinic's data, once for all workers. */
export default async function buildOnce(): Promise<void> {
  await buildForTests();
  await prepareData();
}
