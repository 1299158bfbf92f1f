import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildDay,
  BAND_HOURS,
  DAY_PARTS,
  blocksAround,
  dayMark,
  findBlock,
  limitBlocks,
  dayPartOf,
  visibleBands,
} from '../../../../src/domain/booking/day';
import { blockTimes, type ShiftLike } from '../../../../src/domain/booking/block';
import { someShifts, TODAY } from '../arbitraries';
import { buildSomeDay, timesOfHour, shiftsAt } from '../someDay';
import { instant } from '../someVisit';
import { inEveryZone } from '../zones';

const listBlocks = (...args: Parameters<typeof buildSomeDay>): string[] =>
  buildSomeDay(...args).bands.flatMap(({ blocks }) =>
    blocks.map((block) => `${blockTimes(block).join('-')} #${block.admin_user_id}`),
  );

describe('buildDay', () => {
  it('builds 4 first-visit blocks or 6 repeat-visit blocks per hour', () => {
    expect(listBlocks(shiftsAt(timesOfHour(10)))).toEqual([
      '10:00-10:15 #1',
      '10:15-10:30 #1',
      '10:30-10:45 #1',
      '10:45-11:00 #1',
    ]);
    expect(listBlocks(shiftsAt(timesOfHour(10)), { kind: 'repeat' })).toHaveLength(6);
  });

  it('fills in every field of a band and of its blocks', () => {
    expect(buildSomeDay(shiftsAt(['10:00', '10:05', '10:10', '10:15'], 7, 31)).bands[0]).toEqual({
      hour: 10,
      label: '10:00〜',
      state: 'open',
      blocks: [
        {
          id: 31,
          start_time: instant('2026-07-03T10:00:00+09:00'),
          shiftIds: [31, 32, 33],
          admin_user_id: 7,
          kind: 'initial',
          subject_id: 1,
        },
      ],
    });
  });

  it('builds no block that crosses a full hour (§block-within-hour)', () => {
    expect(listBlocks(shiftsAt(['10:50', '10:55', '11:00', '11:05', '11:10']))).toEqual(['11:00-11:15 #1']);
  });

  it('begins the next block right after a taken shift (§shift-taken)', () => {
    const taken = shiftsAt(timesOfHour(10)).map((shift) => (shift.id === 2 ? { ...shift, digest: 'taken' } : shift));
    expect(listBlocks(taken)).toEqual(['10:10-10:25 #1', '10:25-10:40 #1', '10:40-10:55 #1']);
  });

  it('treats a shift with an empty `digest` as free (§shift-taken)', () => {
    const shifts = shiftsAt(['10:00', '10:05', '10:10']).map((shift) => ({ ...shift, digest: '' }));
    expect(listBlocks(shifts)).toHaveLength(1);
  });

  it('builds a block only from successive shifts of one doctor (§block-one-run)', () => {
    expect(listBlocks([...shiftsAt(['10:00', '10:05'], 1), ...shiftsAt(['10:10'], 2, 9)])).toEqual([]);
    expect(listBlocks(shiftsAt(['10:00', '10:05', '10:11']))).toEqual([]);
    expect(listBlocks(shiftsAt(['10:00', '10:05', '10:09']))).toEqual([]);
  });

  it('ends the last block of the day at 24:00', () => {
    expect(listBlocks(shiftsAt(['23:45', '23:50', '23:55']))).toEqual(['23:45-24:00 #1']);
  });

  it('ignores shifts before 10:00', () => {
    expect(listBlocks(shiftsAt(['09:45', '09:50', '09:55', '10:00', '10:05', '10:10']))).toEqual(['10:00-10:15 #1']);
  });

  it('orders the blocks of a band by start, then by doctor', () => {
    const shifts = [
      ...shiftsAt(['10:25', '10:20', '10:15'], 1),
      ...shiftsAt(['10:00', '10:05', '10:10'], 2, 11),
      ...shiftsAt(['10:00', '10:05', '10:10'], 10, 21),
    ];
    expect(listBlocks(shifts)).toEqual(['10:00-10:15 #2', '10:00-10:15 #10', '10:15-10:30 #1']);
    expect(buildSomeDay(shifts).earliest?.id).toBe(11);
  });

  it('uses the lower id if a shift is listed twice with different ids', () => {
    const shifts = [21, 1].flatMap((firstId) => shiftsAt(['10:00', '10:05', '10:10'], 1, firstId));
    expect(listBlocks(shifts)).toEqual(['10:00-10:15 #1']);
    expect(buildSomeDay(shifts).earliest?.shiftIds).toEqual([1, 2, 3]);
  });
});

describe('the state of an hour', () => {
  const taken = (shift: ShiftLike): ShiftLike => ({ ...shift, digest: 'taken' });
  const states = (shifts: ShiftLike[], now?: string) =>
    buildSomeDay(shifts, { now: now ?? '2026-07-01T12:00:00+09:00' })
      .bands.slice(0, 3)
      .map(({ state }) => state);

  it('is `noDoctor` without shifts, and `full` if all shifts are taken (§band-full)', () => {
    expect(states([...shiftsAt(timesOfHour(10)), ...shiftsAt(timesOfHour(11), 1, 100).map(taken)])).toEqual([
      'open',
      'full',
      'noDoctor',
    ]);
  });

  it('is `full` if the free shifts are too few for a block (§band-full)', () => {
    expect(states([...shiftsAt(['10:00', '10:05'])])[0]).toBe('full');
  });

  it('is `over` if all its shifts begin within the lead time (§band-full)', () => {
    const shifts = shiftsAt([...timesOfHour(10), ...timesOfHour(11)]);
    expect(states(shifts, '2026-07-03T10:40:00+09:00').slice(0, 2)).toEqual(['full', 'open']);
    expect(states(shifts, '2026-07-03T10:41:00+09:00').slice(0, 2)).toEqual(['over', 'open']);
  });

  it('does not depend on shifts of another day', () => {
    expect(
      states(shiftsAt(timesOfHour(10)).map((shift) => ({ ...shift, start_time: shift.start_time + 86_400_000 }))),
    ).toEqual(['noDoctor', 'noDoctor', 'noDoctor']);
  });
});

