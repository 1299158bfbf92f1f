import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDay } from '../../../../src/domain/booking/day';
import { blockTimes, type ShiftLike } from '../../../../src/domain/booking/block';
import { someShifts, TODAY } from '../arbitraries';
import { build, hourOf, shiftsAt } from '../someDay';
import { at } from '../someVisit';
import { inEveryZone } from '../zones';

/** `10:00-10:15 #1` for every block of the day, in the order shown. */
const shown = (...args: Parameters<typeof build>): string[] =>
  build(...args).bands.flatMap(({ blocks }) =>
    blocks.map((block) => `${blockTimes(block).join('-')} #${block.admin_user_id}`),
  );

describe('cutting blocks', () => {
  it('cuts an hour into 4 blocks of 15 minutes, or 6 of 10', () => {
    expect(shown(shiftsAt(hourOf(10)))).toEqual([
      '10:00-10:15 #1',
      '10:15-10:30 #1',
      '10:30-10:45 #1',
      '10:45-11:00 #1',
    ]);
    expect(shown(shiftsAt(hourOf(10)), { kind: 'repeat' })).toHaveLength(6);
  });

  it('fills in all fields of a block', () => {
    expect(build(shiftsAt(['10:00', '10:05', '10:10'], 7, 31)).bands[0]).toEqual({
      hour: 10,
      label: '10:00〜',
      state: 'open',
      blocks: [
        {
          id: 31,
          start_time: at('2026-07-03T10:00:00+09:00'),
          shiftIds: [31, 32, 33],
          admin_user_id: 7,
          kind: 'initial',
          subject_id: 1,
        },
      ],
    });
  });

  it('never crosses the hour (§block-within-hour)', () => {
    expect(shown(shiftsAt(['10:50', '10:55', '11:00', '11:05', '11:10']))).toEqual(['11:00-11:15 #1']);
  });

  it('starts a new grid after a taken shift (§shift-taken)', () => {
    const taken = shiftsAt(hourOf(10)).map((shift) => (shift.id === 2 ? { ...shift, digest: 'taken' } : shift));
    expect(shown(taken)).toEqual(['10:10-10:25 #1', '10:25-10:40 #1', '10:40-10:55 #1']);
  });

  it('offers a shift with an empty digest (§shift-taken)', () => {
    expect(shown(shiftsAt(['10:00', '10:05', '10:10']).map((shift) => ({ ...shift, digest: '' })))).toHaveLength(1);
  });

  it('joins neither shifts of two doctors nor shifts that are not 5 minutes apart (§block-one-run)', () => {
    expect(shown([...shiftsAt(['10:00', '10:05'], 1), ...shiftsAt(['10:10'], 2, 9)])).toEqual([]);
    expect(shown(shiftsAt(['10:00', '10:05', '10:11']))).toEqual([]);
    expect(shown(shiftsAt(['10:00', '10:05', '10:09']))).toEqual([]);
  });

  it('ends the last block of the day at 24:00', () => {
    expect(shown(shiftsAt(['23:45', '23:50', '23:55']))).toEqual(['23:45-24:00 #1']);
  });

  it('drops shifts before 10:00', () => {
    expect(shown(shiftsAt(['09:45', '09:50', '09:55', '10:00', '10:05', '10:10']))).toEqual(['10:00-10:15 #1']);
  });

  it('orders a band by start, then by doctor, and finds the earliest', () => {
    const shifts = [
      ...shiftsAt(['10:15', '10:20', '10:25'], 1),
      ...shiftsAt(['10:00', '10:05', '10:10'], 2, 11),
      ...shiftsAt(['10:00', '10:05', '10:10'], 10, 21),
    ];
    expect(shown(shifts)).toEqual(['10:00-10:15 #2', '10:00-10:15 #10', '10:15-10:30 #1']);
    expect(build(shifts).earliest?.id).toBe(11);
  });

  it('counts a shift that is listed twice once', () => {
    const shifts = shiftsAt(['10:00', '10:05', '10:10']);
    expect(shown([...shifts, ...shifts])).toEqual(['10:00-10:15 #1']);
  });
});

describe('the state of an hour', () => {
  const taken = (shift: ShiftLike): ShiftLike => ({ ...shift, digest: 'taken' });
  const states = (shifts: ShiftLike[], now?: string) =>
    build(shifts, { now: now ?? '2026-07-01T12:00:00+09:00' })
      .bands.slice(0, 3)
      .map(({ state }) => state);

  it('is a break without a shift, and full when all shifts are taken (§band-full)', () => {
    expect(states([...shiftsAt(hourOf(10)), ...shiftsAt(hourOf(11), 1, 100).map(taken)])).toEqual([
      'open',
      'full',
      'rest',
    ]);
  });

  it('is full when the free shifts are too few for a block (§band-full)', () => {
    expect(states([...shiftsAt(['10:00', '10:05'])])[0]).toBe('full');
  });

  it('is over when all that is left begins too soon (§band-full)', () => {
    const shifts = shiftsAt([...hourOf(10), ...hourOf(11)]);
    expect(states(shifts, '2026-07-03T10:40:00+09:00').slice(0, 2)).toEqual(['full', 'open']);
    expect(states(shifts, '2026-07-03T10:41:00+09:00').slice(0, 2)).toEqual(['over', 'open']);
  });

  it('tells nothing of another day', () => {
    expect(
      states(shiftsAt(hourOf(10)).map((shift) => ({ ...shift, start_time: shift.start_time + 86_400_000 }))),
    ).toEqual(['rest', 'rest', 'rest']);
  });
});

describe('lead time', () => {
  const shifts = shiftsAt(hourOf(10));

  it('offers a start in exactly 15 minutes (§slot-lead-time)', () => {
    expect(shown(shifts, { now: '2026-07-03T10:00:00+09:00' })[0]).toBe('10:15-10:30 #1');
  });

  it('drops it a millisecond later and cuts from the next shift', () => {
    expect(shown(shifts, { now: '2026-07-03T10:00:00.001+09:00' })[0]).toBe('10:20-10:35 #1');
  });

  it('applies today only', () => {
    expect(shown(shifts, { now: '2026-07-02T23:59:59+09:00' })[0]).toBe('10:00-10:15 #1');
    expect(shown(shifts, { now: '2026-07-04T00:00:00+09:00' })).toEqual([]);
  });
});

inEveryZone('a day of any shifts', () => {
  it('neither depends on the order of the shifts nor changes it', () => {
    fc.assert(
      fc.property(someShifts, (shifts) => {
        const ask = { date: TODAY, now: at(`${TODAY}T12:00:00+09:00`), kind: 'repeat' as const, subjectId: 3 };
        const given = [...shifts];
        expect(buildDay(shifts.toReversed(), ask)).toEqual(buildDay(shifts, ask));
        expect(shifts).toEqual(given);
      }),
      { numRuns: 20 },
    );
  });
});
