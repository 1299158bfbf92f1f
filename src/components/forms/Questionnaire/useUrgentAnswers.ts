import { useState } from 'react';
import {
  urgentChoices,
  type Choice,
  type Question,
  type Answer,
  type AnswerProblem,
  type Answers,
} from '../../../domain/questionnaire/question';
import { useDialog } from '../../overlays/Dialog/useDialog';
import type { FormView } from '../FieldFrame/formView';

/**
 * Stops the patient at answers that the clinic marks as urgent: at once when one is chosen, and again before the next
 * page until the patient has said that there is no such symptom now (§urgent-answers).
 */
export function useUrgentAnswers(questions: readonly Question[], form: FormView<Answers, AnswerProblem>) {
  const [denied, setDenied] = useState<readonly Choice[]>([]);
  const [stopped, stop, close] = useDialog<'choosing' | 'going on'>('urgent');
  const isNew = (choice: Choice) => !denied.some((one) => one.id === choice.id);
  const open = questions.flatMap((question) => urgentChoices(question, form.field(question.key).value)).filter(isNew);

  const field = (question: Question) => {
    const own = form.field(question.key);
    const onChange = (answer: Answer) => {
      own.onChange(answer);
      const before = urgentChoices(question, own.value);
      if (urgentChoices(question, answer).some((one) => isNew(one) && !before.includes(one))) stop('choosing');
    };
    return { ...own, onChange };
  };
  const goOn = () => {
    setDenied([...denied, ...open]);
    close(() => stopped === 'going on' && form.submit());
  };
  return {
    field,
    goNext: () => (open.length > 0 ? stop('going on') : form.submit()),
    dialog: {
      symptoms: stopped === null ? null : open.map(({ text }) => text),
      onGoOn: goOn,
      onClose: close,
    },
  };
}
