import { type Question, groupFollowUps } from './question';
import { TYPES } from './types/questionTypes';

/** Up to 4 common questions share a page, on at most 3 pages (§question-pages). */
const PER_PAGE = 4;
const SHARED_PAGES = 3;

/**
 * Divides questions into pages. The first common questions share pages; each later question has its own page. If
 * `singly`, no question shares a page (§question-alone-when-large). A follow-up joins its question and is not counted.
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

/** True for a question with choices or a picture, because it is too large to share a card. */
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
