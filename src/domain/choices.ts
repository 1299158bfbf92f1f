import type { Choice } from './question';

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
