// A questionnaire in pages and rows.

import { type Question, withFollowUps } from './question';
import { TYPES } from './types/types';

/** The chapters of a questionnaire before its check page (§question-chapters). */
export type ChapterName = 'person' | 'subject' | 'documents';

const isOfImages = (page: readonly Question[]): boolean => page.every(({ type }) => type === 'image_upload');

/**
 * The chapter of each page: those that begin with a question about the person, the others about the subject; pages of
 * images alone at the end are documents.
 */
export function chapterOfPages(pages: readonly (readonly Question[])[], ofPerson: readonly Question[]): ChapterName[] {
  const lastOther = pages.findLastIndex((page) => !isOfImages(page));
  return pages.map(([first], index) => {
    if (index > lastOther) return 'documents';
    return first && ofPerson.includes(first) ? 'person' : 'subject';
  });
}

/** Common questions come 4 to a page, on at most 3 pages (§question-pages). */
const PER_PAGE = 4;
const FULL_PAGES = 3;

/**
 * The pages of a questionnaire: up to 3 pages of 4 common questions, then one page for each further
 * common question and each question of the subject. No page is empty; no questions give no pages. With `singly` every
 * question has its own page (§question-alone-when-large). A follow-up is on the page of its question, and not counted
 * (§follow-up-question).
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

/** Questions of one chapter that the check page shows, and opens, together. */
export interface CheckGroup<Chapter extends string = string> {
  chapter: Chapter;
  questions: Question[];
}

/**
 * The groups of the check page (§answers-reviewed): the pages of a chapter, those of few questions together up to the
 * size of a full one, so that no group is too long to correct in place.
 */
export function checkGroups<Chapter extends string>(
  pages: readonly Question[][],
  chapters: readonly Chapter[],
): CheckGroup<Chapter>[] {
  const groups: CheckGroup<Chapter>[] = [];
  pages.forEach((page, index) => {
    const chapter = chapters[index] as Chapter;
    const before = groups.at(-1);
    const together = before?.chapter === chapter ? [...before.questions, ...page] : [];
    if (before && together.length > 0 && withFollowUps(together).length <= PER_PAGE) before.questions = together;
    else groups.push({ chapter, questions: page });
  });
  return groups;
}

/** The number of characters with which both begin. */
function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** True for two numbers that are one question to a person, e.g. the upper and the lower blood pressure. */
function isPair(one: Question | undefined, other: Question): boolean {
  if (one?.type !== other.type || TYPES[other.type].size !== 'half' || one.unit !== other.unit) return false;
  return 2 * sharedBeginning(one.text, other.text) >= Math.max(one.text.length, other.text.length);
}

/**
 * The questions of a page in rows (§paired-numbers): two numbers in a row when they have the same unit and at least
 * half of their words, from the beginning; every other question alone.
 */
export function questionRows<Asked extends Question>(questions: readonly Asked[]): Asked[][] {
  const rows: Asked[][] = [];
  for (const question of questions) {
    const row = rows.at(-1);
    if (row?.length === 1 && isPair(row[0], question)) row.push(question);
    else rows.push([question]);
  }
  return rows;
}

/** A question that fills a card of its own: its choices or its picture are a group already. */
const fillsCard = (question: Question | undefined): boolean =>
  question !== undefined && TYPES[question.type].size === 'card';

/**
 * The cards of a page, each with its rows (§one-card-for-a-group): texts, numbers and dates that follow one another
 * share a card, choices and pictures have their own.
 */
export function questionCards<Asked extends Question>(questions: readonly Asked[]): Asked[][][] {
  const cards: Asked[][][] = [];
  for (const row of questionRows(questions)) {
    const card = cards.at(-1);
    if (card && !fillsCard(card[0]?.[0]) && !fillsCard(row[0])) card.push(row);
    else cards.push([row]);
  }
  return cards;
}
