import type { SubjectId } from '../domain/subjects';

/** Labels on the tiles of home and of the subject choice. */
export const subjectTiles: Record<SubjectId, string> = {
  1: '高血圧',
  2: '痛風・高尿酸血症',
  3: '高脂血症',
  4: '糖尿病',
};

/** Names on the slot picker and in the summaries after it. */
export const subjectTitles: Record<SubjectId, string> = {
  1: '高血圧治療',
  2: '痛風（高尿酸血症）',
  3: '高脂血症',
  4: '糖尿病',
};
