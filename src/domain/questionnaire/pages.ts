import { type Question, groupFollowUps } from './question';
import { TYPES } from './types/questionTypes';

/** §question-pages */
const PER_PAGE = 4;
const SHARED_PAGES = 3;

/**
 * The first common questions share pages. Each remaining question has its own page.
 * If `onePerPage` is true, every question has its own page (§question-alone-when-large).
 * A question and its follow-ups stay on one page.
 */
export function questionPages(common: Question[], specific: Question[], { onePerPage = false } = {}): Question[][] {
  const groups = groupFollowUps([...common, ...specific]);
  const commonGroups = groups.filter(([first]) => first && common.includes(first));
  const sharing = commonGroups.slice(0, onePerPage ? 0 : PER_PAGE * SHARED_PAGES);
  const sharedPages = Array.from({ length: Math.ceil(sharing.length / PER_PAGE) }, (_, page) =>
    sharing.slice(page * PER_PAGE, (page + 1) * PER_PAGE).flat(),
  );
  return [...sharedPages, ...groups.slice(sharing.length)];
}

const fillsCard = (question: Question | undefined): boolean =>
  question !== undefined && TYPES[question.type].size === 'card';

/** Consecutive text, number and date questions share a card. */
export function questionCards<Asked extends Question>(questions: readonly Asked[]): Asked[][] {
  const cards: Asked[][] = [];
  for (const question of questions) {
    const card = cards.at(-1);
    if (card && !fillsCard(card[0]) && !fillsCard(question)) card.push(question);
    else cards.push([question]);
  }
  return cards;
}
