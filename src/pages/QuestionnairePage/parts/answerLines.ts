import type { AnswerLine } from '../../../components/forms/AnswerList/AnswerList';
import { questionnaire } from '../../../copy/questionnaire';
import { answerDoubt, answerInWords } from '../../../domain/questionnaire/answer';
import { formatYearWithEra } from '../../../domain/calendar/era';
import { formatMonthDay } from '../../../domain/calendar/jst';
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

/** The lines of the check page: every question that is asked, under the chapter of its page. */
export const answerLines = (
  pages: readonly (readonly Question[])[],
  chapters: readonly string[],
  answers: Answers,
): AnswerLine[] =>
  pages.flatMap((page, index) =>
    page
      .filter((question) => isAsked(question, answers))
      .map((question) => ({
        key: question.key,
        question: question.text,
        answer: answerInWords(question, answers[question.key], wording),
        chapter: chapters[index] ?? '',
        wanted: isInsuranceCard(question),
        doubt: doubtOf(question, answers),
      })),
  );
