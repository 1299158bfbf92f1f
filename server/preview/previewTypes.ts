import type { MinuteSpan } from '../booking/openDays';

/** The spans of each weekday, Sunday first. An empty list is a day off; gaps between spans are breaks. */
export type WeekHours = readonly [
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
];

/** A doctor. */
export interface DoctorSeed {
  id: number;
  /** Full name. */
  name: string;
  lastname: string;
  /** A few sentences in Japanese. */
  profile: string;
  /** The consultation room; null when the doctor has none yet. */
  zoomUrl: string | null;
  subjectIds: number[];
  /** Duty hours. */
  hours: WeekHours;
}

/** A past reservation of a preview patient. */
export interface PastReservationSeed {
  /** Days before the clinic's today. */
  daysAgo: number;
  /** Minutes since midnight JST. */
  minute: number;
  doctorId: number;
  subjectId: number;
  /** The subject's wording in this reservation, if it differs from the subject's name. */
  subject?: string;
  first: boolean;
  /** The state it reached; `owed` = finished and confirmed, not paid (§bill-owed). */
  state: 'cancelled' | 'finished' | 'owed' | 'paid' | 'shipped';
  /** Days from shipping to today; only for `shipped`. */
  shippedDaysAgo?: number;
  /** Why the clinic cancelled; only for `cancelled`, and not where the patient did. */
  cancelReason?: string;
  /** How the parcel is found; only for `shipped`. */
  parcel?: { carrier: string; number: string };
}

export interface PatientSeed {
  /** The name in `?patient=NAME`. */
  name: string;
  displayName: string;
  /** Insurance images on file, data URLs of WebP; null when there are none. */
  insurance: { front: string; back: string } | null;
  /** The patient's share of the insured part of a bill: 30 for 3割. */
  copayPercent: number;
  /** The main delivery address. */
  address: { zip: string; address: string; apartment: string } | null;
  /** Answers to the common questions, by question id. */
  answers: Record<number, string[]>;
  reservations: PastReservationSeed[];
}
