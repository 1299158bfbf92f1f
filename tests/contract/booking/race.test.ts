import { describe, expect, test } from 'vitest';
import {
  book,
  cancelReservation,
  createThroughDiagnose,
  listReservations,
  listShifts,
} from '../../../src/api/contract';
import type { Block } from '../../../src/domain/booking/block';
import { HOUR_MS } from '../../../src/domain/calendar/jst';
import { NOW, codeOf, day, useClinic } from '../support/testClinic';
import { formBody } from '../support/sentCustomer';
import { diagnoseInput, firstVisit } from '../support/firstVisit';
import { blocksOf, bookByForm, cancelHeld, logIn, shortBody, type Visitor } from '../support/visitor';

const clinic = useClinic();

const crowd = (name: string, size: number) =>
  Promise.all(Array.from({ length: size }, (_, index) => logIn(clinic(), `${name}-${index}`)));

/** Every open reservation holds exactly the shifts of its own block, and no other shift is held. */
async function expectWholeBooks() {
  const odd = await clinic().db.query(
    `select r.id, count(h.shift_id) from reservations r left join held_shifts h on h.reservation_id = r.id
     where r.cancelled_at is null and r.finished_at is null group by r.id
     having count(h.shift_id) <> case when r.first_visit then 3 else 2 end`,
  );
  const stray = await clinic().db.query(
    `select 1 from held_shifts h join reservations r on r.id = h.reservation_id
     join shifts s on s.id = h.shift_id
     where r.cancelled_at is not null or s.doctor_id <> r.doctor_id
       or s.start_at < r.start_at or s.start_at > r.start_at + interval '10 minutes'`,
  );
  expect({ odd, stray }).toEqual({ odd: [], stray: [] });
}

const tally = (answers: string[]) =>
  Object.fromEntries([...new Set(answers)].toSorted().map((one) => [one, answers.filter((a) => a === one).length]));

test('of 50 patients at once on one block one books it, 49 are told that it is taken', async () => {
  const patients = await crowd('rush', 50);
  const [block] = await blocksOf(patients[0] as Visitor, { now: NOW, date: day(1) });
  const answers = await Promise.all(patients.map((patient) => bookByForm(patient, block as Block)));
  expect(tally(answers)).toEqual({ '1': 49, ok: 1 });
  await expectWholeBooks();
});

test('overlapping blocks requested from both ends neither deadlock nor hold a shift twice', async () => {
  const patients = await crowd('overlap', 24);
  const query = { date: day(2), doctor_id: 'any' as const };
  const { shifts } = await (patients[0] as Visitor).ask(listShifts, { params: { id: 1 }, query });
  const hourOf = (start: number) => Math.floor(start / HOUR_MS);
  const hours = shifts.map((shift) =>
    shifts.filter((s) => s.doctorId === shift.doctorId && hourOf(s.start_time) === hourOf(shift.start_time)),
  );
  const taken = (hour: typeof shifts) => hour.filter((shift) => shift.digest).length;
  const [hour] = hours.filter((one) => one.length === 12).toSorted((a, b) => taken(a) - taken(b));
  if (!hour) throw new Error('no whole hour');
  const windows = Array.from({ length: 10 }, (_, from) => hour.slice(from, from + 3).map((shift) => shift.id));
  const wishes = patients.map((_, index) => windows[index % 2 ? index % 10 : 9 - (index % 10)] as number[]);
  const answers = await Promise.all(
    patients.map(async (patient, index) => {
      const shiftIds = wishes[index] as number[];
      const body = formBody({ id: shiftIds[0] as number, shiftIds, subject_id: 1 });
      return (await patient.ask(book, { body })).message;
    }),
  );
  expect(answers.filter((answer) => answer === 'ok').length).toBeGreaterThan(0);
  expect(answers.every((answer) => answer === 'ok' || answer === '1')).toBe(true);
  await expectWholeBooks();
});

test('one patient booking many blocks at once gets one of them', async () => {
  const visitor = await logIn(clinic(), 'greedy');
  const blocks = (await blocksOf(visitor, { now: NOW, date: day(3) })).slice(0, 12);
  const answers = await Promise.all(blocks.map((block) => bookByForm(visitor, block)));
  expect(tally(answers)).toEqual({ '3': 11, ok: 1 });
  await expectWholeBooks();
});

test('concurrent booking and cancelling keeps reservations and shifts consistent', async () => {
  const patients = await crowd('restless', 8);
  const blocks = (await blocksOf(patients[0] as Visitor, { now: NOW, date: day(4) })).slice(0, 3);
  await Promise.all(
    patients.map(async (patient, index) => {
      for (let turn = 0; turn < 5; turn += 1) {
        await bookByForm(patient, blocks[(index + turn) % 3] as Block);
        const { now_reservations } = await patient.ask(listReservations);
        for (const { id } of now_reservations) await patient.ask(cancelReservation, { params: { id } });
      }
    }),
  );
  await expectWholeBooks();
  for (const [index, block] of blocks.entries()) expect(await bookByForm(patients[index] as Visitor, block)).toBe('ok');
});

