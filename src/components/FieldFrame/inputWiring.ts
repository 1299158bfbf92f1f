import type { Question } from '../../domain/question';
import { describedBy } from './fieldIds';
import classes from './input.module.css';

/** Ties an `input` to the card of its question, and gives it its looks. */
export const inputWiring = (
  id: string,
  question: Pick<Question, 'required' | 'hint'>,
  problem: string | null,
  describedFirst?: string | null,
) => ({
  id,
  'aria-required': question.required,
  'aria-invalid': problem !== null,
  'aria-describedby': [describedFirst, describedBy(id, question.hint, problem)].filter(Boolean).join(' ') || undefined,
  className: classes.input,
});
