import type { Draft } from '../../../device/useDraft';
import { answerProblemItem, questionnaire } from '../../../copy/questionnaire';
import { register } from '../../../copy/person';
import { answerProblems, isOfferedAgain, knownAnswers, normalizeAnswers } from '../../../domain/questionnaire/answers';
import {
  isAsked,
  type AnswerFormat,
  type Question,
  valuesOf,
  type Answer,
} from '../../../domain/questionnaire/question';
import type { Instant } from '../../../domain/calendar/jst';
import { useClinicForm } from '../../../forms/useClinicForm';
import { useFurigana } from '../../../forms/useFurigana';

interface QuestionnaireForm {
  /** All questions of the draft. */
  all: readonly Question[];
  /** The questions of the current page. */
  asked: readonly Question[];
  draft: Draft;
  now: Instant;
  onNext: () => void;
}

const textOf = (answer: Answer | undefined) => valuesOf(answer)[0] ?? '';

/**
 * One page of a questionnaire: a form over all answers that validates those of the page (§answer-required); furigana
 * follows the name (§furigana-follows-name).
 */
export function useQuestionnaireForm({ all, asked, draft, now, onNext }: QuestionnaireForm) {
  const form = useClinicForm({
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
  const keyOf = (format: AnswerFormat) => all.find((question) => question.format === format)?.key ?? '';
  const furigana = useFurigana({
    name: textOf(form.values[keyOf('name')]),
    furigana: textOf(form.values[keyOf('furigana')]),
    onFurigana: (reading) => form.field(keyOf('furigana')).onChange(reading === '' ? [] : [reading]),
  });
  const field: typeof form.field = (key) => {
    const own = form.field(key);
    if (key === keyOf('furigana')) {
      const onLeave = () => {
        own.onLeave();
        furigana.see();
      };
      return { ...own, onLeave };
    }
    if (key !== keyOf('name')) return own;
    const onChange = (name: Answer) => {
      own.onChange(name);
      furigana.follow(textOf(name));
    };
    return { ...own, onChange, onCompose: furigana.compose };
  };
  return {
    ...form,
    field,
    /** Whether an answer of the page is from a visit that the clinic called off (§answers-offered-again). */
    offersAgain: asked.some((question) => isOfferedAgain(question) && isAsked(question, form.values)),
    /** The questions of the page; furigana that were filled in say so. */
    questions: asked.map((question) =>
      furigana.unseen && question.format === 'furigana' ? { ...question, hint: register.filledIn } : question,
    ),
  };
}
