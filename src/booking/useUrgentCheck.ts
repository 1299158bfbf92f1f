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
  const [asked, setAsked] = useState<{ at: 'asking' | 'urgent'; of: number; book: () => void } | null>(null);
  // The press was for another block when that was lost meanwhile: the patient presses again for its replacement.
  const step = asked?.of === block.id ? asked : null;
  const [denied, setDenied] = useState(false);
  const question =
    questions.status === 'ready'
      ? urgentQuestionOf([...questions.data.common_questionnaire, ...questions.data.specific_questionnaires])
      : undefined;
  const goOn = () => {
    setDenied(true);
    setAsked(null);
    step?.book();
  };
  return {
    /** Asks, then books; books at once when there is nothing to ask, or it was answered. */
    before: (book: () => void) =>
      denied || question === null ? book() : setAsked({ at: 'asking', of: block.id, book }),
    /** Props of `UrgentCheck`. */
    check: {
      at: step?.at ?? null,
      symptoms: question?.choices.filter(({ urgent }) => urgent).map(({ text }) => text) ?? [],
      onNone: goOn,
      onSome: () => step && setAsked({ ...step, at: 'urgent' }),
      onClose: () => setAsked(null),
    },
  };
}
