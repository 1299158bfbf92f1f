import { type Question, withFollowUps } from './question';
import { TYPES } from './types/questionTypes';

/** Common questions are shown 4 to a page, on at most 3 pages (§question-pages). */
const PER_PAGE = 4;
const FULL_PAGES = 3;

/**
 * Each further common question and each question of the subject has its own page; with `singly`, every question has
 * its own (§question-alone-when-large). A follow-up is on the page of its question and is not counted.
 */
export function questionPages(common: Question[], specific: Question[], { singly = false } = {}): Question[][] {
  const groups = withFollowUps([...common, ...specific]);
  const ofCommon = groups.filter(([first]) => first && common.includes(first));
  const full = ofCommon.slice(0, singly ? 0 : PER_PAGE * FULL_PAGES);
  const shared = Array.from({ length: Math.ceil(full.length / PER_PAGE) }, (_, page) =>
    full.slice(page * PER_PAGE, (page + 1) * PER_PAGE).flat(),
  );
  return [...shared, ...groups.slice(full.length)];
}

/** True for choices and pictures, which have their own card. */
const fillsCard = (question: Question | undefined): boolean =>
  question !== undefined && TYPES[question.type].size === 'card';

/** Consecutive texts, numbers and dates share a card. */
export function questionCards<Asked extends Question>(questions: readonly Asked[]): Asked[][] {
  const cards: Asked[][] = [];
  for (const question of questions) {
    const card = cards.at(-1);
    if (card && !fillsCard(card[0]) && !fillsCard(question)) card.push(question);
    else cards.push([question]);
  }
  return cards;
}
