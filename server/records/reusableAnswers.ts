/** Answers can be reused for another booking of the same subject for this long (§answers-thirty-days). */
export const REUSABLE_ANSWER_DAYS = 30;
