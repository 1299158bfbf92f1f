import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { Instant } from '../../src/domain/jst';
import type { CallerRow, FindCaller } from './callers';
import type { Clock } from '../clinicTime';
import type { Compress } from './compression';
import type { Db } from '../db/db';
import type { FileStore } from '../files/fileStore';
import type { Fonts } from '../payments/documentFonts';
import type { Identity } from '../identity/identity';
import type { PaymentProvider } from '../payments/paymentProvider';
import type { ClinicIdentity } from '../payments/receipt';
import type { ReportError } from './requestLog';
import type { Sessions } from '../identity/cookieSessions';
import type { SignedLinks } from '../files/signedLinks';
import type { Timetable } from '../booking/timetable';

/** Everything a route works with. */
export interface Services {
  db: Db;
  clock: Clock;
  clinic: ClinicIdentity;
  identity: Identity;
  sessions: Sessions;
  findCaller: FindCaller;
  files: FileStore;
  links: SignedLinks;
  /** Fonts of receipts; without them there are none. */
  fonts: Fonts | null;
  payments: PaymentProvider;
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

/** Who calls, and what the database said of the caller (`CallOptions.callerQuery`). */
export interface Caller {
  patient: Patient;
  callerRow: CallerRow;
}

/** What the handler of a patient's call knows besides its input. */
export interface CallContext extends Caller {
  request: Request;
  /** The clinic's time at the arrival of the call. */
  now: Instant;
}

/** The environment of the clinic's Hono app. */
export interface ClinicEnv {
  Bindings: {
    /** The caller's address, for the rate limits. */
    address: string;
    reportError: ReportError;
  };
  Variables: {
    /** The clinic's time at the arrival of the call. */
    now: Instant;
    caller: Caller;
  };
}

/** The clinic's routes, below `/api`. */
export type ClinicApp = Hono<ClinicEnv, BlankSchema, string>;
