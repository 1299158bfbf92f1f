/**
 * Types of the seed content in `content/*.ts`. Ids are fixed and positive; patients' apps see them. The content is
 * plain data without clock or randomness, so that every new clinic is the same.
 */
import type { VisitKind } from '../../src/domain/booking/block';
import type { MinuteSpan } from '../booking/openDays';
import type { AnswerFormat } from '../../src/domain/questionnaire/question';
import type { QuestionType } from '../../src/domain/questionnaire/question';

/** A treatment subject (§treatment-subjects), listed in `content/seedSubjects.ts`. */
export interface SubjectSeed {
  /** 1–4, fixed. */
  id: number;
  /** As shown in reservations and on the doctor's page, e.g. `高血圧治療`. */
  name: string;
}

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

/** A doctor, listed in `content/seedDoctors.ts`. */
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

export interface ChoiceSeed {
  /** Unique across all questions. */
  id: number;
  text: string;
  /** Whoever chooses it must not wait for the consultation (§urgent-answers). */
  urgent?: true;
  /** It may exclude a medicine: staff look at it before they prescribe (§prescription-warned). */
  caution?: true;
}

export interface QuestionSeed {
  /** Unique across all questionnaires; a question used in several of them must be the same object. */
  id: number;
  text: string;
  type: Exclude<QuestionType, 'unknown'>;
  required: boolean;
  /** Only for the two choice types. */
  choices?: ChoiceSeed[];
  /** Help text under the question. */
  hint?: string;
  /** Unit after a number, e.g. `mmHg`. */
  unit?: string;
  /** What it asks of the person (§person-asked-once). */
  format?: AnswerFormat;
  /** Asked only after one of these choices of an earlier question (§follow-up-question). */
  follows?: { questionId: number; choiceIds: number[] };
}

/**
 * A questionnaire, listed in `content/seedQuestionnaires.ts`. A first visit asks the common one (`subjectId: null`; its
 * first 12 questions fill three pages, §question-pages) and the subject's own; a repeat visit asks the subject's
 * `repeat` one, or the common `repeat` one if the subject has none.
 */
export interface QuestionnaireSeed {
  id: number;
  /** Null = common to all subjects. */
  subjectId: number | null;
  kind: VisitKind;
  questions: QuestionSeed[];
}

/** A past reservation of a preview patient, listed in `content/previewGuest.ts`. */
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
  /** Insurance images on file, WebP in base64; null when there are none. */
  insurance: { front: string; back: string } | null;
  /** The patient's share of the insured part of a bill: 30 for 3割. */
  copayPercent: number;
  /** The main delivery address. */
  address: { zip: string; address: string; apartment: string } | null;
  /** Answers to the common questions, by question id. */
  answers: Record<number, string[]>;
  reservations: PastReservationSeed[];
}
