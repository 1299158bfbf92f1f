import { isJstDate } from '../../calendar/jst';
import { birthdayProblem, DATE_QUESTION_YEARS, readDateParts } from '../../fields/date';
import { normalizeText } from '../../fields/text';
import { valuesOf } from '../question';
import type { QuestionTypeHandlers } from './questionTypeHandlers';

const isOffered = (date: string): boolean => DATE_QUESTION_YEARS.includes(Number(date.slice(0, 4)));

export const date: QuestionTypeHandlers = {
  read: (text) => [text],
  normalize: (_, answer) => {
    const [text = ''] = valuesOf(answer);
    return normalizeText(text) === '' ? [] : [text];
  },
  problem({ format }, answer, now) {
    const [text = ''] = valuesOf(answer);
    if (normalizeText(text) === '') return 'missing';
    if (!isJstDate(text)) return 'date';
    if (format !== 'birthday') return isOffered(text) ? null : 'date';
    const problem = birthdayProblem(readDateParts([text]), now);
    return problem === 'impossible' ? 'date' : problem;
  },
  inWords({ format }, answer, wording) {
    const [text = ''] = valuesOf(answer);
    return isJstDate(text) && (format === 'birthday' || isOffered(text)) ? wording.date(text) : '';
  },
  size: 'row',
};
