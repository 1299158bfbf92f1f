import type { VisitKind } from '../../src/domain/booking/block';
import type { AnswerFormat, QuestionType } from '../../src/domain/questionnaire/question';

/** A treatment subject (§treatment-subjects). */
export interface SubjectSeed {
  /** 1–4, fixed. */
  id: number;
  /** As shown in reservations and on the doctor's page, e.g. `高血圧治療`. */
  name: string;
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
 * A questionnaire. A first visit asks the common one (`subjectId: null`; its
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
