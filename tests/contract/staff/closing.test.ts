import { expect, test } from 'vitest';
import { cancelReservation, changeTime, listReservations, listShiftDays } from '../../../src/api/contract';
import { auditOf } from '../../../server/staff/audit';
import { DAY_MS, addDays } from '../../../src/domain/calendar/jst';
import { commandRunner } from '../support/commandRunner';
import { NOW, day, useClinic } from '../support/testClinic';
import { blocksOf, bookByForm, freeBlock, logIn, type Visitor, bookVisitOn } from '../../patient';

const clinic = useClinic();
const run = commandRunner(clinic);
const close = (date: string, more: object = {}) => run({ command: 'close', date, move: false, ...more });
const open = (date: string, more: object = {}) => run({ command: 'open', date, ...more });

const freeOn = async (visitor: Visitor, date: string) =>
  (await blocksOf(visitor, { now: clinic().clock.at, date })).map(({ id }) => id);

const newBooking = (name: string, date: string) => bookVisitOn(clinic(), name, date);
const reservationsOf = async (visitor: Visitor) => (await visitor.ask(listReservations)).now_reservations;

test('a closed day has no bookable block until the day is reopened (§closed-days)', async () => {
  const visitor = await logIn(clinic(), 'nobody-yet');
  const offered = await freeBlock(visitor, day(4));
  const before = await freeOn(visitor, day(4));
  expect((await close(day(4))).words).toBe('Closed: 2026-07-07.\n');
  expect(await freeOn(visitor, day(4))).toEqual([]);
  const { days } = await visitor.ask(listShiftDays, { params: { id: 1 }, query: { from: day(4), doctor_id: 'any' } });
  expect(days.map(({ free }) => free > 0)).toEqual([false, true, true, true, true, true, true]);
  expect(await bookByForm(visitor, offered)).toBe('taken');
  expect((await open(day(4))).words).toBe('Open: 2026-07-07.\n');
  expect(await freeOn(visitor, day(4))).toEqual(before);
  expect((await auditOf(clinic().db, null)).map(({ who, what }) => `${who} ${what}`)).toEqual(
    expect.arrayContaining(['nurse close 2026-07-07', 'nurse open 2026-07-07']),
  );
});

test('for each doctor, the latest `close` or `open` command applies (§closed-days)', async () => {
  const visitor = await logIn(clinic(), 'one-doctor');
  const doctors = async () =>
    new Set((await blocksOf(visitor, { now: NOW, date: day(5) })).map((block) => block.admin_user_id));
  const before = await doctors();
  const [doctor = 0] = before;
  await close(day(5), { doctor });
  expect(await doctors()).toEqual(new Set([...before].filter((id) => id !== doctor)));
  await close(day(5));
  await open(day(5), { doctor });
  expect(await doctors()).toEqual(new Set([doctor]));
  await open(day(5));
  expect(await doctors()).toEqual(before);
});

test('staff can close or open any day that is not over (§closed-days)', async () => {
  const visitor = await logIn(clinic(), 'far');
  const marineDay = '2026-07-20';
  expect(await freeOn(visitor, marineDay)).toEqual([]);
  await open(marineDay);
  expect((await freeOn(visitor, marineDay)).length).toBeGreaterThan(0);
  await close(addDays(day(0), 40));
  await open(addDays(day(0), 41));
  expect(await freeOn(visitor, addDays(day(0), 41))).toEqual([]);
  clinic().clock.at = NOW + 20 * DAY_MS;
  const free = [await freeOn(visitor, addDays(day(0), 40)), await freeOn(visitor, addDays(day(0), 41))];
  clinic().clock.at = NOW;
  expect(free.map(({ length }) => length > 0)).toEqual([false, true]);

  await expect(close(day(-1))).rejects.toMatchObject({
    refusal: 'ruleBroken',
    message: '2026-07-02 is over; today is 2026-07-03.',
  });
  await expect(open(day(1), { doctor: 999 })).rejects.toMatchObject({ refusal: 'unknown' });
});

