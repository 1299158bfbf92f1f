import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { Instant } from '../../src/domain/calendar/jst';

/** Timetable, reservations and bills use this clock; sessions and tokens use the system clock (§clock-of-clinic). */
export interface Clock {
  now(): Instant | Promise<Instant>;
}

export const realClock: Clock = { now: () => Date.now() };

export interface Patient {
  id: number;
  /** The LINE user id. */
  sub: string;
}

export interface CallContext {
  patient: Patient;
  request: Request;
  /** The clinic's time when the call arrived. */
  now: Instant;
}

export interface ClinicEnv {
  Bindings: { address: string };
  Variables: {
    now: Instant;
    patient: Patient;
    /** Set by `requestLog`. If unset, the app's error handler logs the errors of the call. */
    isLogged?: true;
  };
}

export type ClinicApp = Hono<ClinicEnv, BlankSchema, string>;
