import { useState } from 'react';
import { useDiagnose } from '../api/booking';
import type { Block } from '../domain/booking/block';
import { urgentQuestionOf } from '../domain/questionnaire/question';

/**
 * The question for symptoms that must not wait, before a booking that no questionnaire precedes (§urgent-answers). When
 * the questions cannot be loaded it is asked in general words; a subject without such symptoms asks nothing. They are
 * read at once, so that they are there when the patient presses.
 */
export function useUrgentCheck(block: Block, book: () => void) {
  // A replacement block has the same questions.
  const [read] = useState(block);
  const questions = useDiagnose(read);
  const [at, setAt] = useState<'asking' | 'urgent' | null>(null);
  const [denied, setDenied] = useState(false);
  const question =
    questions.status === 'ready'
      ? urgentQuestionOf([...questions.data.common_questionnaire, ...questions.data.specific_questionnaires])
      : undefined;
  const goOn = () => {
    setDenied(true);
    setAt(null);
    book();
  };
  return {
    /** Asks, then books; books at once when there is nothing to ask, or it was answered. */
    press: () => (denied || question === null ? book() : setAt('asking')),
    /** Props of `UrgentCheck`. */
    check: {
      at,
      symptoms: question?.choices.filter(({ urgent }) => urgent).map(({ text }) => text) ?? [],
      onNone: goOn,
      onSome: () => setAt('urgent'),
      onClose: () => setAt(null),
    },
  };
}
