import type { Question } from './question';

/** An answer: choice ids, a date `YYYY-MM-DD`, or text as typed; or a file; null = no file yet. */
export type Answer = string[] | Blob | null;

/** The patient's answers, by question key. */
export type Answers = Record<string, Answer>;

/** The answer's values; empty for a file. */
export const valuesOf = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? answer : []);

/** The answer's file, or null. */
export const fileOf = (answer: Answer | undefined): Blob | null => (answer instanceof Blob ? answer : null);

/** Whether a question is asked: a follow-up only after one of its choices (§follow-up-question). */
export const isAsked = ({ follows }: Question, answers: Answers): boolean =>
  !follows || valuesOf(answers[follows.key]).some((choice) => follows.choices.includes(choice));

/** Common questions come 4 to a page, on at most 3 pages (§question-pages). */
const PER_PAGE = 4;
const FULL_PAGES = 3;

/** Each question with the follow-ups that come right after it. */
function withFollowUps(questions: readonly Question[]): Question[][] {
  const groups: Question[][] = [];
  for (const question of questions) {
    const before = groups.at(-1);
    if (before?.some(({ key }) => key === question.follows?.key)) before.push(question);
    else groups.push([question]);
  }
  return groups;
}

/**
 * The pages of a questionnaire (§question-pages): up to 3 pages of 4 common questions, then one page for each further
 * common question and each question of the subject. No page is empty; no questions give no pages. With `singly` every
 * question has its own page (§question-alone-when-large). A follow-up is on the page of its question, and not counted.
 */
export function questionPages(common: Question[], specific: Question[], { singly = false } = {}): Question[][] {
  const groups = withFollowUps(common);
  const full = groups.slice(0, singly ? 0 : PER_PAGE * FULL_PAGES);
  const shared = Array.from({ length: Math.ceil(full.length / PER_PAGE) }, (_, page) =>
    full.slice(page * PER_PAGE, (page + 1) * PER_PAGE).flat(),
  );
  return [...shared, ...groups.slice(full.length), ...withFollowUps(specific)];
}
