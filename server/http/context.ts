import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { Instant } from '../../src/domain/jst';
import type { CallerRow } from './callers';
import type { ReportError } from './requestLog';

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
