import { useRef, useState } from 'react';
import { useDiagnose } from '../api/booking';
import { useDialog } from '../components/overlays/Dialog/useDialog';
import type { Block } from '../domain/booking/block';
import { urgentQuestionOf } from '../domain/questionnaire/question';

/**
 * Asks for urgent symptoms before a booking without a questionnaire (§urgent-answers). Asks in general words when the
 * questions cannot be loaded, and nothing for a subject without urgent symptoms.
 */
export function useUrgentCheck(block: Block) {
  // A replacement block has the same questions.
  const [firstBlock] = useState(block);
  const questions = useDiagnose(firstBlock);
  const [step, show, close] = useDialog<'asking' | 'urgent'>('urgent-check');
  const pendingBook = useRef<() => void>(undefined);
  const [denied, setDenied] = useState(false);
  const question =
    questions.status === 'ready'
      ? urgentQuestionOf([...questions.data.common_questionnaire, ...questions.data.specific_questionnaires])
      : undefined;
  const goOn = () => {
    setDenied(true);
    close(() => pendingBook.current?.());
  };
  return {
    ask: (book: () => void) => {
      if (denied || question === null) return book();
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
