import { expect, test } from 'vitest';
import { askBookingFlag, listReservations } from '../../src/api/contract';
import { NOW, day, instant, useClinic } from './support/testClinic';
import { blocksOf, bookByForm, logIn, type Visitor } from './support/visitor';

const clinic = useClinic();

/** A free block of a day, seen at the clinic's time. */
async function freeBlock(visitor: Visitor, date: string) {
  const [block] = await blocksOf(visitor, { now: clinic().clock.at, date });
  if (!block) throw new Error(`no free block on ${date}`);
  return block;
}

test('a consultation that nobody finished blocks nothing from the next day on, and stands under past (§unfinished-after-day)', async () => {
  const visitor = await logIn(clinic(), 'unseen');
  clinic().clock.at = NOW;
  const block = await freeBlock(visitor, day(1));
  expect(await bookByForm(visitor, block)).toBe('ok');
  const next = await freeBlock(visitor, day(3));
  const query = { shift_id: next.id, subject_id: 1 };

  // Until the day's end it is current, and a second one is a duplicate.
  clinic().clock.at = instant('23:59', day(1));
  expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(1);
  expect(await visitor.ask(askBookingFlag, { query })).toEqual({ flag: 4 });
  expect(await bookByForm(visitor, next)).toBe('3');

  clinic().clock.at = instant('00:00', day(2));
  const over = await visitor.ask(listReservations);
  expect(over.now_reservations).toEqual([]);
  expect(over.all_reservations).toMatchObject([{ start_time: block.start_time, finish: false, cancel: false }]);
  expect((await visitor.ask(askBookingFlag, { query })).flag).not.toBe(4);
  expect(await bookByForm(visitor, next)).toBe('ok');

  const booked = await visitor.ask(listReservations);
  expect(booked.now_reservations).toMatchObject([{ start_time: next.start_time }]);
  expect(booked.all_reservations).toHaveLength(2);
  // The new one counts as ever.
  expect(await bookByForm(visitor, await freeBlock(visitor, day(4)))).toBe('3');
});

test('one that was unfinished can still be finished later', async () => {
  const visitor = await logIn(clinic(), 'late');
  clinic().clock.at = NOW;
  expect(await bookByForm(visitor, await freeBlock(visitor, day(1)))).toBe('ok');
  const [{ id } = { id: 0 }] = (await visitor.ask(listReservations)).now_reservations;
  clinic().clock.at = instant('12:00', day(2));
  expect(await bookByForm(visitor, await freeBlock(visitor, day(3)))).toBe('ok');
  const finish = new Request(`http://localhost:8080/api/preview/reservations/${id}/finish`, { method: 'POST' });
  expect((await clinic().fetch(finish)).status).toBe(200);
  const { now_reservations, all_reservations } = await visitor.ask(listReservations);
  expect(now_reservations).toHaveLength(1);
  expect(all_reservations.find((one) => one.id === id)).toMatchObject({ finish: true });
});
