import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../src/domain/booking/block';
import { isBlockFree, nearestBlocks } from '../../../../src/domain/booking/takenBlock';
import { hasReservationAt } from '../../../../src/domain/visit/bookedReservation';
import { formatHHmm } from '../../../../src/domain/calendar/jst';
import { buildDay, type Day } from '../../../../src/domain/booking/day';
import { someVisit } from '../someVisit';

const DATE = '2026-07-03';
const NOW = Date.parse('2026-07-01T09:00:00+09:00');

const shiftsOf = (doctor: number, hours: number[], takenIds: number[] = []) =>
  hours.flatMap((hour) =>
    Array.from({ length: 12 }, (_, index) => {
      const minute = hour * 60 + index * 5;
      const id = doctor * 10_000 + minute;
      const clock = `${String(hour).padStart(2, '0')}:${String(index * 5).padStart(2, '0')}`;
      return {
        id,
        start_time: Date.parse(`${DATE}T${clock}:00+09:00`),
        admin_user_id: doctor,
        digest: takenIds.includes(id) ? 'x' : null,
      };
    }),
  );

const dayOf = (shifts: ReturnType<typeof shiftsOf>): Day =>
  buildDay(shifts, { date: DATE, now: NOW, kind: 'initial', subjectId: 1 });

const blocksOf = (day: Day): Block[] => day.bands.flatMap((band) => band.blocks);
const labelsOf = (blocks: Block[]) => blocks.map((block) => `${block.admin_user_id} ${formatHHmm(block.start_time)}`);

describe('hasReservationAt', () => {
  const block = blocksOf(dayOf(shiftsOf(1, [14])))[1] as Block;
  const ownVisit = someVisit('', { start_time: block.start_time, admin_user: { id: 1 as number | null } });

  test('is true if the patient has a reservation for the block', () =>
    expect(hasReservationAt([ownVisit], block)).toBe(true));

  test('compares only the times if the doctor of the reservation is unknown', () => {
    expect(hasReservationAt([{ ...ownVisit, admin_user: { id: null } }], block)).toBe(true);
  });

  test.each([
    ['of another doctor', { admin_user: { id: 2 } }],
    ['at another time', { start_time: block.start_time + 60_000 }],
    ['that is cancelled', { cancel: true }],
    ['that is finished', { finish: true }],
  ])('is false for a reservation %s', (_, difference) => {
    expect(hasReservationAt([{ ...ownVisit, ...difference }], block)).toBe(false);
  });
});

const chosen = blocksOf(dayOf(shiftsOf(1, [14])))[1] as Block;

test('nearestBlocks prefers the chosen block’s doctor (§taken-nearest-offers)', () => {
  const day = dayOf([...shiftsOf(1, [14], chosen.shiftIds), ...shiftsOf(2, [14])]);
  expect(formatHHmm(chosen.start_time)).toBe('14:15');
  expect(labelsOf(nearestBlocks([day], chosen))).toEqual(['1 14:00', '1 14:30', '1 14:45']);
});

test('nearestBlocks offers other doctors if the chosen block’s doctor has no free block', () => {
  const day = dayOf(shiftsOf(2, [13, 14, 15]));
  expect(labelsOf(nearestBlocks([day], chosen))).toEqual(['2 14:15', '2 14:00', '2 14:30']);
});

test('nearestBlocks offers neither a block with a taken shift nor the chosen block', () => {
  const day = dayOf(shiftsOf(1, [14], [chosen.shiftIds[0] ?? 0]));
  expect(labelsOf(nearestBlocks([day], chosen))).toEqual(['1 14:20', '1 14:00', '1 14:35']);
  expect(labelsOf(nearestBlocks([dayOf(shiftsOf(1, [14]))], chosen, 9))).toEqual(['1 14:00', '1 14:30', '1 14:45']);
});

test('nearestBlocks offers nothing if no block is free', () => expect(nearestBlocks([dayOf([])], chosen)).toEqual([]));

describe('isBlockFree', () => {
  const shifts = shiftsOf(1, [14]);
  const block = blocksOf(dayOf(shifts))[0] as Block;
  const oneTaken = shiftsOf(1, [14], [block.shiftIds[2] ?? 0]);
  const minutesBefore = (minutes: number) => block.start_time - minutes * 60_000;
  test('is true if all shifts of the block are free', () => expect(isBlockFree(shifts, block, NOW)).toBe(true));
  test('is false if any shift is taken', () => expect(isBlockFree(oneTaken, block, NOW)).toBe(false));
  test('counts an unlisted shift as taken until 15 minutes before the start', () =>
    expect(isBlockFree(shifts.slice(1), block, minutesBefore(15))).toBe(false));
  test('counts an unlisted shift as free in the last 15 minutes (§book-until-five)', () => {
    expect(isBlockFree([], block, minutesBefore(15) + 1)).toBe(true);
    expect(isBlockFree(shifts.slice(1), block, minutesBefore(14))).toBe(true);
    expect(isBlockFree(oneTaken, block, minutesBefore(14))).toBe(false);
  });
});
