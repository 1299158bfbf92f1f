import { withFollowUps } from './followUpQuestion';
import type { Question } from './question';

/** Common questions come 4 to a page, on at most 3 pages (§question-pages). */
const PER_PAGE = 4;
const FULL_PAGES = 3;

/**
 * The pages of a questionnaire (§question-pages): up to 3 pages of 4 common questions, then one page for each further
 * common question and each question of the subject. No page is empty; no questions give no pages. With `singly` every
 * question has its own page (§question-alone-when-large). A follow-up is on the page of its question, and not counted
 * (§follow-up-question).
 */
export function questionPages(common: Question[], specific: Question[], { singly = false } = {}): Question[][] {
  const groups = withFollowUps(common);
  const full = groups.slice(0, singly ? 0 : PER_PAGE * FULL_PAGES);
  const shared = Array.from({ length: Math.ceil(full.length / PER_PAGE) }, (_, page) =>
    full.slice(page * PER_PAGE, (page + 1) * PER_PAGE).flat(),
  );
  return [...shared, ...groups.slice(full.length), ...withFollowUps(specific)];
}
