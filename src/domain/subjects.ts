/** The four treatment subjects (spec §1). The ids are fixed; the words are in `copy/subjects.ts`. */
export const SUBJECT_IDS = [1, 2, 3, 4] as const;
export type SubjectId = (typeof SUBJECT_IDS)[number];

/** True for one of the four subjects. */
export const isSubjectId = (id: number): id is SubjectId => SUBJECT_IDS.some((known) => known === id);

/** The words in the links to each subject's slot picker (spec §2); any word is accepted there (D4). */
export const SUBJECT_SLUGS: Record<SubjectId, string> = {
  1: 'hypertension',
  2: 'gout',
  3: 'hyperlipidemia',
  4: 'diabetes',
};
