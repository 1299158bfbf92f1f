import { blockMinutes } from './block';
import { LAPSE_MINUTES } from './clinicTerms';
import { MINUTE_MS, type Instant } from './jst';

/** A consultation's time. */
export interface Visit {
  start_time: Instant;
  /** True for a first visit. */
  first: boolean;
}

/** The planned end of the consultation (§visit-length). */
export const endOfVisit = ({ start_time, first }: Visit): Instant =>
  start_time + blockMinutes(first ? 'initial' : 'other') * MINUTE_MS;

/** 30 minutes after the planned end: what nobody finished until then is not booked any more (§lapse-thirty-minutes). */
export const lapsesAt = (visit: Visit): Instant => endOfVisit(visit) + LAPSE_MINUTES * MINUTE_MS;

export const hasLapsed = (visit: Visit, now: Instant): boolean => now >= lapsesAt(visit);
