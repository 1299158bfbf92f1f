import type { Question } from './question';
import { answerProblem, normalizeText, parseNumberText, type AnswerProblem } from './questionnaire';

/** An answer on file: the question with the ids it is sent back by. */
export interface AnsweredLine extends Question {
  id: number;
  questionId: number;
}

/** Questions that are not shown for editing, and whose answers are therefore never sent back changed (spec §5, D16). */
const HIDDEN_QUESTIONS: readonly number[] = [9, 10, 11];

/** What was changed on the screen and is not saved yet, by `lineKey`; null = not changed. */
export type Changes = Record<string, string[] | null>;

/** The name of a line on the screen: of one question there may be several answers, each has an id of its own. */
export const lineKey = (line: AnsweredLine): string => String(line.id);

/** Everything as it is on file. */
export const noChanges = (lines: readonly AnsweredLine[]): Changes =>
  Object.fromEntries(lines.map((line) => [lineKey(line), null]));

/** The lines that can be edited here: not the hidden ones, and not pictures. */
export const editableLines = (lines: readonly AnsweredLine[]): AnsweredLine[] =>
  lines.filter((line) => !HIDDEN_QUESTIONS.includes(line.questionId) && line.type !== 'image_upload');

const isChoice = ({ type }: Question) => type === 'single_choice' || type === 'multiple_choice';

/** An answer on file as the field holds it: `12,14` → `['12', '14']`; choices the question no longer has are left out. */
export function answerToValues(question: Question): string[] {
  const text = question.answerText ?? '';
  if (!isChoice(question)) return text === '' ? [] : [text];
  const ids = text.split(',').map((id) => id.trim());
  return question.choices.map((choice) => String(choice.id)).filter((id) => ids.includes(id));
}

/** What the field holds as it is sent: choices' ids separated by commas, half-width digits, trimmed text (E5). */
export function valuesToAnswer(question: Question, values: readonly string[]): string {
  if (isChoice(question)) {
    const known = question.choices.map((choice) => String(choice.id));
    return known.filter((id) => values.includes(id)).join(',');
  }
  const [value = ''] = values;
  return (question.type === 'number' ? parseNumberText(value) : null) ?? normalizeText(value);
}

/** What stands in a line's field now. */
export const shownValues = (line: AnsweredLine, changes: Changes): string[] =>
  changes[lineKey(line)] ?? answerToValues(line);

const isChanged = (line: AnsweredLine, changes: Changes): boolean =>
  valuesToAnswer(line, shownValues(line, changes)) !== valuesToAnswer(line, answerToValues(line));

/** The lines whose answer differs from the one on file. */
export const changedLines = (lines: readonly AnsweredLine[], changes: Changes): AnsweredLine[] =>
  lines.filter((line) => isChanged(line, changes));

/** The changed answers as they are sent. */
export const answersToUpdate = (lines: readonly AnsweredLine[], changes: Changes) =>
  changedLines(lines, changes).map((line) => ({
    id: line.id,
    question_id: line.questionId,
    answer_text: valuesToAnswer(line, shownValues(line, changes)),
  }));

/**
 * What keeps a line from being saved. What is on file and untouched is no obstacle, however it is written, unless a
 * required answer is missing (spec §5 "Basic info update").
 */
export function lineProblem(line: AnsweredLine, changes: Changes): AnswerProblem | null {
  const values = shownValues(line, changes);
  if (!isChanged(line, changes) && (!line.required || values.some((value) => normalizeText(value) !== ''))) return null;
  return answerProblem(line, values);
}

/** The problems of all lines, by `lineKey`; a line without an entry may be saved. */
export const lineProblems = (lines: readonly AnsweredLine[], changes: Changes): Record<string, AnswerProblem> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const problem = lineProblem(line, changes);
      return problem ? [[lineKey(line), problem]] : [];
    }),
  );
