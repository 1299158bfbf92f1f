/** The most free blocks of a day that count as few (§day-marks). */
export const FEW_BLOCKS = 4;

/** How much of a day is free (§day-marks). */
export type DayMark = 'plenty' | 'few' | 'none';

/** The mark of a day with so many free blocks. */
export const dayMark = (free: number): DayMark => (free > FEW_BLOCKS ? 'plenty' : free > 0 ? 'few' : 'none');
