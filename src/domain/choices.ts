import type { Choice, Question } from './question';
import { valuesOf, type Answer } from './questionnaire';

/** The choice that says that none of the others applies. */
const NONE = '特になし';

/** The chosen ids after one is ticked or unticked, in the question's order; `特になし` and the others exclude each other. */
export function toggleChoice(choices: readonly Choice[], chosen: readonly string[], id: string, checked: boolean) {
  const isNone = (one: Choice) => one.text === NONE;
  const ticked = choices.find((one) => String(one.id) === id);
  return choices
    .filter((one) => {
      if (String(one.id) === id) return checked;
      const excluded = checked && ticked && isNone(one) !== isNone(ticked);
      return chosen.includes(String(one.id)) && !excluded;
    })
    .map((one) => String(one.id));
}

/** The chosen answers that the clinic marks as urgent (§urgent-answers). */
export const urgentChoices = ({ choices }: Question, answer: Answer | undefined): Choice[] =>
  choices.filter((one) => one.urgent && valuesOf(answer).includes(String(one.id)));

/** The question that a patient must answer before any booking: it has urgent choices (§urgent-answers). Null = none has. */
export const urgentQuestionOf = (questions: readonly Question[]): Question | null =>
  questions.find(({ choices }) => choices.some(({ urgent }) => urgent)) ?? null;
