/** Amounts of money, last days to pay, and countdowns. */
const FACTS = /[\d,]+円|\d+月\d+日（.）まで|あと(?:\d+[時分秒]間?)+/g;

const factsOf = (text: string): string[] => text.match(FACTS) ?? [];

/**
 * Returns each fact that appears twice in one card, twice outside the cards, or both in a card and outside.
 * Different cards may show the same fact. A `dl` outside the cards may repeat any fact.
 */
export function repeatedFacts(): string[] {
  const root = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1) ?? document.querySelector('main');
  if (!root) return [];
  const listFacts = [...root.querySelectorAll<HTMLElement>('dl')].flatMap(({ innerText }) => factsOf(innerText));
  const pageFacts = factsOf(root.innerText);
  for (const fact of listFacts) pageFacts.splice(pageFacts.indexOf(fact), 1);
  const factsByCard = [...root.querySelectorAll<HTMLElement>('article')].map(({ innerText }) => factsOf(innerText));
  return [...new Set(pageFacts)].filter((fact) => {
    const total = pageFacts.filter((other) => other === fact).length;
    const perCard = factsByCard.map((facts) => facts.filter((other) => other === fact).length);
    const inCards = perCard.reduce((sum, count) => sum + count, 0);
    return perCard.some((count) => count > 1) || total - inCards > 1 || (total > inCards && inCards > 0);
  });
}
