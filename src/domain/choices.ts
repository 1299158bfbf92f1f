import type { Choice, Question } from './question';
import { valuesOf, type Answer } from './questionnaire';

/** The choice that says that none of the others applies. */
const NONE = '特になし';

/**
 * The chosen ids in the question's order, after one was ticked or unticked. `特になし` and the others exclude each
 * other: the one just ticked stays.
 */
export function settleChoices(choices: readonly Choice[], before: readonly string[], chosen: readonly string[]) {
  const idOf = (one: Choice) => String(one.id);
  const isNone = (one: Choice) => one.text === NONE;
  const ticked = choices.find((one) => chosen.includes(idOf(one)) && !before.includes(idOf(one)));
  return choices.filter((one) => chosen.includes(idOf(one)) && (!ticked || isNone(one) === isNone(ticked))).map(idOf);
}

/** The chosen answers that the clinic marks as urgent (§urgent-answers). */
export const urgentChoices = ({ choices }: Question, answer: Answer | undefined): Choice[] =>
  choices.filter((one) => one.urgent && valuesOf(answer).includes(String(one.id)));

/** The question that a patient must answer before any booking: it has urgent choices (§urgent-answers). Null = none has. */
export const urgentQuestionOf = (questions: readonly Question[]): Question | null =>
  questions.find(({ choices }) => choices.some(({ urgent }) => urgent)) ?? null;
