import { describe, expect, test } from 'vitest';
import { listReservations, listShiftDays } from '../../../src/api/contract';
import type { Block } from '../../../src/domain/booking/block';
import { MINUTE_MS } from '../../../src/domain/calendar/jst';
import { moveOn } from '../../../server/preview/previewSteps';
import { NOW, TODAY, day, instant, useClinic } from '../support/testClinic';
import { blocksOf, bookByForm, logIn, type Visitor } from '../../patient';

const clinic = useClinic();

type Doctor = number | 'any';

const week = async (visitor: Visitor, from = TODAY, { subject = 1, doctor = 'any' as Doctor } = {}) =>
  (await visitor.ask(listShiftDays, { params: { id: subject }, query: { from, doctor_id: doctor } })).days;

/** What the slot picker offers of the same days. */
const picker = (visitor: Visitor, dates: string[], { subject = 1, doctor = 'any' as Doctor } = {}) =>
  Promise.all(
    dates.map(async (date) => {
      const blocks = await blocksOf(visitor, { now: clinic().clock.at, date, subjectId: subject, doctor });
      return { date, free: blocks.length };
    }),
  );

const dates = (first: number) => Array.from({ length: 7 }, (_, index) => day(first + index));

describe('how full a week is (§days-free)', () => {
  test('says of seven days how many blocks the slot picker offers', async () => {
    const visitor = await logIn(clinic(), 'looks');
    for (const subject of [1, 4])
      for (const doctor of ['any', 1, 3] as const) {
        const days = await week(visitor, TODAY, { subject, doctor });
        expect(days).toEqual(await picker(visitor, dates(0), { subject, doctor }));
      }
    expect(Math.min(...(await week(visitor)).map(({ free }) => free))).toBeGreaterThan(0);
    // The last days of the timetable, and what is beyond it.
    expect(await week(visitor, day(24))).toEqual(await picker(visitor, dates(24)));
    expect((await week(visitor, day(60))).map(({ free }) => free)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('follows the bookings and the clock at once, also in another process', async () => {
    const visitor = await logIn(clinic(), 'follows');
    const other = await logIn(clinic(), 'follows-elsewhere', clinic().again());
    const before = await week(other);
    const [block] = (await blocksOf(visitor, { now: NOW, date: TODAY })) as [Block];
    expect(await bookByForm(visitor, block)).toBe('booked');
    expect((await week(other))[0]?.free).toBeLessThan(before[0]?.free ?? 0);
    for (const time of ['12:00', '12:01', '12:06', '23:40', '23:50']) {
      clinic().clock.at = instant(time);
      expect(await week(other), time).toEqual(await picker(other, dates(0)));
    }
    expect((await week(other))[0]?.free).toBe(0);
  });

  test('counts the shorter blocks of a repeat visit for the patient who has one', async () => {
    const [first, repeat] = [await logIn(clinic(), 'first-week'), await logIn(clinic(), 'repeat-week')];
    const [block] = (await blocksOf(repeat, { now: NOW, date: day(1) })) as [Block];
    await bookByForm(repeat, block);
    const [{ id } = { id: 0 }] = (await repeat.ask(listReservations)).now_reservations;
    await moveOn(clinic().db, id, 'finish', NOW + MINUTE_MS);
    const free = (days: { free: number }[]) => days.reduce((sum, one) => sum + one.free, 0);
    expect(free(await week(repeat))).toBeGreaterThan(free(await week(first)));
    expect(await week(repeat)).toEqual(await picker(repeat, dates(0)));
    expect(await week(repeat, TODAY, { subject: 2 })).toEqual(await week(first, TODAY, { subject: 2 }));
  });

  test('from an impossible day is a 400', async () => {
    const visitor = await logIn(clinic(), 'lost-week');
    for (const from of ['2026-02-30', '9999-12-28'])
      expect(
        (await visitor.send(listShiftDays, { params: { id: 1 }, query: { from, doctor_id: 'any' } })).status,
        from,
      ).toBe(400);
  });
});
