import type { Question } from '../../domain/question';

/** What the frame of a question says: its words, and the problem with its answer. */
export const framing = (id: string, { text, required, hint }: Question, problem: string | null) => ({
  id,
  label: text,
  required,
  hint,
  problem,
});
