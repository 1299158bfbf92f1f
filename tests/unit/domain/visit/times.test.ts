import { expect, it } from 'vitest';
import { MINUTE_MS, startOfJstDate } from '../../../../src/domain/calendar/jst';
import { stateOf, RESERVATION_STATES } from '../../../../src/domain/visit/reservation';
import { stateAt } from '../../../../src/domain/visit/visitState';
import { endOfVisit, hasLapsed, isRoomOpen, roomOpensAt, visitPhase } from '../../../../src/domain/visit/times';
import { instant, flagsOf, flagCombinations } from '../someVisit';
import { inEveryZone } from '../zones';

inEveryZone('a consultation that starts shortly before midnight (§lapse-thirty-minutes)', () => {
  const visit = { start_time: instant('2026-07-03T23:45:00+09:00'), kind: 'initial' as const };
  const lapse = instant('2026-07-04T00:30:00+09:00');

  it('takes 15 minutes as a first visit and 10 as a repeat visit (§block-length)', () => {
    expect(endOfVisit(visit)).toBe(instant('2026-07-04T00:00:00+09:00'));
    expect(endOfVisit({ ...visit, kind: 'repeat' as const })).toBe(instant('2026-07-03T23:55:00+09:00'));
  });

  it('is `unfinished` from 30 minutes after its planned end', () => {
    expect([lapse - 1, lapse].map((now) => hasLapsed(visit, now))).toEqual([false, true]);
    expect(
      [-300_001, -300_000].map((offset) => hasLapsed({ ...visit, kind: 'repeat' as const }, lapse + offset)),
    ).toEqual([false, true]);
    expect(stateAt({ ...visit, ...flagsOf('') }, lapse - 1)).toBe('booked');
    expect(stateAt({ ...visit, ...flagsOf('') }, lapse)).toBe('unfinished');
    for (const letters of ['x', 'm', 'f', 'fc', 'fcp', 'fcpd'])
      expect(stateAt({ ...visit, ...flagsOf(letters) }, lapse)).toBe(stateOf(flagsOf(letters)));
  });

  it('is `needsReschedule` while the clinic asks for another time (§closed-day-told)', () => {
    const toReschedule = { ...visit, rebook: { reason: null } };
    expect([lapse - 1, lapse].map((now) => stateAt({ ...toReschedule, ...flagsOf('') }, now))).toEqual([
      'needsReschedule',
      'needsReschedule',
    ]);
    for (const letters of ['x', 'm', 'f'])
      expect(stateAt({ ...toReschedule, ...flagsOf(letters) }, lapse)).toBe(stateOf(flagsOf(letters)));
  });
});

it('the room of a consultation opens 5 minutes before the start (§room-five-minutes)', () => {
  const start = startOfJstDate('2026-07-03') + 36_000_000;
  expect(roomOpensAt(start)).toBe(start - 300_000);
  const visit = { start_time: start, kind: 'initial' as const };
  const lapse = 45 * 60_000;
  for (const offset of [-300_001, lapse]) expect(isRoomOpen(visit, start + offset)).toBe(false);
  for (const offset of [-300_000, lapse - 1]) expect(isRoomOpen(visit, start + offset)).toBe(true);
});

inEveryZone('the phase of a consultation (§visit-waiting)', () => {
  const visit = { start_time: instant('2026-07-03T10:15:00+09:00'), kind: 'initial' as const };
  const start = visit.start_time;

  it.each([
    ['2026-07-02T23:59:00+09:00', 'later'],
    ['2026-07-03T00:00:00+09:00', 'today'],
    ['2026-07-03T09:59:00+09:00', 'today'],
    ['2026-07-03T10:00:00+09:00', 'waiting'],
    ['2026-07-03T10:09:00+09:00', 'waiting'],
    ['2026-07-03T10:10:00+09:00', 'open'],
    ['2026-07-03T10:14:00+09:00', 'open'],
    ['2026-07-03T10:15:00+09:00', 'started'],
    ['2026-07-03T10:29:00+09:00', 'started'],
    ['2026-07-03T10:30:00+09:00', 'over'],
    ['2026-07-03T10:59:00+09:00', 'over'],
    ['2026-07-03T11:00:00+09:00', 'lapsed'],
  ])('at %s is %s', (now, phase) => {
    expect(visitPhase(visit, instant(now))).toBe(phase);
  });

  it('changes from `today` to `waiting` exactly 15 minutes before the start', () => {
    expect(visitPhase(visit, start - 15 * MINUTE_MS - 1)).toBe('today');
    expect(visitPhase(visit, start - 15 * MINUTE_MS)).toBe('waiting');
  });

  it('remains `over` past midnight', () => {
    const night = { start_time: instant('2026-07-03T23:45:00+09:00'), kind: 'initial' as const };
    expect(visitPhase(night, startOfJstDate('2026-07-04'))).toBe('over');
    expect(visitPhase(night, instant('2026-07-04T00:30:00+09:00') - 1)).toBe('over');
    expect(visitPhase(night, instant('2026-07-04T00:30:00+09:00'))).toBe('lapsed');
  });
});

it.each([
  ['', 'booked'],
  ['x', 'cancelled'],
  ['m', 'missed'],
  ['xm', 'cancelled'],
  ['fm', 'awaitingConfirmation'],
  ['f', 'awaitingConfirmation'],
  ['fc', 'awaitingPayment'],
  ['fcp', 'awaitingShipment'],
  ['fcpd', 'shipped'],
])('for the flags "%s", stateOf returns %s', (letters, state) => {
  expect(stateOf(flagsOf(letters))).toBe(state);
});

it('stateOf returns one of seven states (§state-from-flags, §missed-by-staff)', () => {
  for (const flags of flagCombinations) {
    const state = stateOf(flags);
    expect(RESERVATION_STATES).toContain(state);
    expect(state === 'cancelled').toBe(flags.cancel);
    expect(state === 'booked').toBe(!flags.cancel && !flags.finish && !flags.missed);
  }
  expect(new Set(flagCombinations.map(stateOf)).size).toBe(7);
});
