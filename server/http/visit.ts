import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { Instant } from '../../src/domain/jst';
import type { Callers } from './callers';
import type { Clock } from '../clock';
import type { Compress } from './compression';
import type { Db } from '../db/db';
import type { Files } from '../files/files';
import type { Fonts } from '../payments/documentFonts';
import type { Identity } from '../identity/identity';
import type { Payments } from '../payments/payments';
import type { ClinicIdentity } from '../payments/receipt';
import type { Report } from './requestLog';
import type { Sessions } from '../identity/sessions';
import type { SignedLinks } from '../files/signedLinks';
import type { Timetable } from '../booking/timetable';

/** Everything a route works with. */
export interface House {
  db: Db;
  clock: Clock;
  clinic: ClinicIdentity;
  identity: Identity;
  sessions: Sessions;
  callers: Callers;
  files: Files;
  links: SignedLinks;
  /** Fonts of receipts; without them there are none. */
  fonts: Fonts | null;
  payments: Payments;
  timetable: Timetable;
  /** Null where replies travel through no network. */
  compress: Compress | null;
}

/** The patient behind a call. */
export interface Patient {
  id: number;
  /** The LINE user. */
  sub: string;
}

/** One call of a patient. */
export interface Visit {
  request: Request;
  /** The clinic's time at the arrival of the call. */
  now: Instant;
  patient: Patient;
  /** The row that told who calls, with what `Ways.asking` wanted by it. */
  told: Record<string, unknown>;
}

/** What Hono keeps for a call. */
export type Kept = {
  Bindings: { now: Instant; report: Report };
  Variables: { caller: Pick<Visit, 'patient' | 'told'> };
};

/** The clinic's routes, below `/api`. */
export type ClinicApp = Hono<Kept, BlankSchema, string>;
