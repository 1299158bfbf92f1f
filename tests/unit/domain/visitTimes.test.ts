import { expect, it } from 'vitest';
import { parseInstant } from '../../../src/domain/jst';
import { stateOf } from '../../../src/domain/reservationState';
import { stateAt } from '../../../src/domain/shownState';
import { endOfVisit, hasLapsed } from '../../../src/domain/visitTimes';
import { flagsOf } from './flagsOf';
import { inEveryZone } from './zones';

const at = (text: string) => parseInstant(text) ?? Number.NaN;

inEveryZone('a consultation that nobody finished (§lapse-thirty-minutes)', () => {
  const visit = { start_time: at('2026-07-03T23:45:00+09:00'), first: true };
  const lapse = at('2026-07-04T00:30:00+09:00');

  it('ends 15 minutes after the start on a first visit, else 10', () => {
    expect(endOfVisit(visit)).toBe(at('2026-07-04T00:00:00+09:00'));
    expect(endOfVisit({ ...visit, first: false })).toBe(at('2026-07-03T23:55:00+09:00'));
  });

  it('is booked until 30 minutes after its planned end, then unfinished', () => {
    expect([lapse - 1, lapse].map((now) => hasLapsed(visit, now))).toEqual([false, true]);
    expect([-300_001, -300_000].map((from) => hasLapsed({ ...visit, first: false }, lapse + from))).toEqual([
      false,
      true,
    ]);
    expect(stateAt({ ...visit, ...flagsOf('') }, lapse - 1)).toBe('booked');
    expect(stateAt({ ...visit, ...flagsOf('') }, lapse)).toBe('unfinished');
    for (const set of ['x', 'm', 'f', 'fc', 'fcp', 'fcpd'])
      expect(stateAt({ ...visit, ...flagsOf(set) }, lapse)).toBe(stateOf(flagsOf(set)));
  });
});
