import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LINE_BUILD, buildForTests } from '../../../scripts/built.mjs';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { MORNING, FIXED_DATE_NODE_OPTIONS } from '../../support/fixedDate.mjs';
import { MINI_APP } from '../../line/state';
import { runClinic } from './process';

export interface Clinic {
  url: string;
  reset(): Promise<void>;
  /** `now` is an ISO time with an offset from UTC. */
  setClock(now: string): Promise<void>;
  /** `finish`, `confirm` and `ship` do what staff do with a reservation (§preview-controls). */
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

/** A new clinic has no doctor. */
const ADD_DOCTOR = [
  { args: ['doctor', '-'], input: JSON.stringify(EXAMPLE_FILES.doctor) },
  {
    args: ['hours', '1', '-'],
    input: JSON.stringify(Object.fromEntries(Object.keys(EXAMPLE_FILES.hours).map((day) => [day, ['10:00-24:00']]))),
  },
];

const DATA = 'test-results/clinic-data';
const [PREVIEW_DATA, LINE_DATA] = [`${DATA}/preview`, `${DATA}/line`];

/** Workers copy this data, because a clinic with data starts five times as fast. */
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

export const runPreviewClinic = (use: (clinic: Clinic) => Promise<void>): Promise<void> =>
  runClinic({ ...PREVIEW_CLINIC, copyFrom: PREVIEW_DATA }, (url) => use(previewControls(url)));

/** `apiBase` is the URL of the stand-in for LINE. */
export const runLineClinic = (apiBase: string, use: (url: string) => Promise<void>): Promise<void> =>
  runClinic({ ...LINE_CLINIC, copyFrom: LINE_DATA, env: { ...LINE_CLINIC.env, LINE_API_BASE: apiBase } }, use);

/** Playwright runs this function once, before the workers. */
export default async function buildOnce(): Promise<void> {
  await buildForTests();
  await prepareData();
}
