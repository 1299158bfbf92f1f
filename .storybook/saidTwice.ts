/** Sums, last days to pay and countdowns. */
const FACTS = /[\d,]+円|\d+月\d+日（.）まで|あと(?:\d+[時分秒]間?)+/g;

const factsOf = (text: string): string[] => text.match(FACTS) ?? [];

/**
 * The facts that the page says twice, outside the lists of a bill, of an account and of costs (§fact-once). What two visits' cards say is two facts;
 * while a dialog is open, only what it says counts.
 */
export function saidTwice(): string[] {
  const root = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1) ?? document.querySelector('main');
  if (!root) return [];
  const tables = [...root.querySelectorAll<HTMLElement>('dl')].flatMap(({ innerText }) => factsOf(innerText));
  const said = factsOf(root.innerText);
  for (const fact of tables) said.splice(said.indexOf(fact), 1);
  const cards = [...root.querySelectorAll<HTMLElement>('article')].map(({ innerText }) => factsOf(innerText));
  return [...new Set(said)].filter((fact) => {
    const all = said.filter((one) => one === fact).length;
    const within = cards.map((facts) => facts.filter((one) => one === fact).length);
    const inCards = within.reduce((sum, one) => sum + one, 0);
    return within.some((one) => one > 1) || all - inCards > 1 || (all > inCards && inCards > 0);
  });
}
