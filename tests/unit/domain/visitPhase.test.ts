import { describe, expect, it } from 'vitest';
import { MINUTE_MS, parseInstant, startOfJstDate } from '../../../src/domain/jst';
import { isRoomOpen, roomOpensAt, visitPhase } from '../../../src/domain/visitPhase';
import { inEveryZone } from './zones';

const at = (text: string) => parseInstant(`${text}:00+09:00`) ?? Number.NaN;

describe('consultation room', () => {
  it('opens exactly 5 minutes before the start and closes when the consultation lapses', () => {
    const start = startOfJstDate('2026-07-03') + 36_000_000;
    expect(roomOpensAt(start)).toBe(start - 300_000);
    const visit = { start_time: start, first: true };
    const lapse = 45 * 60_000;
    expect([-300_001, -300_000, 0, lapse - 1, lapse].map((from) => isRoomOpen(visit, start + from))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

inEveryZone('the phase of a consultation (§visit-waiting)', () => {
  const visit = { start_time: at('2026-07-03T10:15'), first: true };
  const start = visit.start_time;

  it.each([
    ['2026-07-02T23:59', 'later'],
    ['2026-07-03T00:00', 'today'],
    ['2026-07-03T09:59', 'today'],
    ['2026-07-03T10:00', 'waiting'],
    ['2026-07-03T10:09', 'waiting'],
    ['2026-07-03T10:10', 'open'],
    ['2026-07-03T10:14', 'open'],
    ['2026-07-03T10:15', 'started'],
    ['2026-07-03T10:29', 'started'],
    ['2026-07-03T10:30', 'over'],
    ['2026-07-03T10:59', 'over'],
    ['2026-07-03T11:00', 'lapsed'],
  ])('at %s is %s', (now, phase) => {
    expect(visitPhase(visit, at(now))).toBe(phase);
  });

  it('changes to the millisecond', () => {
    expect(visitPhase(visit, start - 15 * MINUTE_MS - 1)).toBe('today');
    expect(visitPhase(visit, start - 15 * MINUTE_MS)).toBe('waiting');
  });

  it('stays over when midnight comes in between', () => {
    const night = { start_time: at('2026-07-03T23:45'), first: true };
    expect(visitPhase(night, startOfJstDate('2026-07-04'))).toBe('over');
    expect(visitPhase(night, at('2026-07-04T00:30') - 1)).toBe('over');
    expect(visitPhase(night, at('2026-07-04T00:30'))).toBe('lapsed');
  });
});
