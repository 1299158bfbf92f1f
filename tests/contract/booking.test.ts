import { describe, expect, test } from 'vitest';
import type { WireReply } from '../../src/api/call';
import {
  askBookingFlag,
  book,
  cancelReservation,
  listDoctors,
  listReservations,
  listShifts,
  showDoctor,
} from '../../src/api/contract';
import { MINUTE_MS, formatTime, minuteOfDay } from '../../src/domain/jst';
import { NOW, TODAY, codeOf, day, instant, useClinic } from './support/testClinic';
import { formBody } from './support/customerForm';
import { blocksOf, bookByForm, logIn, type Visitor } from './support/visitor';

const clinic = useClinic();
const any = { doctor_id: 'any' as const };

/** A free block on a separate day, so that tests do not interfere. */
async function freeBlock(visitor: Visitor, date: string, subjectId = 1) {
  const [block] = await blocksOf(visitor, { now: NOW, date, subjectId });
  if (!block) throw new Error(`no free block on ${date}`);
  return block;
}

/** Finishes a patient's open reservation. */
async function finishFor(visitor: Visitor) {
  const { now_reservations } = await visitor.ask(listReservations);
  await clinic().fetch(
    new Request(`http://localhost:8080/api/preview/reservations/${now_reservations[0]?.id}/finish`, { method: 'POST' }),
  );
}

const refusal = async (visitor: Visitor, body: object) => {
  const response = await visitor.send(book, { body });
  return [response.status, await codeOf(response)];
};

describe('reads', () => {
  test('doctors of a subject, never with the link of their rooms', async () => {
    const visitor = await logIn(clinic(), 'reader');
    const doctors = await visitor.ask(listDoctors, { params: { id: 2 } });
    expect(doctors.length).toBeGreaterThan(1);
    expect(doctors.map((doctor) => doctor.zoom_url)).toEqual(doctors.map(() => null));
    const shown = await visitor.ask(showDoctor, { params: { id: doctors[0]?.id ?? 0 }, query: { subject_id: 2 } });
    expect(shown.doctors.lastname).toBe(doctors[0]?.lastname);
    expect(shown.subject_id.name).toBe('痛風（高尿酸血症）');
    expect((await visitor.send(showDoctor, { params: { id: 99 }, query: { subject_id: 2 } })).status).toBe(404);
  });

  test('the shifts by doctor, then by time, of the doctors of the subject, in the time format of the contract', async () => {
    const visitor = await logIn(clinic(), 'reader');
    const doctors = await visitor.ask(listDoctors, { params: { id: 1 } });
    const { shifts, flag } = await visitor.ask(listShifts, { params: { id: 1 }, query: { date: TODAY, ...any } });
    expect(flag).toBe('initial');
    expect(shifts.length).toBeGreaterThan(100);
    const sorted = shifts.toSorted((a, b) => a.admin_user_id - b.admin_user_id || a.start_time - b.start_time);
    expect(shifts).toEqual(sorted);
    const reply = await visitor.send(listShifts, { params: { id: 1 }, query: { date: TODAY, ...any } });
    for (const { start_time } of ((await reply.json()) as WireReply<typeof listShifts>).shifts)
      expect(start_time).toMatch(/^2026-07-03T(1\d|2[0-3]):[0-5][05]:00\+09:00$/);
    const treating = doctors.map((doctor) => doctor.id);
    for (const shift of shifts) {
      expect(shift.doctorId).toBe(shift.admin_user_id);
      expect(treating).toContain(shift.doctorId);
    }
    const [one] = shifts;
    const query = { date: TODAY, doctor_id: one?.doctorId ?? 0 };
    const ofOne = await visitor.ask(listShifts, { params: { id: 1 }, query });
    expect(ofOne.shifts).toEqual(shifts.filter((shift) => shift.doctorId === one?.doctorId));
  });

  test('some shifts as taken from the start, and none on a day off', async () => {
    const visitor = await logIn(clinic(), 'reader');
    const { shifts } = await visitor.ask(listShifts, { params: { id: 1 }, query: { date: TODAY, ...any } });
    const taken = shifts.filter((shift) => shift.digest).length;
    expect(taken).toBeGreaterThan(shifts.length * 0.1);
    expect(taken).toBeLessThan(shifts.length * 0.6);
    const past = await visitor.ask(listShifts, { params: { id: 1 }, query: { date: day(-30), ...any } });
    expect(past.shifts).toEqual([]);
  });
});

