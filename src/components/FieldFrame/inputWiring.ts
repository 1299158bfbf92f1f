import type { Question } from '../../domain/question';
import { describedBy } from './fieldIds';
import classes from './input.module.css';

/**
 * Ties a Mantine `Input` to the card of its question. Mantine's own wiring knows only Mantine's wrapper, which would put
 * 必須 into the accessible name; `attributes` is what it leaves to us.
 */
export const inputWiring = (
  id: string,
  question: Pick<Question, 'required' | 'hint'>,
  problem: string | null,
  describedFirst?: string | null,
) => ({
  withAria: false,
  attributes: {
    input: {
      id,
      'aria-required': question.required,
      'aria-invalid': problem !== null,
      'aria-describedby':
        [describedFirst, describedBy(id, question.hint, problem)].filter(Boolean).join(' ') || undefined,
    },
  },
  classNames: { input: classes.input },
});
