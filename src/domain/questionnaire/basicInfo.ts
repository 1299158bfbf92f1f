// Questions about the person, and what is known of them.

import type { Instant } from '../calendar/jst';
import { answerProblem, normalizeAnswer, storedAnswer } from './answers';
import { type Answer, type AnswerProblem, type Question, isAsked, valuesOf } from './question';

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
      return [lineKey(line), changed ? valuesOf(normalizeAnswer(line, changed)) : null];
    }),
  );

/** The current values of a line's field. */
export const shownValues = (line: AnsweredLine, changes: Changes): string[] =>
  changes[lineKey(line)] ?? valuesOf(storedAnswer(line));

/** The lines to show: a follow-up only under a line whose choices call for it (§follow-up-question). */
export function askedLines(lines: readonly AnsweredLine[], changes: Changes): AnsweredLine[] {
  const answers = Object.fromEntries(lines.map((line) => [line.key, shownValues(line, changes)]));
  return lines.filter((line) => !line.follows || !(line.follows.key in answers) || isAsked(line, answers));
}

/** An answer as one text, as stored and sent: the ids of choices are joined by a comma (§answer-wire-form). */
const asText = (answer: Answer): string => valuesOf(answer).join(',');

const isChanged = (line: AnsweredLine, changes: Changes): boolean =>
  asText(normalizeAnswer(line, shownValues(line, changes))) !== asText(storedAnswer(line));

/** The lines shown whose answer differs from the stored one. */
export const changedLines = (lines: readonly AnsweredLine[], changes: Changes): AnsweredLine[] =>
  askedLines(lines, changes).filter((line) => isChanged(line, changes));

/** The changed answers as sent, once they are normalized. */
export const answersToUpdate = (lines: readonly AnsweredLine[], changes: Changes) =>
  changedLines(lines, changes).map((line) => ({
    id: line.id,
    question_id: line.questionId,
    answer_text: asText(shownValues(line, changes)),
  }));

/**
 * Why a line cannot be saved. An untouched stored answer is valid in any format, unless it is required and missing.
 */
export function lineProblem(line: AnsweredLine, changes: Changes, now: Instant): AnswerProblem | null {
  if (!isChanged(line, changes) && (!line.required || asText(storedAnswer(line)) !== '')) return null;
  return answerProblem(line, shownValues(line, changes), now);
}

/** The problem of each invalid line that is shown, by `lineKey`. */
export const lineProblems = (
  lines: readonly AnsweredLine[],
  changes: Changes,
  now: Instant,
): Record<string, AnswerProblem> =>
  Object.fromEntries(
    askedLines(lines, changes).flatMap((line) => {
      const problem = lineProblem(line, changes, now);
      return problem ? [[lineKey(line), problem]] : [];
    }),
  );
