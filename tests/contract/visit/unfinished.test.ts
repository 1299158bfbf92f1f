import { expect, test } from 'vitest';
import { askBookingFlag, cancelReservation, getBill, listReservations } from '../../../src/api/contract';
import { MINUTE_MS } from '../../../src/domain/calendar/jst';
import { NOW, errorCodeOf, day, useClinic } from '../support/testClinic';
import { bookByForm, type Visitor, freeBlock as freeBlockAt, bookVisitOn } from '../../patient';

const clinic = useClinic();
const freeBlock = (visitor: Visitor, date: string, subjectId = 1) =>
  freeBlockAt(visitor, date, { subjectId, now: clinic().clock.at });

const takeStep = (id: number, name: string) =>
  clinic().fetch(new Request(`http://localhost:8080/api/preview/reservations/${id}/${name}`, { method: 'POST' }));

async function newBooking(name: string) {
  clinic().clock.at = NOW;
  return bookVisitOn(clinic(), name, day(1));
}

test('an unfinished visit blocks bookings until 30 minutes after its planned end (§lapse-thirty-minutes)', async () => {
  const { visitor, block } = await newBooking('unseen');
  const nextBlock = await freeBlock(visitor, day(3));
  const query = { shift_id: nextBlock.id, subject_id: 1 };
  const lapse = block.start_time + 45 * MINUTE_MS;

  clinic().clock.at = lapse - 1;
  const before = await visitor.ask(listReservations);
  expect(before.now_reservations).toHaveLength(1);
  expect(before.all_reservations[0]?.admin_user.zoom_url).toMatch(/^https:/);
  expect(await visitor.ask(askBookingFlag, { query })).toEqual({ flow: 'duplicate' });
  expect(await bookByForm(visitor, nextBlock)).toBe('duplicate');

  clinic().clock.at = lapse;
  const lapsedList = await visitor.ask(listReservations);
  expect(lapsedList.now_reservations).toEqual([]);
  expect(lapsedList.all_reservations).toMatchObject([
    { start_time: block.start_time, finish: false, cancel: false, missed: false, admin_user: { zoom_url: null } },
  ]);
  expect((await visitor.ask(askBookingFlag, { query })).flow).not.toBe('duplicate');
  expect(await bookByForm(visitor, nextBlock)).toBe('booked');

  const list = await visitor.ask(listReservations);
  expect(list.now_reservations).toMatchObject([{ start_time: nextBlock.start_time }]);
  expect(list.all_reservations).toHaveLength(2);
  expect(await bookByForm(visitor, await freeBlock(visitor, day(4)))).toBe('duplicate');
});

test('a repeat visit of 10 minutes lapses 40 minutes after its start', async () => {
  const { visitor, id } = await newBooking('repeats');
  await takeStep(id, 'finish');
  const block = await freeBlock(visitor, day(2));
  const nextBlock = await freeBlock(visitor, day(5));
  expect(await bookByForm(visitor, block)).toBe('booked');
  for (const [minutes, openCount, answer] of [
    [40 - 1, 1, 'duplicate'],
    [40, 0, 'booked'],
  ] as const) {
    clinic().clock.at = block.start_time + minutes * MINUTE_MS;
    expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(openCount);
    expect(await bookByForm(visitor, nextBlock)).toBe(answer);
  }
});

test('a missed visit blocks no booking and has no bill (§missed-by-staff)', async () => {
  const { visitor, block, id } = await newBooking('absent');
  clinic().clock.at = block.start_time + MINUTE_MS;
  expect((await takeStep(id, 'missed')).status).toBe(200);
  expect((await takeStep(id, 'missed')).status).toBe(409);
  expect((await takeStep(id, 'confirm')).status).toBe(409);

  const list = await visitor.ask(listReservations);
  expect(list.now_reservations).toEqual([]);
  expect(list.all_reservations).toMatchObject([{ id, missed: true, finish: false, admin_user: { zoom_url: null } }]);
  expect((await visitor.send(getBill, { params: { id } })).status).toBe(409);
  // The clock goes back to before the visit, so that only `missed` can prevent the cancellation.
  clinic().clock.at = NOW;
  expect(await errorCodeOf(await visitor.send(cancelReservation, { params: { id } }))).toBe('conflict');
  expect(await bookByForm(visitor, await freeBlock(visitor, day(2)))).toBe('booked');

  expect((await takeStep(id, 'finish')).status).toBe(200);
  const finishedVisit = (await visitor.ask(listReservations)).all_reservations.find((row) => row.id === id);
  expect(finishedVisit).toMatchObject({ missed: false, finish: true });
  expect(await errorCodeOf(await takeStep(id, 'missed'))).toBe('conflict');
});
