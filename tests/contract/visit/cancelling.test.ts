import { expect, test } from 'vitest';
import { cancelReservation, listReservations } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { MINUTE_MS } from '../../../src/domain/calendar/jst';
import { NOW, day, instant, useClinic, statusAndCode } from '../support/testClinic';
import { bookByForm, bookVisitOn, cancelBooked, freeBlock, bookedId, logIn } from '../../patient';

const clinic = useClinic();

test('a cancelled reservation stays in the list and frees its shifts (§cancel-until-start)', async () => {
  const other = await logIn(clinic(), 'waiting');
  const { visitor, block, id } = await bookVisitOn(clinic(), 'changer', day(13));
  const { now_reservations, all_reservations } = await visitor.ask(cancelReservation, { params: { id } });
  expect(now_reservations).toEqual([]);
  expect(all_reservations).toMatchObject([{ id, cancel: true }]);
  expect((await visitor.send(cancelReservation, { params: { id } })).status).toBe(409);
  expect(await bookByForm(other, block)).toBe('booked');
  expect(await bookByForm(visitor, await freeBlock(visitor, day(13)))).toBe('booked');
  expect((await visitor.ask(listReservations)).all_reservations).toHaveLength(2);
});

test('a patient cannot cancel a finished visit', async () => {
  const { visitor, id } = await bookVisitOn(clinic(), 'too-late', day(14));
  await takeStepInDb(clinic().db, id, 'finish', NOW);
  expect(await statusAndCode(visitor.send(cancelReservation, { params: { id } }))).toBe('409 conflict');
});

test('a patient can cancel until the visit starts (§cancel-until-start)', async () => {
  const { visitor, block, id } = await bookVisitOn(clinic(), 'no-show', day(14));
  const input = { params: { id } };
  const { start_time: start } = block;
  for (const lateMs of [0, MINUTE_MS, 30 * 60 * MINUTE_MS]) {
    clinic().clock.at = start + lateMs;
    const reply = await visitor.send(cancelReservation, input);
    clinic().clock.at = NOW;
    expect(await statusAndCode(reply), `${lateMs} ms late`).toBe('409 started');
  }
  clinic().clock.at = start - 1;
  const { all_reservations } = await visitor.ask(cancelReservation, input);
  clinic().clock.at = NOW;
  expect(all_reservations).toMatchObject([{ cancel: true }]);
});

test('a patient may cancel at most five times a day (§cancel-five-a-day)', async () => {
  const visitor = await logIn(clinic(), 'wavering');
  const bookAgain = async () => bookByForm(visitor, await freeBlock(visitor, day(16)));
  for (let time = 0; time < 5; time += 1) {
    await bookAgain();
    await cancelBooked(visitor);
  }
  await bookAgain();
  const input = { params: { id: await bookedId(visitor) } };
  expect(await statusAndCode(visitor.send(cancelReservation, input))).toBe('409 cancelled_often');
  expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(1);
  // If the clinic has closed the day (`rebook_at`), the limit does not apply.
  await clinic().db.query('update reservations set rebook_at = now() where id = $1', [input.params.id]);
  await visitor.ask(cancelReservation, input);
  clinic().clock.at = instant('00:00', day(1));
  await bookAgain();
  await cancelBooked(visitor);
});

test('a patient gets only the 200 newest reservations', async () => {
  const { visitor, id } = await bookVisitOn(clinic(), 'long-history', day(18));
  await clinic().db.query(
    `insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at, cancelled_at)
     select patient_id, doctor_id, subject_id, subject_words, true, start_at - n * interval '1 day', created_at, created_at
     from reservations, generate_series(1, 250) n where id = $1`,
    [id],
  );
  const { now_reservations, all_reservations } = await visitor.ask(listReservations);
  expect([now_reservations.length, all_reservations.length, all_reservations[0]?.cancel]).toEqual([1, 200, false]);
});

test('the room opens 5 minutes before the start (§room-five-minutes, §room-link-owner)', async () => {
  const { visitor, block } = await bookVisitOn(clinic(), 'guest-of-room', day(15));
  const { start_time: start } = block;
  const roomLinkAt = async (at: number) => {
    clinic().clock.at = at;
    const { now_reservations } = await visitor.ask(listReservations);
    clinic().clock.at = NOW;
    return now_reservations[0]?.admin_user.zoom_url;
  };
  expect(await roomLinkAt(start - 5 * MINUTE_MS - 1)).toBeNull();
  expect(await roomLinkAt(start - 5 * MINUTE_MS)).toMatch(/^https:/);
  expect(await roomLinkAt(start + 44 * MINUTE_MS)).toMatch(/^https:/);
});
