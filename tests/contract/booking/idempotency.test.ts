import { describe, expect, test } from 'vitest';
import { book, createThroughDiagnose, listReservations } from '../../../src/api/contract';
import type { Block } from '../../../src/domain/booking/block';
import { NOW, day, useClinic, statusAndCode } from '../support/testClinic';
import {
  bodyWithBasicInfo,
  diagnoseInput,
  prepareFirstVisit,
  blocksOf,
  bookByForm,
  cancelBooked,
  logIn,
  bareBody,
} from '../../patient';

const clinic = useClinic();

describe('the database', () => {
  const insert = (patient: string, extra = '') =>
    clinic().db.query(
      `insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at
         ${extra && ', finished_at, paid_at'})
       select id, 1, 1, '', true, now(), now() ${extra} from patients where display_name = $1 returning id`,
      [patient],
    );

  test('rejects a second open reservation of a patient (§one-reservation)', async () => {
    await logIn(clinic(), 'twice');
    await insert('twice');
    await expect(insert('twice')).rejects.toThrow(/reservations_one_open/);
  });

  test('rejects a second hold of the same shift (§shift-held-once)', async () => {
    const hold = () =>
      clinic().db.query(
        'insert into held_shifts (shift_id, reservation_id) select max(s.id), max(r.id) from shifts s, reservations r',
      );
    await hold();
    await expect(hold()).rejects.toThrow(/held_shifts_pkey/);
    await clinic().db.query('delete from held_shifts where shift_id = (select max(id) from shifts)');
  });

  test('rejects a payment before the clinic has confirmed the bill (§bill-owed)', async () => {
    await logIn(clinic(), 'early-payer');
    await expect(insert('early-payer', ', now(), now()')).rejects.toThrow(/reservations_check/);
  });
});

describe('a booking with an idempotency key', () => {
  test('makes one reservation and always gets the same reply (§idempotency-key)', async () => {
    const visitor = await logIn(clinic(), 'impatient');
    const [block] = await blocksOf(visitor, { now: NOW, date: day(5) });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => bookByForm(visitor, block as Block, { key: 'k1' })),
    );
    expect(outcomes).toEqual(Array(8).fill('booked'));
    expect((await visitor.ask(listReservations)).all_reservations).toHaveLength(1);
    clinic().clock.at = NOW + 20 * 86_400_000;
    expect(await bookByForm(visitor, block as Block, { key: 'k1' })).toBe('booked');
    clinic().clock.at = NOW;
    expect(await bookByForm(visitor, block as Block)).toBe('duplicate');
  });

  test('gets a 409 when repeated after its reservation was cancelled (§idempotency-key)', async () => {
    const visitor = await logIn(clinic(), 'second-thoughts');
    const { block, answers } = await prepareFirstVisit(clinic(), visitor, day(4));
    for (const [call, input] of [
      [createThroughDiagnose, diagnoseInput(block, answers)],
      [book, { body: bareBody(block) }],
      [book, { body: bodyWithBasicInfo(block, visitor.name) }],
    ] as const) {
      const key = crypto.randomUUID();
      const sendWithKey = () => visitor.send(call, input, { key });
      expect(await (await sendWithKey()).json()).toEqual({ message: 'ok' });
      expect(await (await sendWithKey()).json()).toEqual({ message: 'ok' });
      await cancelBooked(visitor);
      const refused = await sendWithKey();
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        error: { code: 'conflict', message: expect.stringContaining('この予約はすでに取り消されています。') },
      });
      expect((await visitor.ask(listReservations)).now_reservations).toEqual([]);
    }
    // If the patient has booked the block again, a repeat with the first key gets `booked` instead of a 409.
    const [firstKey, secondKey] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await bookByForm(visitor, block, { key: firstKey })).toBe('booked');
    await cancelBooked(visitor);
    expect(await bookByForm(visitor, block, { key: secondKey })).toBe('booked');
    expect(await bookByForm(visitor, block, { key: firstKey })).toBe('booked');
    expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(1);
  });

  test('gets a 422 if the patient has used the key with another body', async () => {
    const [visitor, other] = [await logIn(clinic(), 'keyed'), await logIn(clinic(), 'keyed-too')];
    const [block, otherBlock] = await blocksOf(visitor, { now: NOW, date: day(6) });
    expect(await bookByForm(visitor, block as Block, { key: 'same' })).toBe('booked');
    expect(
      await statusAndCode(
        visitor.send(book, { body: bodyWithBasicInfo(otherBlock as Block, visitor.name) }, { key: 'same' }),
      ),
    ).toBe('422 idempotency_key_reused');
    expect(await bookByForm(other, otherBlock as Block, { key: 'same' })).toBe('booked');
    const uidChanged = { ...bodyWithBasicInfo(block as Block, visitor.name), uid: 'a newer token of the same patient' };
    expect(await visitor.ask(book, { body: uidChanged }, { key: 'same' })).toEqual({ message: 'booked' });
  });

  test('succeeds when repeated after the block has become free', async () => {
    const [visitor, other] = [await logIn(clinic(), 'unlucky'), await logIn(clinic(), 'lucky')];
    const [block] = await blocksOf(visitor, { now: NOW, date: day(7) });
    await bookByForm(other, block as Block);
    expect(await bookByForm(visitor, block as Block, { key: 'again' })).toBe('taken');
    await cancelBooked(other);
    expect(await bookByForm(visitor, block as Block, { key: 'again' })).toBe('booked');
  });
});
