import { useState } from 'react';
import { useDiagnose } from '../api/booking';
import type { Block } from '../domain/booking/block';
import { urgentQuestionOf } from '../domain/questionnaire/question';

/**
 * The question for symptoms that must not wait, before a booking that no questionnaire precedes (§urgent-answers). When
 * the questions cannot be loaded it is asked in general words; a subject without such symptoms asks nothing. They are
 * read at once, so that they are there when the patient presses.
 */
export function useUrgentCheck(block: Block) {
  // A replacement block has the same questions.
  const [read] = useState(block);
  const questions = useDiagnose(read);
  const [asked, setAsked] = useState<{ at: 'asking' | 'urgent'; book: () => void } | null>(null);
  const [denied, setDenied] = useState(false);
  const question =
    questions.status === 'ready'
      ? urgentQuestionOf([...questions.data.common_questionnaire, ...questions.data.specific_questionnaires])
      : undefined;
  const goOn = () => {
    setDenied(true);
    setAsked(null);
    asked?.book();
  };
  return {
    /** Asks, then books; books at once when there is nothing to ask, or it was answered. */
    ask: (book: () => void) => (denied || question === null ? book() : setAsked({ at: 'asking', book })),
    /** Props of `UrgentCheck`. */
    check: {
      at: asked?.at ?? null,
      symptoms: question?.choices.filter(({ urgent }) => urgent).map(({ text }) => text) ?? [],
      onNone: goOn,
      onSome: () => setAsked((before) => before && { ...before, at: 'urgent' }),
      onClose: () => setAsked(null),
    },
  };
}
