import { useRef, useState } from 'react';
import { useFirstVisitQuestions } from '../api/booking';
import { useDialog } from '../components/overlays/Dialog/useDialog';
import type { Block } from '../domain/booking/block';
import { urgentQuestionOf } from '../domain/questionnaire/question';

/**
 * Asks about urgent symptoms before a booking without questionnaire (§urgent-answers). If the symptoms cannot be
 * loaded, asks without a list of symptoms.
 */
export function useUrgentCheck(block: Block) {
  // Questions are loaded only for the first block, because a replacement block has the same questions.
  const [firstBlock] = useState(block);
  const questions = useFirstVisitQuestions(firstBlock);
  const [step, show, close] = useDialog<'asking' | 'urgent'>('urgent-check');
  const pendingBook = useRef<() => void>(undefined);
  const [hasNoSymptoms, setHasNoSymptoms] = useState(false);
  const question =
    questions.status === 'ready'
      ? urgentQuestionOf([...questions.data.common_questionnaire, ...questions.data.specific_questionnaires])
      : undefined;
  const goOn = () => {
    setHasNoSymptoms(true);
    close(() => pendingBook.current?.());
  };
  return {
    ask: (book: () => void) => {
      if (hasNoSymptoms || question === null) return book();
      pendingBook.current = book;
      show('asking');
    },
    check: {
      step,
      symptoms: question?.choices.filter(({ urgent }) => urgent).map(({ text }) => text) ?? [],
      onNone: goOn,
      onSome: () => show('urgent'),
      onClose: close,
    },
  };
}
