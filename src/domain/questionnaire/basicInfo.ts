// Questions about the person, and what is known of them.

import type { Instant } from '../calendar/jst';
import { isChoice, type Question, isAsked } from './question';
import { normalizeText } from '../fields/text';
import { answerProblem, normalizeAnswer, type AnswerProblem } from './answer';

/** A stored answer: the question plus the ids needed to update it. */
export interface AnsweredLine extends Question {
  id: number;
  questionId: number;
}

/** Questions that the basic info neither shows nor changes, in the app and at the clinic (§info-fixed-questions). */
export const FIXED_QUESTIONS: readonly number[] = [9, 10, 11];

/** Unsaved changes, by `lineKey`; null = not changed. */
export type Changes = Record<string, string[] | null>;

/** Key of a line on the screen: the answer's id, because one question may have several answers. */
export const lineKey = (line: AnsweredLine): string => String(line.id);

export const noChanges = (lines: readonly AnsweredLine[]): Changes =>
  Object.fromEntries(lines.map((line) => [lineKey(line), null]));

/** The lines that can be edited here: neither hidden nor pictures. */
export const editableLines = (lines: readonly AnsweredLine[]): AnsweredLine[] =>
  lines.filter((line) => !FIXED_QUESTIONS.includes(line.questionId) && line.type !== 'image_upload');

/** The changes in the form shown after blur; a change to a line that is gone is dropped. */
export const normalizeChanges = (lines: readonly AnsweredLine[], changes: Changes): Changes =>
  Object.fromEntries(
    lines.map((line) => {
      const changed = changes[lineKey(line)];
      return [lineKey(line), changed ? normalizeAnswer(line, changed) : null];
    }),
  );

/** A stored answer as field values: `12,14` → `['12', '14']`; drops choices the question no longer has. */
export function answerToValues(question: Question): string[] {
  const text = question.answerText ?? '';
  if (!isChoice(question)) return text === '' ? [] : [text];
  const ids = text.split(',').map((id) => id.trim());
  return question.choices.map((choice) => String(choice.id)).filter((id) => ids.includes(id));
}

/** Field values as sent: comma-separated choice ids, half-width digits, trimmed text (§input-forgiving). */
export function valuesToAnswer(question: Question, values: readonly string[]): string {
  if (isChoice(question)) {
    const known = question.choices.map((choice) => String(choice.id));
    return known.filter((id) => values.includes(id)).join(',');
  }
  return normalizeAnswer(question, values).join('');
}

/** The current values of a line's field. */
export const shownValues = (line: AnsweredLine, changes: Changes): string[] =>
  changes[lineKey(line)] ?? answerToValues(line);

/** The lines to show: a follow-up only under a line whose choices call for it (§follow-up-question). */
export function askedLines(lines: readonly AnsweredLine[], changes: Changes): AnsweredLine[] {
  const answers = Object.fromEntries(lines.map((line) => [line.key, shownValues(line, changes)]));
  return lines.filter((line) => !line.follows || !(line.follows.key in answers) || isAsked(line, answers));
}

const isChanged = (line: AnsweredLine, changes: Changes): boolean =>
  valuesToAnswer(line, shownValues(line, changes)) !== valuesToAnswer(line, answerToValues(line));

/** The lines whose answer differs from the stored one. */
export const changedLines = (lines: readonly AnsweredLine[], changes: Changes): AnsweredLine[] =>
  lines.filter((line) => isChanged(line, changes));

/** The changed answers as sent (§info-all-or-nothing). */
export const answersToUpdate = (lines: readonly AnsweredLine[], changes: Changes) =>
  changedLines(lines, changes).map((line) => ({
    id: line.id,
    question_id: line.questionId,
    answer_text: valuesToAnswer(line, shownValues(line, changes)),
  }));

/**
 * Why a line cannot be saved. An untouched stored answer is valid in any format, unless it is required and missing
 * (§info-required).
 */
export function lineProblem(line: AnsweredLine, changes: Changes, now: Instant): AnswerProblem | null {
  const values = shownValues(line, changes);
  if (!isChanged(line, changes) && (!line.required || values.some((value) => normalizeText(value) !== ''))) return null;
  return answerProblem(line, values, now);
}

/** The problem of each invalid line, by `lineKey`. */
export const lineProblems = (
  lines: readonly AnsweredLine[],
  changes: Changes,
  now: Instant,
): Record<string, AnswerProblem> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const problem = lineProblem(line, changes, now);
      return problem ? [[lineKey(line), problem]] : [];
    }),
  );
