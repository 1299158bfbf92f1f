import type { Instant } from '../calendar/jst';
import { problemsOf } from '../fields/formValues';
import { answerProblem, normalizeAnswer, storedAnswer } from './answers';
import { type Answer, type AnswerProblem, type Question, isAsked, valuesOf } from './question';

/** A line of the basic info screen; `id` is the id of the answer. */
export interface BasicInfoLine extends Question {
  id: number;
  questionId: number;
}

/** The basic info screen neither shows nor changes these questions (§info-fixed-questions). */
export const HIDDEN_QUESTION_IDS: readonly number[] = [9, 10, 11];

/** The new values by `lineKey`, or null if the patient has not changed the line. */
export type Changes = Record<string, string[] | null>;

/** Uses the id of the answer, because one question may have several answers. */
export const lineKey = (line: BasicInfoLine): string => String(line.id);

export const noChanges = (lines: readonly BasicInfoLine[]): Changes =>
  Object.fromEntries(lines.map((line) => [lineKey(line), null]));

export const editableLines = (lines: readonly BasicInfoLine[]): BasicInfoLine[] =>
  lines.filter((line) => !HIDDEN_QUESTION_IDS.includes(line.questionId) && line.type !== 'image_upload');

/** Also drops the changes of lines that no longer exist. */
export const normalizeChanges = (lines: readonly BasicInfoLine[], changes: Changes): Changes =>
  Object.fromEntries(
    lines.map((line) => {
      const changed = changes[lineKey(line)];
      return [lineKey(line), changed ? valuesOf(normalizeAnswer(line, changed)) : null];
    }),
  );

export const shownValues = (line: BasicInfoLine, changes: Changes): string[] =>
  changes[lineKey(line)] ?? valuesOf(storedAnswer(line));

export function askedLines(lines: readonly BasicInfoLine[], changes: Changes): BasicInfoLine[] {
  const answers = Object.fromEntries(lines.map((line) => [line.key, shownValues(line, changes)]));
  return lines.filter((line) => !line.follows || !(line.follows.key in answers) || isAsked(line, answers));
}

const asText = (answer: Answer): string => valuesOf(answer).join(',');

const isChanged = (line: BasicInfoLine, changes: Changes): boolean =>
  asText(normalizeAnswer(line, shownValues(line, changes))) !== asText(storedAnswer(line));

export const changedLines = (lines: readonly BasicInfoLine[], changes: Changes): BasicInfoLine[] =>
  askedLines(lines, changes).filter((line) => isChanged(line, changes));

export const answersToUpdate = (lines: readonly BasicInfoLine[], changes: Changes) =>
  changedLines(lines, changes).map((line) => ({
    id: line.id,
    question_id: line.questionId,
    answer_text: asText(shownValues(line, changes)),
  }));

/** An unchanged line has a problem only if its required answer is missing. */
export function lineProblem(line: BasicInfoLine, changes: Changes, now: Instant): AnswerProblem | null {
  if (!isChanged(line, changes) && (!line.required || asText(storedAnswer(line)) !== '')) return null;
  return answerProblem(line, shownValues(line, changes), now);
}

export const lineProblems = (lines: readonly BasicInfoLine[], changes: Changes, now: Instant) =>
  problemsOf(askedLines(lines, changes).map((line) => [lineKey(line), lineProblem(line, changes, now)]));
