import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { Instant } from '../../src/domain/calendar/jst';
import type { ReportError } from './requestLog';

export interface Patient {
  id: number;
  /** LINE user id. */
  sub: string;
}

/** What a call's handler gets besides its input. */
export interface CallContext {
  /** The caller. */
  patient: Patient;
  request: Request;
  /** Clinic time when the request arrived. */
  now: Instant;
}

export interface ClinicEnv {
  Bindings: {
    /** The caller's IP address, for the rate limits. */
    address: string;
    reportError: ReportError;
  };
  Variables: {
    /** Clinic time when the request arrived. */
    now: Instant;
    patient: Patient;
  };
}

/** The clinic's Hono app, with its routes under `/api`. */
export type ClinicApp = Hono<ClinicEnv, BlankSchema, string>;
