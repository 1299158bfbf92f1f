import { DATE_YEARS, answerProblem, normalizeText, parseNumberText, type Answers } from './questionnaire';
import type { Question } from './question';
import { isJstDate } from './jst';

/** The answers as they travel (api.md): half-width numbers, trimmed text, nothing for what was left empty. */
export function answersToSend<Image>(questions: readonly Question[], answers: Answers<Image>): Answers<Image> {
  const values: Record<string, string[]> = {};
  const images: Record<string, Image> = {};
  for (const { key, type } of questions) {
    const image = answers.images[key];
    if (type === 'image_upload') {
      if (image !== undefined) images[key] = image;
      continue;
    }
    const given = (answers.values[key] ?? []).map((value) =>
      type === 'number' ? (parseNumberText(value) ?? '') : normalizeText(value),
    );
    const kept = given.filter((value) => value !== '' && (type !== 'date' || isJstDate(value)));
    if (kept.length > 0) values[key] = kept;
  }
  return { values, images };
}

/** The first page on which something is still missing or wrong; null when all may be sent. */
export function firstOpenPage(pages: readonly Question[][], answers: Answers): number | null {
  const index = pages.findIndex((page) => page.some((question) => answerProblem(question, answers) !== null));
  return index === -1 ? null : index;
}

/** How an answer that is no plain text is written out. */
interface Wording<Image> {
  /** `1961-04-05` */
  date: (date: string) => string;
  image: (image: Image) => string;
}

/** An answer in words, for the check page (E3); empty when there is none. */
export function answerInWords<Image>(question: Question, answers: Answers<Image>, wording: Wording<Image>): string {
  const values = answers.values[question.key] ?? [];
  switch (question.type) {
    case 'image_upload': {
      const image = answers.images[question.key];
      return image === undefined ? '' : wording.image(image);
    }
    case 'single_choice':
    case 'multiple_choice':
      return question.choices
        .filter((choice) => values.includes(String(choice.id)))
        .map((choice) => choice.text)
        .join('、');
    case 'number': {
      const number = parseNumberText(values[0] ?? '');
      return number === null ? '' : `${number}${question.unit ?? ''}`;
    }
    case 'date': {
      const [date = ''] = values;
      return isJstDate(date) && DATE_YEARS.includes(Number(date.slice(0, 4))) ? wording.date(date) : '';
    }
    default:
      return normalizeText(values[0] ?? '');
  }
}