describe('a booking', () => {
  test('takes the whole block, appears in the list, and rejects a second one as a duplicate', async () => {
    const visitor = await logIn(clinic(), 'booker');
    const block = await freeBlock(visitor, day(1));
    expect(await bookByForm(visitor, block)).toBe('ok');
    const { now_reservations, all_reservations } = await visitor.ask(listReservations);
    expect(all_reservations).toEqual(now_reservations);
    expect(now_reservations).toMatchObject([
      {
        start_time: block.start_time,
        subject: '高血圧治療',
        subject_id: 1,
        first: true,
        cancel: false,
        finish: false,
        admin_user: { id: block.admin_user_id, zoom_url: null },
        bill_url: null,
      },
    ]);
    const { shifts } = await visitor.ask(listShifts, { params: { id: 1 }, query: { date: day(1), ...any } });
    const held = shifts.filter((shift) => block.shiftIds.includes(shift.id));
    expect(held.map((shift) => Boolean(shift.digest))).toEqual([true, true, true]);
    // Also for another subject (§one-reservation).
    expect(await bookByForm(visitor, await freeBlock(visitor, day(1), 4))).toBe('3');
  });

  test('replies 1 when one of its shifts is taken or not offered, and books nothing', async () => {
    const [first, second] = [await logIn(clinic(), 'first'), await logIn(clinic(), 'second')];
    const block = await freeBlock(first, day(2));
    expect(await bookByForm(first, block)).toBe('ok');
    expect(await bookByForm(second, block)).toBe('1');
    const { shifts } = await second.ask(listShifts, { params: { id: 1 }, query: { date: day(3), ...any } });
    const at = shifts.findIndex((shift, index) => {
      const run = shifts.slice(index, index + 3);
      const starts = run.map((one) => one.start_time);
      const same = run.every((one) => one.doctorId === shift.doctorId);
      const inHour = minuteOfDay(starts[0] ?? 0) % 60 <= 45 && (starts[2] ?? 0) - (starts[0] ?? 0) === 10 * MINUTE_MS;
      return run.length === 3 && same && inHour && !shift.digest && run.some((one) => one.digest);
    });
    expect(at).toBeGreaterThanOrEqual(0);
    const ids = shifts.slice(at, at + 3).map((shift) => shift.id);
    expect(await second.ask(book, { body: formBody({ id: ids[0] ?? 0, shiftIds: ids, subject_id: 1 }) })).toEqual({
      message: '1',
    });
    expect((await second.ask(listReservations)).all_reservations).toEqual([]);
    const held = await clinic().db.query('select 1 from held_shifts where shift_id = any($1::int[])', [ids]);
    expect(held).toEqual([]);
  });

  test('replies 3 rather than 1', async () => {
    const [holder, rival] = [await logIn(clinic(), 'holder'), await logIn(clinic(), 'rival')];
    const wanted = await freeBlock(rival, day(4));
    await bookByForm(rival, wanted);
    await bookByForm(holder, await freeBlock(holder, day(4)));
    expect(await bookByForm(holder, wanted)).toBe('3');
  });

  test('needs the block that this patient’s appointment takes', async () => {
    const visitor = await logIn(clinic(), 'picky');
    const blocks = (await blocksOf(visitor, { now: NOW, date: day(5) })).filter(
      (block) => !block.startTime.endsWith('45'),
    );
    const [block, other] = [blocks[0], blocks.find((one) => one.admin_user_id !== blocks[0]?.admin_user_id)];
    if (!block || !other) throw new Error('too few free blocks that day');
    const [a = 0, b = 0, c = 0] = block.shiftIds;
    const bookOf = (id: number, shiftIds: number[]) => formBody({ id, shiftIds, subject_id: 1 });
    const wrong: [number, number[]][] = [
      [a, [a, b]],
      [a, [a]],
      [a, [c, b, a].slice(0, 2)],
      [b, [a, b, c]],
      [a, [a, a, b]],
      [a, [a, b, other.id]],
      [a, [b, c, other.id]],
    ];
    for (const [id, shiftIds] of wrong)
      expect(await refusal(visitor, bookOf(id, shiftIds)), shiftIds.join()).toEqual([422, 'block_unfit']);
    expect((await refusal(visitor, bookOf(a, [a, b, c, other.id])))[0]).toBe(422);
    expect(await refusal(visitor, bookOf(a, [a, b, 2_000_000_000]))).toEqual([404, 'not_found']);
    expect((await visitor.ask(listReservations)).all_reservations).toEqual([]);
  });

  test('needs a doctor who treats the subject', async () => {
    const visitor = await logIn(clinic(), 'picky');
    const gout = await clinic().db.query<{ doctor_id: number }>(
      'select doctor_id from doctor_subjects group by doctor_id having array_agg(subject_id) = array[2]',
    );
    const doctor = gout[0]?.doctor_id ?? 0;
    const days = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((n) => blocksOf(visitor, { now: NOW, date: day(n), subjectId: 2, doctor })),
    );
    const [block] = days.flat();
    if (!block) throw new Error('no free block that week');
    expect(await refusal(visitor, { ...formBody(block), subject_id: 4 })).toEqual([422, 'block_unfit']);
  });

  test('never crosses the hour (§block-within-hour)', async () => {
    const visitor = await logIn(clinic(), 'picky');
    const { shifts } = await visitor.ask(listShifts, { params: { id: 1 }, query: { date: day(6), ...any } });
    const at = shifts.findIndex(
      (shift, index) =>
        minuteOfDay(shift.start_time) % 60 === 50 &&
        shifts[index + 2]?.start_time === shift.start_time + 10 * MINUTE_MS &&
        shifts[index + 2]?.doctorId === shift.doctorId,
    );
    const ids = shifts.slice(at, at + 3).map((shift) => shift.id);
    expect(await refusal(visitor, formBody({ id: ids[0] ?? 0, shiftIds: ids, subject_id: 1 }))).toEqual([
      422,
      'block_unfit',
    ]);
  });

  test('is possible until exactly 15 minutes before the start, by the clinic’s clock', async () => {
    const visitor = await logIn(clinic(), 'late');
    const block = await freeBlock(visitor, day(7));
    const { start_time: start } = block;
    try {
      clinic().clock.at = start - 15 * MINUTE_MS + 1;
      expect(await refusal(visitor, formBody(block))).toEqual([422, 'too_soon']);
      clinic().clock.at = start + 60 * MINUTE_MS;
      expect(await refusal(visitor, formBody(block))).toEqual([422, 'too_soon']);
      clinic().clock.at = start - 15 * MINUTE_MS;
      expect(await bookByForm(visitor, block)).toBe('ok');
    } finally {
      clinic().clock.at = NOW;
    }
  });

  test('ignores the uid in its body: the header alone says who books', async () => {
    const visitor = await logIn(clinic(), 'honest');
    const other = await clinic().identity.issue('somebody', 'x');
    const block = await freeBlock(visitor, day(8));
    expect(await visitor.ask(book, { body: { ...formBody(block), uid: other.id_token } })).toEqual({ message: 'ok' });
    expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(1);
  });
});