describe('the schema rejects', () => {
  const insert = (patient: string, extra = '') =>
    clinic().db.query(
      `insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at
         ${extra && ', finished_at, paid_at'})
       select id, 1, 1, '', true, now(), now() ${extra} from patients where display_name = $1 returning id`,
      [patient],
    );

  test('a second open reservation of a patient', async () => {
    await logIn(clinic(), 'twice');
    await insert('twice');
    await expect(insert('twice')).rejects.toThrow(/reservations_one_open/);
  });

  test('a shift held twice', async () => {
    const hold = () =>
      clinic().db.query(
        'insert into held_shifts (shift_id, reservation_id) select max(s.id), max(r.id) from shifts s, reservations r',
      );
    await hold();
    await expect(hold()).rejects.toThrow(/held_shifts_pkey/);
    await clinic().db.query('delete from held_shifts where shift_id = (select max(id) from shifts)');
  });

  test('a payment before the bill is confirmed', async () => {
    await logIn(clinic(), 'early-payer');
    await expect(insert('early-payer', ', now(), now()')).rejects.toThrow(/reservations_check/);
  });
});

describe('an idempotency key', () => {
  test('books once, however often and however close together the call comes, and answers the same', async () => {
    const visitor = await logIn(clinic(), 'impatient');
    const [block] = await blocksOf(visitor, { now: NOW, date: day(5) });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => bookByForm(visitor, block as Block, { key: 'k1' })),
    );
    expect(tally(answers)).toEqual({ ok: 8 });
    expect((await visitor.ask(listReservations)).all_reservations).toHaveLength(1);
    // Even when the block can no longer be booked.
    clinic().clock.at = NOW + 20 * 86_400_000;
    expect(await bookByForm(visitor, block as Block, { key: 'k1' })).toBe('ok');
    clinic().clock.at = NOW;
    // Without a key it is a second booking.
    expect(await bookByForm(visitor, block as Block)).toBe('3');
  });

  test('of a reservation that was cancelled since is a 409, whatever call booked it, and books nothing', async () => {
    const visitor = await logIn(clinic(), 'second-thoughts');
    const { block, answers } = await firstVisit(clinic(), visitor, day(4));
    for (const [call, input] of [
      [createThroughDiagnose, diagnoseInput(block, answers)],
      [book, { body: shortBody(block) }],
      [book, { body: formBody(block, visitor.name) }],
    ] as const) {
      const key = crypto.randomUUID();
      const again = () => visitor.send(call, input, { key });
      expect(await (await again()).json()).toEqual({ message: 'ok' });
      expect(await (await again()).json()).toEqual({ message: 'ok' });
      await cancelHeld(visitor);
      const refused = await again();
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        error: { code: 'conflict', message: expect.stringContaining('この予約はすでに取り消されています。') },
      });
      expect((await visitor.ask(listReservations)).now_reservations).toEqual([]);
    }
    // Booked anew under another key, the block is the patient's again, and that is the answer.
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await bookByForm(visitor, block, { key: first })).toBe('ok');
    await cancelHeld(visitor);
    expect(await bookByForm(visitor, block, { key: second })).toBe('ok');
    expect(await bookByForm(visitor, block, { key: first })).toBe('ok');
    expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(1);
  });

  test('with another body is a 422, and is valid for its patient only', async () => {
    const [visitor, other] = [await logIn(clinic(), 'keyed'), await logIn(clinic(), 'keyed-too')];
    const [block, next] = await blocksOf(visitor, { now: NOW, date: day(6) });
    expect(await bookByForm(visitor, block as Block, { key: 'same' })).toBe('ok');
    const changed = await visitor.send(book, { body: formBody(next as Block, visitor.name) }, { key: 'same' });
    expect(changed.status).toBe(422);
    expect(await codeOf(changed)).toBe('idempotency_key_reused');
    expect(await bookByForm(other, next as Block, { key: 'same' })).toBe('ok');
    const uidChanged = { ...formBody(block as Block, visitor.name), uid: 'a newer token of the same patient' };
    expect(await visitor.ask(book, { body: uidChanged }, { key: 'same' })).toEqual({ message: 'ok' });
  });

  test('is kept for a success only: after a 1, a 3 or an error the same key may still book', async () => {
    const [visitor, other] = [await logIn(clinic(), 'unlucky'), await logIn(clinic(), 'lucky')];
    const [block] = await blocksOf(visitor, { now: NOW, date: day(7) });
    await bookByForm(other, block as Block);
    expect(await bookByForm(visitor, block as Block, { key: 'again' })).toBe('1');
    await cancelHeld(other);
    expect(await bookByForm(visitor, block as Block, { key: 'again' })).toBe('ok');
  });
});
