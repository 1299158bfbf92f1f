import { isFilled } from './fields/file';
import type { TextProblem } from './fields/textField';
import { titleField } from './fields/fileTitle';

/** The form for adding a file: an insurance card or a test result (§file-title-required). */
export type NewFile = {
  title: string;
  file: Blob | null;
};

export const NO_FILE: NewFile = { title: '', file: null };

/** The form's fields in display order. */
export const NEW_FILE_FIELDS = ['title', 'file'] as const;
export type NewFileField = (typeof NEW_FILE_FIELDS)[number];

/** Why a field cannot be sent: empty, or a title that is too long. */
export type NewFileProblem = TextProblem;

/** Normalizes the title to the form shown after blur and sent (§input-forgiving). */
export const normalizeNewFile = ({ title, file }: NewFile): NewFile => ({ title: titleField.normalize(title), file });

/** The problem of each invalid field. */
export function newFileProblems({ title, file }: NewFile): Partial<Record<NewFileField, NewFileProblem>> {
  const problems: Partial<Record<NewFileField, NewFileProblem>> = {};
  const wrong = titleField.problem(title);
  if (wrong) problems.title = wrong;
  if (!isFilled(file)) problems.file = 'missing';
  return problems;
}
