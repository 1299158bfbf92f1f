import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BAND_HOURS,
  JUMPS,
  aroundPresent,
  dayMark,
  findBlock,
  firstBlocks,
  jumpOf,
  visibleBands,
} from '../../../../src/domain/booking/day';
import { someShifts } from '../arbitraries';
import { build, hourOf, shiftsAt } from '../someDay';
import { at } from '../someVisit';

describe('the present appointment, while its time is changed (§change-present-marked)', () => {
  const blocks = [1, 2].flatMap((doctor) =>
    [0, 15, 30].map((minute, index) => ({
      id: doctor * 100 + index,
      start_time: Date.parse('2026-07-03T10:00:00+09:00') + minute * 60_000,
      shiftIds: [],
      admin_user_id: doctor,
      kind: 'initial' as const,
      subject_id: 1,
    })),
  );
  const present = { start_time: Date.parse('2026-07-03T10:15:00+09:00'), kind: 'initial' as const };
  const ids = (doctorId: number | null) =>
    aroundPresent(blocks, { ...present, doctorId }).map((part) => part.map(({ id }) => id));

  it('stands between the blocks before it and after it, in place of its own', () => {
    expect(ids(1)).toEqual([
      [100, 200, 201],
      [102, 202],
    ]);
  });

  it('hides all blocks of its time where nobody says who the doctor is', () => {
    expect(ids(null)).toEqual([
      [100, 200],
      [102, 202],
    ]);
  });
});

it('the mark of a day is none without a free block, few up to four, else plenty (§day-marks)', () => {
  expect([0, 1, 4, 5, 56].map(dayMark)).toEqual(['none', 'few', 'few', 'plenty', 'plenty']);
});

it('bands are the 14 hours from 10 to 23 (§band-hours)', () => {
  expect(BAND_HOURS).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
});

it('bands belong to one part of the day each (§band-jumps)', () => {
  expect(JUMPS.map(({ key, from, to }) => [key, from, to])).toEqual([
    ['morning', 10, 12],
    ['afternoon', 12, 18],
    ['night', 18, 24],
  ]);
  expect([9, 10, 12, 18, 24].map(jumpOf)).toEqual([null, 'morning', 'afternoon', 'night', null]);
});

describe('visibleBands', () => {
  const hours = (now: string) => visibleBands(build([]), at(now)).map(({ hour }) => hour);

  it('starts today with the current hour (§band-today)', () => {
    expect(hours('2026-07-03T14:59:59+09:00')[0]).toBe(14);
    expect(hours('2026-07-03T15:00:00+09:00')[0]).toBe(15);
    expect(hours('2026-07-03T08:00:00+09:00')).toHaveLength(14);
    expect(hours('2026-07-03T23:59:00+09:00')).toEqual([23]);
  });

  it('shows every band on another day', () => {
    expect(hours('2026-07-02T20:00:00+09:00')).toHaveLength(14);
    expect(hours('2026-07-04T20:00:00+09:00')).toHaveLength(14);
  });
});

const counts = (bands: readonly { hour: number; blocks: readonly unknown[] }[]) =>
  bands.map(({ hour, blocks }) => `${hour}: ${blocks.length}`);
const { bands } = build([...shiftsAt(hourOf(10)), ...shiftsAt(hourOf(12), 1, 100)]);

it('firstBlocks cuts the band of the last block and drops the following ones', () => {
  expect(counts(firstBlocks(bands, 2))).toEqual(['10: 2']);
  expect(counts(firstBlocks(bands, 4))).toEqual(['10: 4']);
  expect(counts(firstBlocks(bands, 5))).toEqual(['10: 4', '11: 0', '12: 1']);
});

it('firstBlocks keeps the identity of complete bands, so that they do not re-render', () => {
  expect(firstBlocks(bands, 5)[0]).toBe(bands[0]);
  expect(bands[0]?.blocks).toHaveLength(4);
});

it('firstBlocks keeps blocks and order for any day', () => {
  fc.assert(
    fc.property(someShifts, fc.integer({ min: 0, max: 60 }), (shifts, most) => {
      const all = build(shifts).bands.flatMap(({ blocks }) => blocks);
      expect(firstBlocks(build(shifts).bands, most).flatMap(({ blocks }) => blocks)).toEqual(all.slice(0, most));
    }),
  );
});

describe('findBlock', () => {
  const day = build(shiftsAt(hourOf(10)));

  it('finds a block by its first shift', () => {
    expect(findBlock(day, 4)?.start_time).toBe(at('2026-07-03T10:15:00+09:00'));
  });

  it('does not match a block that only contains the shift', () => {
    expect(findBlock(day, 5)).toBeNull();
    expect(findBlock(day, 99)).toBeNull();
  });
});
