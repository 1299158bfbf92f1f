import type { AnswerGroup } from '../../../components/forms/AnswerList/AnswerList';
import { questionnaire } from '../../../copy/questionnaire';
import { answerInWords } from '../../../domain/questionnaire/answer';
import { formatYearWithEra } from '../../../domain/calendar/era';
import { formatMonthDay } from '../../../domain/calendar/jst';
import { type Question, type Answers, isAsked } from '../../../domain/questionnaire/question';

const wording = {
  date: (date: string) => `${formatYearWithEra(Number(date.slice(0, 4)))}${formatMonthDay(date)}`,
  image: (image: Blob) => questionnaire.imageAttached(image instanceof File ? image.name : ''),
};

/** Names a group of the check page. */
export const groupKey = ([first]: readonly Question[]): string => first?.key ?? '';

/** The groups of the check page in words: every question that is asked. */
export const answerGroups = (groups: readonly Question[][], answers: Answers): AnswerGroup[] =>
  groups.map((group) => ({
    key: groupKey(group),
    lines: group
      .filter((question) => isAsked(question, answers))
      .map((question) => ({
        key: question.key,
        question: question.text,
        answer: answerInWords(question, answers[question.key], wording),
      })),
  }));
