import type { Draft } from '../api/useDraft';
import { questionnaire } from '../copy/questionnaireCopy';
import { answerProblems, emptyAnswers } from '../domain/answers';
import type { Question } from '../domain/question';
import { useClinicForm } from './useClinicForm';

interface QuestionnaireForm {
  /** All questions of the draft. */
  all: readonly Question[];
  /** The questions of the current page. */
  asked: readonly Question[];
  draft: Draft;
  onNext: () => void;
}

/** One page of a questionnaire: a form over all answers that validates those of the page. */
export const useQuestionnaireForm = ({ all, asked, draft, onNext }: QuestionnaireForm) =>
  useClinicForm({
    initial: emptyAnswers(all),
    draft,
    fields: asked.map(({ key }) => key),
    idOf: (key) => `question-${key}`,
    problems: (answers) => answerProblems(asked, answers),
    words: {
      missing: questionnaire.missing,
      wrong: questionnaire.invalid,
      problem: (key, problem) => {
        const text = asked.find((question) => question.key === key)?.text ?? '';
        return problem === 'missing' ? text : `${text}：${questionnaire.problems[problem]}`;
      },
    },
    onNext,
  });
