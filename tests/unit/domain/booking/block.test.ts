import { expect, it } from 'vitest';
import { blockMinutes, blockTimes, isTooLate, shiftsPerBlock, visitKind } from '../../../../src/domain/booking/block';
import { MINUTE_MS, parseInstant } from '../../../../src/domain/calendar/jst';

it('a first visit’s block takes 15 minutes, and a repeat visit’s block takes 10 (§block-length)', () => {
  expect([true, false].map(visitKind)).toEqual(['initial', 'repeat']);
  expect([shiftsPerBlock('initial'), blockMinutes('initial')]).toEqual([3, 15]);
  expect([shiftsPerBlock('repeat'), blockMinutes('repeat')]).toEqual([2, 10]);
});

it('a block that ends at midnight has the end time 24:00 (§block-length)', () => {
  const timeOf = (time: string) => parseInstant(`2026-07-03T${time}:00+09:00`) ?? Number.NaN;
  expect(blockTimes({ start_time: timeOf('10:40'), kind: 'initial' })).toEqual(['10:40', '10:55']);
  expect(blockTimes({ start_time: timeOf('23:50'), kind: 'repeat' })).toEqual(['23:50', '24:00']);
});

const START = parseInstant('2026-07-03T10:15:00+09:00') ?? Number.NaN;
const minutesBefore = (minutes: number) => START - minutes * MINUTE_MS;

it('a block can be booked until exactly 5 minutes before its start (§book-until-five)', () => {
  expect(isTooLate(START, minutesBefore(5))).toBe(false);
  expect(isTooLate(START, minutesBefore(5) + 1)).toBe(true);
  expect(isTooLate(START, START + MINUTE_MS)).toBe(true);
});
