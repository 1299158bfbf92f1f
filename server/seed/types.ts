/**
 * What the seed content in `content/*.ts` has to look like. Ids are fixed and positive; they are the ids patients' apps
 * see. All of it is plain data: no clock, no random, no import but these types, so that every fresh clinic is the same.
 */
import type { QuestionType } from '../../src/domain/question';

/** A treatment subject (spec §1). `content/seedSubjects.ts` exports `subjects: SubjectSeed[]`. */
export interface SubjectSeed {
  /** 1–4, fixed. */
  id: number;
  /** The words a reservation and its doctor's page show: `高血圧治療`. */
  name: string;
}

/** Minutes since midnight JST, from (inclusive) and to (exclusive); multiples of 5, 600 to 1440. */
export type MinuteSpan = readonly [from: number, to: number];

/** Seven lists of spans, Sunday first. An empty list is a day off; the gaps between spans are the breaks. */
export type WeekHours = readonly [
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
  MinuteSpan[],
];

/** `content/doctors.ts` exports `doctors: DoctorSeed[]`. */
export interface DoctorSeed {
  id: number;
  /** Full name. */
  name: string;
  lastname: string;
  /** A few sentences, Japanese. */
  profile: string;
  /** The consultation room; null when the doctor has none yet. */
  zoomUrl: string | null;
  /** Subjects this doctor treats. */
  subjectIds: number[];
  /** When this doctor is on duty. */
  hours: WeekHours;
}

export interface ChoiceSeed {
  /** Unique over all questions. */
  id: number;
  text: string;
}

export interface QuestionSeed {
  /** Unique over all questionnaires. The same id may stand in several questionnaires only as the same object. */
  id: number;
  text: string;
  type: QuestionType;
  required: boolean;
  /** For the two choice types; else left out. */
  choices?: ChoiceSeed[];
  /** A line of help under the question. */
  hint?: string;
  /** Unit behind a number, e.g. `mmHg`. */
  unit?: string;
}

/**
 * `content/questionnaires.ts` exports `questionnaires: QuestionnaireSeed[]`. A first visit asks the common one
 * (`subjectId: null`, at most 12 questions fill three pages, spec §9) and the subject's own; a repeat visit asks the
 * subject's `repeat` one, or the common `repeat` one where the subject has none.
 */
export interface QuestionnaireSeed {
  id: number;
  /** Null = common to all subjects. */
  subjectId: number | null;
  kind: 'initial' | 'repeat';
  questions: QuestionSeed[];
}

/** A reservation of the past that a preview patient starts with (D21). `content/previewPatients.ts` exports `patients`. */
export interface PastReservationSeed {
  /** Days before the clinic's today. */
  daysAgo: number;
  /** Minutes since midnight JST. */
  minute: number;
  doctorId: number;
  subjectId: number;
  /** The words of the subject in this reservation when they differ from the subject's name (D21). */
  subject?: string;
  first: boolean;
  /** How far it came; `owed` = finished and confirmed, not paid (D12). */
  state: 'cancelled' | 'finished' | 'owed' | 'paid' | 'shipped';
  /** Days before today it was shipped; for `shipped` only. */
  shippedDaysAgo?: number;
}

export interface PatientSeed {
  /** The name in `?patient=NAME`. */
  name: string;
  displayName: string;
  /** The insurance images on file, WebP in base64; null when there are none. */
  insurance: { front: string; back: string } | null;
  /** The patient's share of the insured part of a bill: 30 for 3割. */
  copayPercent: number;
  /** The main delivery address. */
  address: { zip: string; address: string; apartment: string } | null;
  /** What the patient has told about themselves: answers to the common questions, by question id. */
  answers: Record<number, string[]>;
  reservations: PastReservationSeed[];
}
