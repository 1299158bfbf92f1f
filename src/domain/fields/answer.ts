import { DATE_YEARS } from '../dateQuestion';
import { isJstDate, type Instant } from '../jst';
import { normalizeText } from '../normalize';
import { type Question, fileOf, valuesOf, type Answer } from '../question';
import { answerTextField, numberField } from './answerText';
import { birthdayProblem } from './birthday';
import { isFilled } from './file';
import { furiganaField } from './furigana';
import { nameField } from './name';
import { phoneField } from './phone';
import type { TextField } from './textField';

/** Why an answer cannot be sent. */
export type AnswerProblem = 'missing' | 'long' | 'choice' | 'number' | 'date' | 'phone' | 'furigana' | 'underAge';

const TEXT_FIELDS = { name: nameField, furigana: furiganaField, phone: phoneField, birthday: answerTextField };

/** The field of an answer that is typed. */
function fieldOf(question: Question): TextField {
  const { type, format } = question;
  if (type === 'number') return numberField(question);
  return format === null ? answerTextField : TEXT_FIELDS[format];
}

/** Maximum characters of an answer that is typed. */
export const answerMax = (question: Question): number => fieldOf(question).max;

const isBlank = (text: string): boolean => normalizeText(text) === '';
const isOffered = ({ choices }: Question, id: string): boolean => choices.some((choice) => String(choice.id) === id);

/**
 * An answer's values as they are shown after blur and sent (§answer-wire-form): text by its field, the choices that
 * the question still offers, a date as it is; none for a blank answer. An answer of the wrong kind keeps its text.
 */
export function normalizeAnswer(question: Question, values: readonly string[]): string[] {
  const [first = ''] = values;
  switch (question.type) {
    case 'image_upload':
      return [];
    case 'single_choice':
    case 'multiple_choice':
      return [...new Set(values)].filter((id) => isOffered(question, id));
    case 'date':
      return isBlank(first) ? [] : [first];
    default: {
      const text = fieldOf(question).normalize(first);
      return text === '' ? [] : [text];
    }
  }
}

/** A date of the years offered; of a birthday one of the customer form's (§birth-years). */
function dateProblem({ format }: Question, text: string, now: Instant): AnswerProblem | null {
  if (!isJstDate(text)) return 'date';
  const [year = '', month = '', day = ''] = text.split('-');
  if (format !== 'birthday') return DATE_YEARS.includes(Number(year)) ? null : 'date';
  const problem = birthdayProblem({ year, month, day }, now);
  return problem === 'impossible' ? 'date' : problem;
}

function choiceProblem(question: Question, values: readonly string[]): AnswerProblem | null {
  const chosen = new Set(values.filter((id) => !isBlank(id)));
  if (chosen.size === 0) return 'missing';
  const tooMany = question.type === 'single_choice' && chosen.size > 1;
  return tooMany || [...chosen].some((id) => !isOffered(question, id)) ? 'choice' : null;
}

function typedProblem(question: Question, text: string): AnswerProblem | null {
  const field = fieldOf(question);
  if (field.normalize(text) === '') return 'missing';
  const problem = field.problem(text);
  if (problem !== 'form') return problem;
  return question.type === 'number' ? 'number' : question.format === 'phone' ? 'phone' : 'furigana';
}

function problemIfRequired(question: Question, answer: Answer | undefined, now: Instant): AnswerProblem | null {
  const values = valuesOf(answer);
  const [first = ''] = values;
  switch (question.type) {
    case 'image_upload':
      return isFilled(fileOf(answer)) ? null : 'missing';
    case 'single_choice':
    case 'multiple_choice':
      return choiceProblem(question, values);
    case 'date':
      if (isBlank(first)) return 'missing';
      return dateProblem(question, first, now);
    default:
      return typedProblem(question, first);
  }
}

/**
 * Why an answer cannot be sent; null when it may (§answer-required). A partial answer is invalid even when none is
 * required, because half a date or text for a number would be lost.
 */
export function answerProblem(question: Question, answer: Answer | undefined, now: Instant): AnswerProblem | null {
  const problem = problemIfRequired(question, answer, now);
  return problem === 'missing' && !question.required ? null : problem;
}
