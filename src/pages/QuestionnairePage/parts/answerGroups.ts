import type { AnswerGroup } from '../../../components/forms/AnswerList/AnswerList';
import { questionnaire } from '../../../copy/questionnaire';
import { answerDoubt, answerInWords } from '../../../domain/questionnaire/answer';
import { formatYearWithEra } from '../../../domain/calendar/era';
import { formatMonthDay } from '../../../domain/calendar/jst';
import type { CheckGroup } from '../../../domain/questionnaire/pages';
import { type Question, isInsuranceCard, type Answers, isAsked } from '../../../domain/questionnaire/question';

const wording = {
  date: (date: string) => `${formatYearWithEra(Number(date.slice(0, 4)))}${formatMonthDay(date)}`,
  image: (image: Blob) => questionnaire.imageAttached(image instanceof File ? image.name : ''),
};

/** The question about a number that hardly anybody has (§doubtful-numbers-asked). */
function doubtOf(question: Question, answers: Answers): string | null {
  const doubt = answerDoubt(question, answers[question.key]);
  return doubt && questionnaire.doubtful(question.text, doubt);
}

/** Names a group of the check page. */
export const groupKey = ({ questions }: CheckGroup): string => questions[0]?.key ?? '';

/** The groups of the check page in words: every question that is asked. */
export const answerGroups = (groups: readonly CheckGroup[], answers: Answers): AnswerGroup[] =>
  groups.map((group) => ({
    key: groupKey(group),
    chapter: group.chapter,
    lines: group.questions
      .filter((question) => isAsked(question, answers))
      .map((question) => ({
        key: question.key,
        question: question.text,
        answer: answerInWords(question, answers[question.key], wording),
        wanted: isInsuranceCard(question),
        doubt: doubtOf(question, answers),
      })),
  }));
