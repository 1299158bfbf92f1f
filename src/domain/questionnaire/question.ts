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

export const questionType = (word: string): QuestionType => QUESTION_TYPES.find((type) => type === word) ?? 'unknown';

/** The personal data that a question may ask for. */
export const ANSWER_FORMATS = ['name', 'furigana', 'birthday', 'phone'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

export interface Choice {
  id: number;
  text: string;
  /** True for a symptom that cannot wait until the consultation. */
  urgent?: boolean;
}

export interface Question {
  /** The contract's `question_id`, or `id` if the host does not send `question_id`. */
  key: string;
  text: string;
  type: QuestionType;
  required: boolean;
  choices: Choice[];
  hint: string | null;
  unit: string | null;
  format: AnswerFormat | null;
  /** A follow-up question is asked only if one of `choiceIds` was chosen in the question `key`. */
  follows?: { key: string; choiceIds: readonly string[] } | null;
  answerText: string | null;
}

/** For a picture, a `Blob` or null; otherwise an array: choice ids, one date (`YYYY-MM-DD`) or one text. */
export type Answer = string[] | Blob | null;

export type AnswerProblem = 'missing' | 'long' | 'choice' | 'number' | 'date' | 'phone' | 'furigana' | 'underAge';

export type Answers = Record<string, Answer>;

export const valuesOf = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? answer : []);

export const fileOf = (answer: Answer | undefined): Blob | null => (answer instanceof Blob ? answer : null);

const NONE = '特になし';

/** Ticking `特になし` unticks all other choices, and ticking another choice unticks `特になし`. */
export function settleChoices(choices: readonly Choice[], oldIds: readonly string[], newIds: readonly string[]) {
  const idOf = (choice: Choice) => String(choice.id);
  const isNone = (choice: Choice) => choice.text === NONE;
  const ticked = choices.find((choice) => newIds.includes(idOf(choice)) && !oldIds.includes(idOf(choice)));
  return choices
    .filter((choice) => newIds.includes(idOf(choice)) && (!ticked || isNone(choice) === isNone(ticked)))
    .map(idOf);
}

/** §follow-up-question */
export const isAsked = ({ follows }: Question, answers: Answers): boolean =>
  !follows || valuesOf(answers[follows.key]).some((choice) => follows.choiceIds.includes(choice));

/** Puts each follow-up question into its parent question's group, even if the host sends the parent later. */
export function groupFollowUps(questions: readonly Question[]): Question[][] {
  let groups = questions.map((question) => [question]);
  for (const question of questions) {
    const ownGroup = groups.find((group) => group.includes(question)) ?? [];
    const parentGroup = groups.find((group) => group.some(({ key }) => key === question.follows?.key));
    if (!parentGroup || parentGroup === ownGroup) continue;
    parentGroup.push(...ownGroup);
    groups = groups.filter((group) => group !== ownGroup);
  }
  return groups;
}

export const chosenUrgentChoices = ({ choices }: Question, answer: Answer | undefined): Choice[] =>
  choices.filter((choice) => choice.urgent && valuesOf(answer).includes(String(choice.id)));

/** §urgent-answers */
export const urgentQuestionOf = (questions: readonly Question[]): Question | null =>
  questions.find(({ choices }) => choices.some(({ urgent }) => urgent)) ?? null;
