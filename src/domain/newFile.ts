import { normalizeText } from './questionnaire';

/** A file to be added: an insurance card or a test result (spec §5 "Medical result upload"). */
export type NewFile = {
  title: string;
  file: Blob | null;
};

export const NO_FILE: NewFile = { title: '', file: null };

/** The form's fields in their order. */
export const NEW_FILE_FIELDS = ['title', 'file'] as const;
export type NewFileField = (typeof NEW_FILE_FIELDS)[number];

/** What keeps a file from being added: a field left empty, or a title that is too long. */
export type NewFileProblem = 'missing' | 'long';

/** Most characters of a title. */
export const MOST_TITLE_CHARACTERS = 100;

/** The title as it is shown after leaving its field, and sent (E5). */
export const normalizeNewFile = ({ title, file }: NewFile): NewFile => ({ title: normalizeText(title), file });

/** What is wrong with each field; a field without an entry is right. */
export function newFileProblems(typed: NewFile): Partial<Record<NewFileField, NewFileProblem>> {
  const { title, file } = normalizeNewFile(typed);
  const problems: Partial<Record<NewFileField, NewFileProblem>> = {};
  if (title === '') problems.title = 'missing';
  if (title.length > MOST_TITLE_CHARACTERS) problems.title = 'long';
  if (file === null) problems.file = 'missing';
  return problems;
}
