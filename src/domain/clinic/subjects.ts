/** These ids never change (§treatment-subjects). */
export const SUBJECT_IDS = [1, 2, 3, 4] as const;
export type SubjectId = (typeof SUBJECT_IDS)[number];

export const isSubjectId = (id: number): id is SubjectId => SUBJECT_IDS.some((subjectId) => subjectId === id);

export const SUBJECT_SLUGS: Record<SubjectId, string> = {
  1: 'hypertension',
  2: 'gout',
  3: 'hyperlipidemia',
  4: 'diabetes',
};
