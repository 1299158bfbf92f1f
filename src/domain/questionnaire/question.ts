// A question, its choices and what follows an answer.

/** The types of questions (§question-types); `unknown` is asked as free text so that the patient can continue. */
const QUESTION_TYPES = [
  'single_choice',
  'multiple_choice',
  'text',
  'sentence',
  'number',
  'date',
  'image_upload',
  'unknown',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** A type of the wire; one that this app does not know is `unknown`. */
export const questionType = (word: string): QuestionType => QUESTION_TYPES.find((one) => one === word) ?? 'unknown';

/**
 * What a question asks of the person (§person-asked-once): decides its keyboard and check, and where its answer is
 * known again.
 */
export const ANSWER_FORMATS = ['name', 'furigana', 'birthday', 'phone'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

export interface Choice {
  id: number;
  text: string;
  /** Marked by the clinic: whoever chooses it must not wait for the consultation (§urgent-answers). */
  urgent?: boolean;
}

/** A question as the app uses it, independent of the contract's spellings. */
export interface Question {
  /** The key of its answer: `question_id ?? id`. */
  key: string;
  text: string;
  type: QuestionType;
  required: boolean;
  choices: Choice[];
  /** Help text below the question. */
  hint: string | null;
  /** Unit after a number, e.g. `mmHg`. */
  unit: string | null;
  format: AnswerFormat | null;
  /** Asked only after one of these choices of the question with this key (§follow-up-question); null = always. */
  follows?: { key: string; choices: readonly string[] } | null;
  /** The stored answer. */
  answerText: string | null;
}

/** An answer: choice ids, a date `YYYY-MM-DD`, or text as typed; or a file; null = no file yet. */
export type Answer = string[] | Blob | null;

/** Why an answer cannot be sent. */
export type AnswerProblem = 'missing' | 'long' | 'choice' | 'number' | 'date' | 'phone' | 'furigana' | 'underAge';

/** The patient's answers, by question key. */
export type Answers = Record<string, Answer>;

/** The answer's values; empty for a file. */
export const valuesOf = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? answer : []);

/** The answer's file, or null. */
export const fileOf = (answer: Answer | undefined): Blob | null => (answer instanceof Blob ? answer : null);

/** The choice that says that none of the others applies. */
const NONE = '特になし';

/**
 * The chosen ids in the question's order, after one was ticked or unticked. `特になし` and the others exclude each
 * other: the one just ticked stays.
 */
export function settleChoices(choices: readonly Choice[], before: readonly string[], chosen: readonly string[]) {
  const idOf = (one: Choice) => String(one.id);
  const isNone = (one: Choice) => one.text === NONE;
  const ticked = choices.find((one) => chosen.includes(idOf(one)) && !before.includes(idOf(one)));
  return choices.filter((one) => chosen.includes(idOf(one)) && (!ticked || isNone(one) === isNone(ticked))).map(idOf);
}

/** Whether a question is asked: a follow-up only after one of its choices. */
export const isAsked = ({ follows }: Question, answers: Answers): boolean =>
  !follows || valuesOf(answers[follows.key]).some((choice) => follows.choices.includes(choice));

/** Each question with its follow-ups and theirs, wherever among the questions a host sends them. */
export function withFollowUps(questions: readonly Question[]): Question[][] {
  let groups = questions.map((question) => [question]);
  for (const question of questions) {
    const own = groups.find((group) => group.includes(question)) ?? [];
    const of = groups.find((group) => group.some(({ key }) => key === question.follows?.key));
    if (!of || of === own) continue;
    of.push(...own);
    groups = groups.filter((group) => group !== own);
  }
  return groups;
}

/** The chosen answers that the clinic marks as urgent. */
export const urgentChoices = ({ choices }: Question, answer: Answer | undefined): Choice[] =>
  choices.filter((one) => one.urgent && valuesOf(answer).includes(String(one.id)));

/** The question that a patient must answer before any booking: it has urgent choices. Null = none has. */
export const urgentQuestionOf = (questions: readonly Question[]): Question | null =>
  questions.find(({ choices }) => choices.some(({ urgent }) => urgent)) ?? null;
