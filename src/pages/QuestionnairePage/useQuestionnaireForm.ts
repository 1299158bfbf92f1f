import { useRef, useState } from 'react';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { answerProblemItem, questionnaire } from '../../copy/questionnaire';
import type { Instant } from '../../domain/calendar/jst';
import { answerProblems, knownAnswers, normalizeAnswers } from '../../domain/questionnaire/answers';
import { isAsked, urgentChoices, type Answer, type Choice, type Question } from '../../domain/questionnaire/question';
import { useClinicForm } from '../../forms/useClinicForm';
import type { DraftKey } from '../../forms/useFormDraft';

/** The form of a questionnaire (§answer-required). */
export const useQuestionnaireForm = (questions: readonly Question[], draft: DraftKey, now: Instant) =>
  useClinicForm({
    initial: knownAnswers(questions),
    draft,
    idOf: (key) => `question-${key}`,
    problems: (answers) => answerProblems(questions, answers, now),
    normalize: (answers) => normalizeAnswers(questions, answers),
    words: {
      missing: questionnaire.missing,
      wrong: questionnaire.invalid,
      problem: (key, problem) => {
        const question = questions.find((one) => one.key === key);
        return question ? answerProblemItem(question, problem) : '';
      },
    },
  });

type QuestionnaireForm = ReturnType<typeof useQuestionnaireForm>;

/**
 * Stops the patient at answers that the clinic marks as urgent: at once when one is chosen, and again before the next
 * page until the patient has said that there is no such symptom now (§urgent-answers).
 */
export function useUrgentAnswers(questions: readonly Question[], form: QuestionnaireForm) {
  const [denied, setDenied] = useState<readonly Choice[]>([]);
  const [stopped, stop, close] = useDialog<readonly string[]>('urgent');
  const next = useRef<() => void>(undefined);
  const openOf = (question: Question, answer: Answer | undefined) =>
    urgentChoices(question, answer).filter((choice) => !denied.some((one) => one.id === choice.id));
  const openIn = (keys: readonly string[]) =>
    questions
      .filter((one) => keys.includes(one.key) && isAsked(one, form.values))
      .flatMap((one) => openOf(one, form.values[one.key]));

  const stopAt = (keys: readonly string[], goOn?: () => void) => {
    next.current = goOn;
    stop(keys);
  };
  return {
    field: (question: Question) => {
      const own = form.field(question.key);
      const onChange = (answer: Answer) => {
        own.onChange(answer);
        const before = urgentChoices(question, own.value);
        if (openOf(question, answer).some((one) => !before.includes(one))) stopAt([question.key]);
      };
      return { ...own, onChange };
    },
    before: (keys: readonly string[], goOn: () => void) => (openIn(keys).length > 0 ? stopAt(keys, goOn) : goOn()),
    /** Props of `UrgentDialog`. */
    dialog: {
      symptoms: stopped && openIn(stopped).map(({ text }) => text),
      onGoOn: () => {
        setDenied([...denied, ...openIn(stopped ?? [])]);
        close(() => next.current?.());
      },
      onClose: close,
    },
  };
}
