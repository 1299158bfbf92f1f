import { valuesOf, type Answer, type Choice, type Question } from './question';

/** The chosen answers that the clinic marks as urgent (§urgent-answers). */
export const urgentChoices = ({ choices }: Question, answer: Answer | undefined): Choice[] =>
  choices.filter((one) => one.urgent && valuesOf(answer).includes(String(one.id)));

/** The question that a patient must answer before any booking: it has urgent choices (§urgent-answers). Null = none has. */
export const urgentQuestionOf = (questions: readonly Question[]): Question | null =>
  questions.find(({ choices }) => choices.some(({ urgent }) => urgent)) ?? null;
