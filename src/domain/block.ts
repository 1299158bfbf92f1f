import { formatMinute, minuteOfDay, type Instant } from './jst';

/** Length of one shift of the timetable, in minutes (§shift-five-minutes). */
export const SHIFT_MINUTES = 5;

/** Minimum minutes between now and the start of an offered block (§slot-lead-time). */
export const LEAD_MINUTES = 15;

/**
 * `initial` until the patient has finished a consultation for the subject, then `other` (follow-up;
 * §first-visit-per-subject).
 */
export type AppointmentType = 'initial' | 'other';

/** A bookable run of shifts of one doctor (§block-one-run). Its fields are named as in the query (§choice-in-url). */
export interface Block {
  /** Id of the first shift. */
  id: number;
  /** `HH:MM`, JST. */
  startTime: string;
  /** `HH:MM`, JST; `24:00` at midnight. */
  endTime: string;
  start_time: Instant;
  shiftIds: number[];
  /** The doctor. */
  admin_user_id: number;
  appointmentType: AppointmentType;
  subject_id: number;
}

/** The appointment type for the server's flag; every flag except `initial` is a follow-up (§visit-type-by-clinic). */
export const appointmentTypeOf = (flag: string): AppointmentType => (flag === 'initial' ? 'initial' : 'other');

/** Shifts per block: 3 for an initial appointment, 2 otherwise (§block-length). */
export const shiftsPerBlock = (type: AppointmentType): number => (type === 'initial' ? 3 : 2);

/** Block length in minutes: 15 for an initial appointment, 10 otherwise (§block-length, §visit-length). */
export const blockMinutes = (type: AppointmentType): number => shiftsPerBlock(type) * SHIFT_MINUTES;

/** A block's start and end as shown: it ends 5 minutes after its last shift began (§block-end). */
export function blockTimes(start: Instant, type: AppointmentType): Pick<Block, 'startTime' | 'endTime'> {
  const from = minuteOfDay(start);
  return { startTime: formatMinute(from), endTime: formatMinute(from + blockMinutes(type)) };
}
