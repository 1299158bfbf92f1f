import { type Question, groupFollowUps } from './question';
import { TYPES } from './types/questionTypes';

/** Up to 4 common questions share a page, on at most 3 pages (§question-pages). */
const PER_PAGE = 4;
const SHARED_PAGES = 3;

/**
 * Divides questions into pages. The first 12 common questions share pages; every later question has its own page. If
 * `singly`, every question has its own page (§question-alone-when-large). A follow-up stays on its question's page.
 */
export function questionPages(common: Question[], specific: Question[], { singly = false } = {}): Question[][] {
  const groups = groupFollowUps([...common, ...specific]);
  const commonGroups = groups.filter(([first]) => first && common.includes(first));
  const sharing = commonGroups.slice(0, singly ? 0 : PER_PAGE * SHARED_PAGES);
  const sharedPages = Array.from({ length: Math.ceil(sharing.length / PER_PAGE) }, (_, page) =>
    sharing.slice(page * PER_PAGE, (page + 1) * PER_PAGE).flat(),
  );
  return [...sharedPages, ...groups.slice(sharing.length)];
}

/** True if the question has choices or asks for a picture. Such a question is too large to share a card. */
const fillsCard = (question: Question | undefined): boolean =>
  question !== undefined && TYPES[question.type].size === 'card';

/** Divides the questions of a page into cards. Consecutive text, number and date questions share a card. */
export function questionCards<Asked extends Question>(questions: readonly Asked[]): Asked[][] {
  const cards: Asked[][] = [];
  for (const question of questions) {
    const card = cards.at(-1);
    if (card && !fillsCard(card[0]) && !fillsCard(question)) card.push(question);
    else cards.push([question]);
  }
  return cards;
}
