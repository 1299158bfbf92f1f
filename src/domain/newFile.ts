import { normalizeText } from './normalize';

/** The form for adding a file: an insurance card or a test result (spec §5 "Medical result upload"). */
export type NewFile = {
  title: string;
  file: Blob | null;
};

export const NO_FILE: NewFile = { title: '', file: null };

/** The form's fields in display order. */
export const NEW_FILE_FIELDS = ['title', 'file'] as const;
export type NewFileField = (typeof NEW_FILE_FIELDS)[number];

/** Why a field cannot be sent: empty, or a title that is too long. */
export type NewFileProblem = 'missing' | 'long';

export const MAX_TITLE_LENGTH = 100;

/** Normalizes the title to the form shown after blur and sent (E5). */
export const normalizeNewFile = ({ title, file }: NewFile): NewFile => ({ title: normalizeText(title), file });

/** The problem of each invalid field. */
export function newFileProblems(typed: NewFile): Partial<Record<NewFileField, NewFileProblem>> {
  const { title, file } = normalizeNewFile(typed);
  const problems: Partial<Record<NewFileField, NewFileProblem>> = {};
  if (title === '') problems.title = 'missing';
  if (title.length > MAX_TITLE_LENGTH) problems.title = 'long';
  if (file === null) problems.file = 'missing';
  return problems;
}
