import type { MinuteSpan } from '../booking/openDays';

/** Sunday first. */
export type WeekHours = readonly [
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
];

export interface DoctorSeed {
  id: number;
  name: string;
  lastname: string;
  profile: string;
  /** Null when the doctor has none yet. */
  zoomUrl: string | null;
  subjectIds: number[];
  hours: WeekHours;
}

export interface PastReservationSeed {
  /** Days before the clinic's today. */
  daysAgo: number;
  /** Minutes since midnight JST. */
  minute: number;
  doctorId: number;
  subjectId: number;
  /** If it differs from the subject's name. */
  subject?: string;
  first: boolean;
  /** `owed` = confirmed, not paid. */
  state: 'cancelled' | 'finished' | 'owed' | 'paid' | 'shipped';
  /** Only for `shipped`. */
  shippedDaysAgo?: number;
  /** Only for `cancelled`, by the clinic. */
  cancelReason?: string;
  /** Only for `shipped`. */
  parcel?: { carrier: string; number: string };
}

export interface PatientSeed {
  /** The name in `?patient=NAME`. */
  name: string;
  displayName: string;
  /** Data URLs of WebP. */
  insurance: { front: string; back: string } | null;
  /** 30 for 3割. */
  copayPercent: number;
  address: { zip: string; address: string; apartment: string } | null;
  answers: Record<number, string[]>;
  reservations: PastReservationSeed[];
}