describe('after a finished consultation', () => {
  test('appointments of that subject are follow-ups: flag, two shifts, `first` false', async () => {
    const visitor = await logIn(clinic(), 'regular');
    await bookByForm(visitor, await freeBlock(visitor, day(9)));
    await finishFor(visitor);
    const query = { date: day(9), ...any };
    expect((await visitor.ask(listShifts, { params: { id: 1 }, query })).flag).toBe('repeat');
    expect((await visitor.ask(listShifts, { params: { id: 4 }, query })).flag).toBe('initial');
    const block = await freeBlock(visitor, day(9));
    expect(block.shiftIds).toHaveLength(2);
    const three = [...block.shiftIds, (block.shiftIds[1] ?? 0) + 1];
    expect((await refusal(visitor, { ...formBody(block), shiftIds: three }))[0]).toBeGreaterThanOrEqual(404);
    expect(await bookByForm(visitor, block)).toBe('ok');
    expect((await visitor.ask(listReservations)).now_reservations[0]?.first).toBe(false);
  });

  test('the flag of `new` is 4 with an open reservation, 1 after a finished one of the subject, else 0', async () => {
    const visitor = await logIn(clinic(), 'asker');
    const block = await freeBlock(visitor, day(10));
    const flag = async (subject_id: number) =>
      (await visitor.ask(askBookingFlag, { query: { shift_id: block.id, subject_id } })).flag;
    expect(await flag(1)).toBe(0);
    await bookByForm(visitor, block);
    expect([await flag(1), await flag(4)]).toEqual([4, 4]);
    await finishFor(visitor);
    expect([await flag(1), await flag(4)]).toEqual([1, 0]);
    expect((await visitor.send(askBookingFlag, { query: { shift_id: 2_000_000_000, subject_id: 1 } })).status).toBe(
      404,
    );
    expect((await visitor.send(askBookingFlag, { query: { shift_id: block.id, subject_id: 9 } })).status).toBe(404);
  });
});

