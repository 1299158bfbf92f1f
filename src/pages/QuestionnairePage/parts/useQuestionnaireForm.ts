import type { Draft } from '../../../device/useDraft';
import { answerProblemItem, questionnaire } from '../../../copy/questionnaire';
import { answerProblems, knownAnswers, normalizeAnswers } from '../../../domain/questionnaire/answers';
import type { Question } from '../../../domain/questionnaire/question';
import type { Instant } from '../../../domain/calendar/jst';
import { useClinicForm } from '../../../forms/useClinicForm';

interface QuestionnaireForm {
  /** All questions of the draft. */
  all: readonly Question[];
  /** The questions of the current page. */
  asked: readonly Question[];
  draft: Draft;
  now: Instant;
  onNext: () => void;
}

/** One page of a questionnaire: a form over all answers that validates those of the page (§answer-required). */
export const useQuestionnaireForm = ({ all, asked, draft, now, onNext }: QuestionnaireForm) =>
  useClinicForm({
    initial: knownAnswers(all),
    draft,
    fields: asked.map(({ key }) => key),
    idOf: (key) => `question-${key}`,
    problems: (answers) => answerProblems(asked, answers, now),
    normalize: (answers) => normalizeAnswers(all, answers),
    words: {
      missing: questionnaire.missing,
      wrong: questionnaire.invalid,
      problem: (key, problem) => {
        const question = asked.find((one) => one.key === key);
        return question ? answerProblemItem(question, problem) : '';
      },
    },
    onSubmit: onNext,
  });