test('staff need `--move` to close a day that has reservations (§closed-day-moves)', async () => {
  const { visitor, id } = await newBooking('listed', day(6));
  const before = await freeOn(visitor, day(6));
  await expect(close(day(6))).rejects.toMatchObject({
    refusal: 'conflict',
    message: expect.stringMatching(
      new RegExp(`^2026-07-09 has 1 reservation, so the day .* close 2026-07-09 --move\n${id} {2}2026-07-09T`),
    ),
  });
  expect(await freeOn(visitor, day(6))).toEqual(before);
  expect(await reservationsOf(visitor)).toMatchObject([{ id, rebook: null }]);
});

test('patients with a reservation on a closed day can choose another time (§closed-day-moves)', async () => {
  const { visitor, block, id } = await newBooking('moves', day(8));
  const { words, data } = await close(day(8), { move: true, reason: '医師の体調不良' });
  expect(words).toContain('Closed: 2026-07-11.\nThe patients of 1 reservation were asked to choose another time.\n');
  expect(data).toMatchObject({ asked: [{ id }] });
  await expect(run({ command: 'missed', id })).rejects.toMatchObject({ refusal: 'conflict' });
  const move = (shiftIds: number[]) => visitor.ask(changeTime, { params: { id }, body: { shiftIds } });
  // No reservation can be moved to a closed day.
  expect(await freeOn(visitor, day(8))).toEqual([]);
  expect(await move(block.shiftIds)).toEqual({ message: '1' });

  clinic().clock.at = block.start_time + DAY_MS;
  expect(await reservationsOf(visitor)).toMatchObject([
    { id, rebook: { reason: '医師の体調不良' }, cancel: false, admin_user: { zoom_url: null } },
  ]);
  const next = await freeBlock(visitor, day(10), { now: clinic().clock.at });
  await move(next.shiftIds);
  expect(await reservationsOf(visitor)).toMatchObject([{ id, start_time: next.start_time, rebook: null }]);
  expect((await open(day(10))).data).toMatchObject({ standing: [] });
});

test('patients can cancel a reservation on a closed day even at its start time (§closed-day-moves)', async () => {
  const { visitor, block, id } = await newBooking('cancels', day(11));
  await close(day(11), { move: true });
  clinic().clock.at = block.start_time;
  expect(await reservationsOf(visitor)).toMatchObject([{ rebook: { reason: null }, admin_user: { zoom_url: null } }]);
  await visitor.ask(cancelReservation, { params: { id } });
  expect(await reservationsOf(visitor)).toEqual([]);
});

test('a new booking replaces the patient’s reservation on a closed day (§closed-day-moves)', async () => {
  const { visitor, id } = await newBooking('books-anew', day(12));
  await close(day(12), { move: true });
  const quickerBooking = await newBooking('was-quicker', day(13));
  expect(await bookByForm(visitor, quickerBooking.block)).toBe('taken');
  expect(await reservationsOf(visitor)).toMatchObject([{ id }]);
  expect(await bookByForm(visitor, await freeBlock(visitor, day(13), { subjectId: 2 }))).toBe('booked');
  const { all_reservations, now_reservations } = await visitor.ask(listReservations);
  expect(now_reservations).toMatchObject([{ subject_id: 2 }]);
  expect(all_reservations.find((row) => row.id === id)).toMatchObject({ cancel: true });
  await open(day(12));
});

test('reopening a closed day restores the reservations that were not moved (§closed-day-moves)', async () => {
  const [unmoved, moved] = [await newBooking('stays', day(14)), await newBooking('goes', day(14))];
  await close(day(14), { move: true });
  const next = await freeBlock(moved.visitor, day(15));
  await moved.visitor.ask(changeTime, { params: { id: moved.id }, body: { shiftIds: next.shiftIds } });
  const { words } = await open(day(14));
  expect(words).toContain(`1 reservation no longer need to choose another time.\n${unmoved.id}  2026-07-17T`);
  expect(await reservationsOf(unmoved.visitor)).toMatchObject([{ rebook: null, start_time: unmoved.block.start_time }]);
  expect(await reservationsOf(moved.visitor)).toMatchObject([{ rebook: null, start_time: next.start_time }]);
  expect(await freeOn(moved.visitor, day(14))).not.toContain(unmoved.block.id);
});

test('closing the current day does not change visits that have started', async () => {
  const { visitor, block, id } = await newBooking('under-way', day(0));
  clinic().clock.at = block.start_time;
  await close(day(0));
  expect(await reservationsOf(visitor)).toMatchObject([{ id, rebook: null }]);
});