describe('the customer form', () => {
  const {
    id: _id,
    shiftIds: _shiftIds,
    subject_id: _subject,
    ...given
  } = formBody({ id: 1, shiftIds: [], subject_id: 1 });
  const form = { ...given, name: ' 山田 花子 ' };

  test('books the block and subject it names', async () => {
    const visitor = await logIn(clinic(), 'form');
    const block = await freeBlock(visitor, day(11));
    const body = { ...form, id: block.id, subject_id: 1, shiftIds: block.shiftIds };
    expect(await visitor.ask(book, { body })).toEqual({ message: 'ok' });
    const rows = await clinic().db.query(
      'select name, birthday::text, apartment from customers join patients on id = patient_id where display_name = $1',
      ['form'],
    );
    expect(rows).toEqual([{ name: '山田 花子', birthday: '1980-02-29', apartment: '' }]);
  });

  test('derives the block from the first shift and the subject from its doctor when they are missing', async () => {
    const visitor = await logIn(clinic(), 'old-form');
    const weeks = await Promise.all(
      [11, 12, 13, 14, 15, 16, 17].map((n) => blocksOf(visitor, { now: NOW, date: day(n), subjectId: 2, doctor: 3 })),
    );
    const [block] = weeks.flat();
    expect(await visitor.ask(book, { body: { ...form, id: block?.id ?? 0 } })).toEqual({ message: 'ok' });
    const { now_reservations } = await visitor.ask(listReservations);
    expect(now_reservations).toMatchObject([{ subject_id: 2, start_time: block?.start_time }]);
    const held = await clinic().db.query<{ shift_id: number }>(
      'select shift_id from held_shifts where reservation_id = $1 order by 1',
      [now_reservations[0]?.id],
    );
    expect(held.map((row) => row.shift_id)).toEqual(block?.shiftIds);
  });

  test('must name the subject for a doctor with several', async () => {
    const visitor = await logIn(clinic(), 'vague');
    const block = (await blocksOf(visitor, { now: NOW, date: day(11), doctor: 4 }))[0];
    expect(await refusal(visitor, { ...form, id: block?.id ?? (await freeBlock(visitor, day(11))).id })).toEqual([
      422,
      'subject_needed',
    ]);
  });

  test('stores what the form of the app would show, and the kanji of a name as they were written', async () => {
    const visitor = await logIn(clinic(), 'full-width');
    const block = await freeBlock(visitor, day(12));
    const typed = {
      name: ' \uFA19\uFA10　花子 ',
      furigana: 'やまだ　はなこ',
      zip: '〒１５６－００５４',
      address: '世田谷区桜丘１－１',
      email: 'ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ',
      phone: '０９０ー１２３４ー５６７８',
    };
    const body = { ...form, ...typed, id: block.id, subject_id: 1, shiftIds: block.shiftIds };
    expect(await visitor.ask(book, { body })).toEqual({ message: 'ok' });
    const rows = await clinic().db.query(
      'select customers.* from customers join patients on id = patient_id where display_name = $1',
      ['full-width'],
    );
    expect(rows).toMatchObject([
      {
        name: '\uFA19\uFA10 花子',
        furigana: 'ヤマダ ハナコ',
        zip: '1560054',
        address: '世田谷区桜丘1-1',
        apartment: '',
        email: 'hanako@example.jp',
        phone: '09012345678',
      },
    ]);
  });

  test.each([
    [{ zip: '156-005' }, '郵便番号'],
    [{ phone: '090123456' }, '電話番号'],
    [{ email: 'hanako@example' }, 'メールアドレス'],
    [{ name: '   ' }, 'お名前'],
    [{ name: 'あ'.repeat(101) }, 'お名前'],
    [{ furigana: '　' }, 'フリガナ'],
    [{ furigana: '山田' }, 'フリガナ'],
    [{ address: '' }, '住所'],
    [{ month: 13 }, '生年月日'],
    [{ year: 1981 }, '生年月日'],
    [{ year: 2028 }, '生年月日'],
    [{ year: 1896 }, '生年月日'],
  ])('rejects %o and names the field', async (change, field) => {
    const visitor = await logIn(clinic(), 'sloppy');
    const block = await freeBlock(visitor, day(12));
    const body = { ...form, ...change, id: block.id, subject_id: 1, shiftIds: block.shiftIds };
    const response = await visitor.send(book, { body });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(field);
  });
});

