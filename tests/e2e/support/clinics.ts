import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LINE_BUILD, buildForTests } from '../../../scripts/built.mjs';
import { EXAMPLES } from '../../../server/staff/examples';
import { MORNING, FIXED_DATE_NODE_OPTIONS } from '../../support/fixedDate.mjs';
import { MINI_APP } from '../../line/state';
import { runClinic } from './process';

export interface Clinic {
  url: string;
  reset(): Promise<void>;
  /** Sets the clinic's clock to `now`, an ISO time with an offset from UTC. */
  setClock(now: string): Promise<void>;
  /** Staff's steps: `finish` ends a visit, `confirm` confirms a bill, `ship` sends the parcel (§preview-controls). */
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
  const takeStep = (step: string) => (reservation: number) => post(`reservations/${reservation}/${step}`);
  return {
    url,
    reset: () => post('reset'),
    setClock: (now) => post('clock', { now }),
    finish: takeStep('finish'),
    confirm: takeStep('confirm'),
    ship: takeStep('ship'),
  };
}

const PREVIEW_CLINIC = { main: 'dist-server/main.js' };
const LINE_CLINIC = {
  main: `${LINE_BUILD}/dist-server/main.js`,
  env: { LINE_CHANNEL_ID: MINI_APP.id, PAYMENTS: 'sandbox', NODE_OPTIONS: FIXED_DATE_NODE_OPTIONS },
};

/** Staff commands that add a doctor with duty hours on every day, because a new clinic has no doctor. */
const ADD_DOCTOR = [
  { args: ['doctor', '-'], input: JSON.stringify(EXAMPLES.doctor) },
  {
    args: ['hours', '1', '-'],
    input: JSON.stringify(Object.fromEntries(Object.keys(EXAMPLES.hours).map((day) => [day, ['10:00-24:00']]))),
  },
];

const DATA = 'test-results/clinic-data';
const [PREVIEW_DATA, LINE_DATA] = [`${DATA}/preview`, `${DATA}/line`];

/** Prepares the data of both clinics. Workers copy the data: a clinic with data starts five times as fast. */
async function prepareData(): Promise<void> {
  const stampFile = `${DATA}/made-by`;
  const currentStamp = `${readFileSync('dist-server/built-from', 'utf8')} ${MORNING}`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentStamp) return;
  await Promise.all([
    runClinic({ ...PREVIEW_CLINIC, copyTo: PREVIEW_DATA }, async (url) => {
      const clinic = previewControls(url);
      await clinic.setClock(MORNING);
      await clinic.reset();
    }),
    runClinic({ ...LINE_CLINIC, staffCommands: ADD_DOCTOR, copyTo: LINE_DATA }, () => Promise.resolve()),
  ]);
  writeFileSync(stampFile, currentStamp);
}

export const runPreview = (use: (clinic: Clinic) => Promise<void>): Promise<void> =>
  runClinic({ ...PREVIEW_CLINIC, copyFrom: PREVIEW_DATA }, (url) => use(previewControls(url)));

/** Runs a clinic whose clock starts at `MORNING`. The clinic calls the stand-in for LINE at `apiBase`. */
export const runLineClinic = (apiBase: string, use: (url: string) => Promise<void>): Promise<void> =>
  runClinic({ ...LINE_CLINIC, copyFrom: LINE_DATA, env: { ...LINE_CLINIC.env, LINE_API_BASE: apiBase } }, use);

/** Builds the parts whose source has changed, and prepares the clinics' data. Runs once, before the workers. */
export default async function buildOnce(): Promise<void> {
  await buildForTests();
  await prepareData();
}
