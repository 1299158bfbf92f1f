import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { Instant } from '../../src/domain/calendar/jst';

/** Timetable, reservations and bills follow this clock (§clock-of-clinic); sessions and tokens use real time. */
export interface Clock {
  now(): Instant | Promise<Instant>;
}

export const realClock: Clock = { now: () => Date.now() };

export interface Patient {
  id: number;
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
    /** Set by `requestLog`, which logs the error itself. */
    isLogged?: true;
  };
}

export type ClinicApp = Hono<ClinicEnv, BlankSchema, string>;
