/** The hours that have a row, 10 to 23; `24:00` is only the end of the last one (spec §9, D2). */
export const BAND_HOURS: readonly number[] = Array.from({ length: 14 }, (_, index) => 10 + index);

/** `10:00〜`: label of an hour's row and of the button that jumps to it (spec §2). */
export const bandLabel = (hour: number): string => `${String(hour).padStart(2, '0')}:00〜`;

/** The three parts of the day a patient can jump to; `from` inclusive, `to` exclusive, in hours (spec §9). */
export const JUMPS = [
  { key: 'morning', from: 10, to: 12 },
  { key: 'afternoon', from: 12, to: 18 },
  { key: 'night', from: 18, to: 24 },
] as const;
export type JumpKey = (typeof JUMPS)[number]['key'];

/** The part of the day an hour belongs to; null outside 10–23. */
export const jumpOf = (hour: number): JumpKey | null =>
  JUMPS.find(({ from, to }) => hour >= from && hour < to)?.key ?? null;