describe('cancelling', () => {
  test('frees the shifts at once, keeps the reservation in the list, and works only once', async () => {
    const [visitor, other] = [await logIn(clinic(), 'changer'), await logIn(clinic(), 'waiting')];
    const block = await freeBlock(visitor, day(13));
    await bookByForm(visitor, block);
    const [held] = (await visitor.ask(listReservations)).now_reservations;
    const id = held?.id ?? 0;
    const stranger = await other.send(cancelReservation, { params: { id } });
    expect(stranger.status).toBe(404);
    const { now_reservations, all_reservations } = await visitor.ask(cancelReservation, { params: { id } });
    expect(now_reservations).toEqual([]);
    expect(all_reservations).toMatchObject([{ id, cancel: true }]);
    expect((await visitor.send(cancelReservation, { params: { id } })).status).toBe(409);
    expect(await bookByForm(other, block)).toBe('ok');
    expect(await bookByForm(visitor, await freeBlock(visitor, day(13)))).toBe('ok');
    expect((await visitor.ask(listReservations)).all_reservations).toHaveLength(2);
  });

  test('is a 409 for a finished consultation, a 404 for an unknown one', async () => {
    const visitor = await logIn(clinic(), 'too-late');
    await bookByForm(visitor, await freeBlock(visitor, day(14)));
    const [held] = (await visitor.ask(listReservations)).now_reservations;
    await finishFor(visitor);
    expect((await visitor.send(cancelReservation, { params: { id: held?.id } })).status).toBe(409);
    expect((await visitor.send(cancelReservation, { params: { id: 2_000_000_000 } })).status).toBe(404);
  });

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
  expect(formatTime(start)).toBe(block.startTime);
  expect(instant(block.startTime, day(15))).toBe(start);
});
