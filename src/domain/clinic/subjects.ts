/** The ids are fixed (§treatment-subjects); the names are in `copy/booking.ts`. */
export const SUBJECT_IDS = [1, 2, 3, 4] as const;
export type SubjectId = (typeof SUBJECT_IDS)[number];

export const isSubjectId = (id: number): id is SubjectId => SUBJECT_IDS.some((subjectId) => subjectId === id);

/** For links to the slot pickers; the route accepts any slug. */
export const SUBJECT_SLUGS: Record<SubjectId, string> = {
  1: 'hypertension',
  2: 'gout',
  3: 'hyperlipidemia',
  4: 'diabetes',
};