describe('the lead time', () => {
  const shifts = shiftsAt(timesOfHour(10));

  it('is exactly 15 minutes (§slot-lead-time)', () => {
    expect(listBlocks(shifts, { now: '2026-07-03T10:00:00+09:00' })[0]).toBe('10:15-10:30 #1');
    expect(listBlocks(shifts, { now: '2026-07-03T10:00:00.001+09:00' })[0]).toBe('10:20-10:35 #1');
  });

  it('allows all blocks of a later day, and none of a past day', () => {
    expect(listBlocks(shifts, { now: '2026-07-02T23:59:59+09:00' })[0]).toBe('10:00-10:15 #1');
    expect(listBlocks(shifts, { now: '2026-07-04T00:00:00+09:00' })).toEqual([]);
  });
});

inEveryZone('buildDay with random shifts', () => {
  it('returns the same result for any order of the shifts', () => {
    fc.assert(
      fc.property(someShifts, (shifts) => {
        const ask = { date: TODAY, now: instant(`${TODAY}T12:00:00+09:00`), kind: 'repeat' as const, subjectId: 3 };
        const copy = [...shifts];
        expect(buildDay(shifts.toReversed(), ask)).toEqual(buildDay(shifts, ask));
        expect(shifts).toEqual(copy);
      }),
      { numRuns: 20 },
    );
  });
});

describe('blocksAround (§change-present-marked)', () => {
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
  const reservationToMove = { start_time: Date.parse('2026-07-03T10:15:00+09:00'), kind: 'initial' as const };
  const ids = (doctorId: number | null) =>
    blocksAround(blocks, { ...reservationToMove, doctorId }).map((part) => part.map(({ id }) => id));

  it('omits the reserved block', () => {
    expect(ids(1)).toEqual([
      [100, 200, 201],
      [102, 202],
    ]);
  });

  it('omits all blocks at the reserved time if the doctor is unknown', () => {
    expect(ids(null)).toEqual([
      [100, 200],
      [102, 202],
    ]);
  });
});

it('dayMark is `few` for one to four free blocks (§day-marks)', () => {
  expect([0, 1, 4, 5, 56].map(dayMark)).toEqual(['none', 'few', 'few', 'plenty', 'plenty']);
});

it('the bands of a day begin at each full hour from 10 to 23 (§band-hours)', () => {
  expect(BAND_HOURS).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
});

it('every band belongs to exactly one part of the day (§band-jumps)', () => {
  expect(DAY_PARTS.map(({ key, from, to }) => [key, from, to])).toEqual([
    ['morning', 10, 12],
    ['afternoon', 12, 18],
    ['night', 18, 24],
  ]);
  expect([9, 10, 12, 18, 24].map(dayPartOf)).toEqual([null, 'morning', 'afternoon', 'night', null]);
});

describe('visibleBands', () => {
  const hours = (now: string) => visibleBands(buildSomeDay([]), instant(now)).map(({ hour }) => hour);

  it('omits only the past hours of today (§band-today)', () => {
    expect(hours('2026-07-03T14:59:59+09:00')[0]).toBe(14);
    expect(hours('2026-07-03T15:00:00+09:00')[0]).toBe(15);
    expect(hours('2026-07-03T08:00:00+09:00')).toHaveLength(14);
    expect(hours('2026-07-03T23:59:00+09:00')).toEqual([23]);
    expect(hours('2026-07-02T20:00:00+09:00')).toHaveLength(14);
    expect(hours('2026-07-04T20:00:00+09:00')).toHaveLength(14);
  });
});

const bandCounts = (bands: readonly { hour: number; blocks: readonly unknown[] }[]) =>
  bands.map(({ hour, blocks }) => `${hour}: ${blocks.length}`);
const { bands } = buildSomeDay([...shiftsAt(timesOfHour(10)), ...shiftsAt(timesOfHour(12), 1, 100)]);

it('limitBlocks shortens the band that reaches the limit, and omits later bands', () => {
  expect(bandCounts(limitBlocks(bands, 2))).toEqual(['10: 2']);
  expect(bandCounts(limitBlocks(bands, 4))).toEqual(['10: 4']);
  expect(bandCounts(limitBlocks(bands, 5))).toEqual(['10: 4', '11: 0', '12: 1']);
});

it('limitBlocks does not copy a complete band', () => {
  expect(limitBlocks(bands, 4)[0]).toBe(bands[0]);
  expect(bands[0]?.blocks).toHaveLength(4);
});

it('limitBlocks keeps the first blocks of a random day in order', () => {
  fc.assert(
    fc.property(someShifts, fc.integer({ min: 0, max: 60 }), (shifts, max) => {
      const everyBlock = buildSomeDay(shifts).bands.flatMap(({ blocks }) => blocks);
      expect(limitBlocks(buildSomeDay(shifts).bands, max).flatMap(({ blocks }) => blocks)).toEqual(
        everyBlock.slice(0, max),
      );
    }),
  );
});

it('findBlock finds a block only by its first shift', () => {
  const day = buildSomeDay(shiftsAt(timesOfHour(10)));
  expect(findBlock(day, 4)?.start_time).toBe(instant('2026-07-03T10:15:00+09:00'));
  expect([findBlock(day, 5), findBlock(day, 99)]).toEqual([null, null]);
});
