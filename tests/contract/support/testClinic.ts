import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { createClinic, type Clinic, type ClinicParts } from '../../../server/app';
import type { Db } from '../../../server/db/db';
import { TEMPLATE_DATABASE } from './cluster';
import { NOW, ORIGIN, TODAY } from '../../support/firstDay';
import { migrate } from '../../../server/db/migrate';
import { openPostgres } from '../../../server/db/postgres';
import { sandboxPayments } from '../../../server/money/sandbox';
import { seedWhenEmpty } from '../../../server/preview/seed';
import { packageFonts } from '../../../server/receipts/packageFonts';
import { receiptDrawer } from '../../../server/receipts/drawReceipt';
import { previewIdentity, type PreviewIdentity } from '../../../server/identity/previewIdentity';
import { addDays, parseInstant } from '../../../src/domain/calendar/jst';

export { NOW, ORIGIN, TODAY };
export const BANK_SECRET = 'of-the-bank';

/** `time` is a time in Japan, like `09:00`. */
export function instant(time: string, date = TODAY): number {
  const parsed = parseInstant(`${date}T${time}:00+09:00`);
  if (parsed === null) throw new RangeError(`not a valid time: ${date} ${time}`);
  return parsed;
}

export const day = (daysFromToday: number): string => addDays(TODAY, daysFromToday);

export interface TestClinic extends Clinic {
  db: Db;
  identity: PreviewIdentity;
  /** Tests move the clock by setting `at`, because the clock stands still. */
  clock: { at: number; now(): number };
  /** Opens a clinic on the same database, like a second process. */
  openAnother(parts?: Partial<ClinicParts>): Clinic;
}

/** Returns the URL of a copy of `template`. The default `template1` is empty. */
export async function newDatabase(template = 'template1'): Promise<string> {
  const server = inject('postgresUrl');
  const name = `clinic_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = await openPostgres(server, 1);
  await admin.query(`create database ${name} template ${template}`);
  await admin.close();
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

const openCopy = async (): Promise<Db> => openPostgres(await newDatabase(TEMPLATE_DATABASE));

function clinicOn(db: Db, changes: Partial<ClinicParts> = {}): TestClinic {
  const identity = previewIdentity(db);
  const clock = { at: NOW, now: () => clock.at };
  const parts = {
    db,
    clock,
    identity,
    preview: identity,
    origins: [],
    publicUrl: ORIGIN,
    drawReceipt: receiptDrawer(packageFonts),
    payments: sandboxPayments(db, ORIGIN),
    bankSecret: BANK_SECRET,
    limits: null,
    ...changes,
  };
  return { ...createClinic(parts), db, identity, clock, openAnother: (other) => createClinic({ ...parts, ...other }) };
}

export async function openClinic(open = openCopy): Promise<TestClinic> {
  const db = await open();
  // Gives the database a new id, because a copy has the id of its template.
  await db.query(`update clinic_state set value = to_jsonb(gen_random_uuid()::text) where name = 'database_id'`);
  return clinicOn(db);
}

/** Opens a clinic without preview mode or sample data. Patients still log in without LINE. */
export async function openEmptyClinic(now: number, database = newDatabase().then(openPostgres)): Promise<TestClinic> {
  const db = await database;
  await migrate(db);
  await seedWhenEmpty(db, now, false);
  const clinic = clinicOn(db, { preview: null });
  clinic.clock.at = now;
  return clinic;
}

/** All tests of a file share one clinic, so each test needs its own patients. */
export function useClinic(open = openCopy): () => TestClinic {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(open);
  });
  beforeEach(() => void (clinic.clock.at = NOW));
  afterAll(() => clinic.db.close());
  return () => clinic;
}

const Failure = v.object({ error: v.object({ code: v.string(), message: v.pipe(v.string(), v.regex(/[ぁ-ん]/)) }) });

/** Throws if the body breaks the contract or its message is not Japanese. */
export async function errorCodeOf(response: Response): Promise<string> {
  return v.parse(Failure, await response.json()).error.code;
}

/** Returns status and code, like `409 conflict`. */
export async function statusAndCode(reply: Response | Promise<Response>): Promise<string> {
  const response = await reply;
  return `${response.status} ${await errorCodeOf(response)}`;
}
