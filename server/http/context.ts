import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { Instant } from '../../src/domain/calendar/jst';

/**
 * The clinic's clock (§clock-of-clinic). The timetable, reservations and bills follow it; sessions and tokens always
 * use real time (§preview-controls).
 */
export interface Clock {
  now(): Instant | Promise<Instant>;
}

export const realClock: Clock = { now: () => Date.now() };

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
  };
  Variables: {
    /** Clinic time when the request arrived. */
    now: Instant;
    patient: Patient;
    /** `requestLog` names the error. */
    isLogged?: true;
  };
}

/** The clinic's Hono app, with its routes under `/api`. */
export type ClinicApp = Hono<ClinicEnv, BlankSchema, string>;
