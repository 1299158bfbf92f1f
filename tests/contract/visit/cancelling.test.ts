import { describe, expect, test } from 'vitest';
import { cancelReservation, listReservations } from '../../../src/api/contract';
import { moveOn } from '../../../server/preview/previewSteps';
import { MINUTE_MS, formatTime } from '../../../src/domain/calendar/jst';
import { NOW, codeOf, day, instant, useClinic } from '../support/testClinic';
import { bookByForm, cancelHeld, freeBlock, heldId, logIn } from '../../patient';

const clinic = useClinic();

describe('cancelling', () => {
  // §cancel-until-start
  test('frees the shifts at once, keeps the reservation in the list, and works only once', async () => {
    const [visitor, other] = [await logIn(clinic(), 'changer'), await logIn(clinic(), 'waiting')];
    const block = await freeBlock(visitor, day(13));
    await bookByForm(visitor, block);
    const id = await heldId(visitor);
    const { now_reservations, all_reservations } = await visitor.ask(cancelReservation, { params: { id } });
    expect(now_reservations).toEqual([]);
    expect(all_reservations).toMatchObject([{ id, cancel: true }]);
    expect((await visitor.send(cancelReservation, { params: { id } })).status).toBe(409);
    expect(await bookByForm(other, block)).toBe('booked');
    expect(await bookByForm(visitor, await freeBlock(visitor, day(13)))).toBe('booked');
    expect((await visitor.ask(listReservations)).all_reservations).toHaveLength(2);
  });

  test('is a 409 for a finished consultation', async () => {
    const visitor = await logIn(clinic(), 'too-late');
    await bookByForm(visitor, await freeBlock(visitor, day(14)));
    const [held] = (await visitor.ask(listReservations)).now_reservations;
    await moveOn(clinic().db, await heldId(visitor), 'finish', clinic().clock.now());
    expect((await visitor.send(cancelReservation, { params: { id: held?.id } })).status).toBe(409);
  });

  // §cancel-until-start
  test('works until the start, and never after it: the doctor may be waiting', async () => {
    const visitor = await logIn(clinic(), 'no-show');
    const block = await freeBlock(visitor, day(14));
    await bookByForm(visitor, block);
    const [held] = (await visitor.ask(listReservations)).now_reservations;
    const input = { params: { id: held?.id ?? 0 } };
    const { start_time: start } = block;
    for (const late of [0, MINUTE_MS, 30 * 60 * MINUTE_MS]) {
      clinic().clock.at = start + late;
      const refused = await visitor.send(cancelReservation, input);
      clinic().clock.at = NOW;
      expect([refused.status, await codeOf(refused)], `${late} ms late`).toEqual([409, 'started']);
    }
    clinic().clock.at = start - 1;
    const { all_reservations } = await visitor.ask(cancelReservation, input);
    clinic().clock.at = NOW;
    expect(all_reservations).toMatchObject([{ cancel: true }]);
  });
});

// §cancel-five-a-day
test('a patient may cancel five times a day, and the sixth is sent to the clinic', async () => {
  const visitor = await logIn(clinic(), 'wavering');
  const bookAgain = async () => bookByForm(visitor, await freeBlock(visitor, day(16)));
  for (let time = 0; time < 5; time += 1) {
    await bookAgain();
    await cancelHeld(visitor);
  }
  await bookAgain();
  const input = { params: { id: await heldId(visitor) } };
  const refused = await visitor.send(cancelReservation, input);
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'cancelled_often']);
  expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(1);
  // What the clinic cannot keep does not count, and tomorrow is another day.
  await clinic().db.query('update reservations set rebook_at = now() where id = $1', [input.params.id]);
  await visitor.ask(cancelReservation, input);
  clinic().clock.at = instant('00:00', day(1));
  await bookAgain();
  await cancelHeld(visitor);
});

test('a list has the newest 200 reservations', async () => {
  const visitor = await logIn(clinic(), 'long-history');
  await bookByForm(visitor, await freeBlock(visitor, day(18)));
  await clinic().db.query(
    `insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at, cancelled_at)
     select patient_id, doctor_id, subject_id, subject_words, true, start_at - n * interval '1 day', created_at, created_at
     from reservations, generate_series(1, 250) n where id = $1`,
    [await heldId(visitor)],
  );
  const { now_reservations, all_reservations } = await visitor.ask(listReservations);
  expect([now_reservations.length, all_reservations.length, all_reservations[0]?.cancel]).toEqual([1, 200, false]);
});

// §room-five-minutes, §room-link-owner
test('the room opens 5 minutes before the start, by the clinic’s clock', async () => {
  const visitor = await logIn(clinic(), 'guest-of-room');
  const block = await freeBlock(visitor, day(15));
  await bookByForm(visitor, block);
  const { start_time: start } = block;
  const room = async (at: number) => {
    clinic().clock.at = at;
    const { now_reservations } = await visitor.ask(listReservations);
    clinic().clock.at = NOW;
    return now_reservations[0]?.admin_user.zoom_url;
  };
  expect(await room(start - 5 * MINUTE_MS - 1)).toBeNull();
  expect(await room(start - 5 * MINUTE_MS)).toMatch(/^https:/);
  expect(await room(start + 44 * MINUTE_MS)).toMatch(/^https:/);
  expect(instant(formatTime(start), day(15))).toBe(start);
});
