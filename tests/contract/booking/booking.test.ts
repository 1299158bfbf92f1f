import { describe, expect, test } from 'vitest';
import { askBookingFlag, book, listReservations, listShifts } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { blockTimes } from '../../../src/domain/booking/block';
import { MINUTE_MS, minuteOfDay } from '../../../src/domain/calendar/jst';
import { NOW, day, useClinic, statusAndCode } from '../support/testClinic';
import { bodyWithBasicInfo, blocksOf, bookByForm, freeBlock, bookedId, logIn, type Visitor } from '../../patient';

const clinic = useClinic();
const anyDoctor = { doctor_id: 'any' as const };
const refusalOf = (visitor: Visitor, body: object) => statusAndCode(visitor.send(book, { body }));

describe('a booking', () => {
  test('holds its block and prevents a second booking by the patient (§one-reservation)', async () => {
    const visitor = await logIn(clinic(), 'booker');
    const block = await freeBlock(visitor, day(1));
    expect(await bookByForm(visitor, block)).toBe('booked');
    const { now_reservations, all_reservations } = await visitor.ask(listReservations);
    expect(all_reservations).toEqual(now_reservations);
    expect(now_reservations).toMatchObject([
      {
        start_time: block.start_time,
        subject: '高血圧治療',
        subject_id: 1,
        kind: 'initial',
        cancel: false,
        finish: false,
        admin_user: { id: block.admin_user_id, zoom_url: null },
        bill_url: null,
      },
    ]);
    const { shifts } = await visitor.ask(listShifts, { params: { id: 1 }, query: { date: day(1), ...anyDoctor } });
    const heldShifts = shifts.filter((shift) => block.shiftIds.includes(shift.id));
    expect(heldShifts.map((shift) => Boolean(shift.digest))).toEqual([true, true, true]);
    expect(await bookByForm(visitor, await freeBlock(visitor, day(1), { subjectId: 4 }))).toBe('duplicate');
  });

  test('fails as a whole with `taken` if one shift is not free (§booking-reply, §block-whole-or-none)', async () => {
    const [first, second] = [await logIn(clinic(), 'first'), await logIn(clinic(), 'second')];
    const block = await freeBlock(first, day(2));
    expect(await bookByForm(first, block)).toBe('booked');
    expect(await bookByForm(second, block)).toBe('taken');
    const { shifts } = await second.ask(listShifts, { params: { id: 1 }, query: { date: day(3), ...anyDoctor } });
    const start = shifts.findIndex((shift, index) => {
      const run = shifts.slice(index, index + 3);
      const starts = run.map(({ start_time }) => start_time);
      const isSameDoctor = run.every(({ doctorId }) => doctorId === shift.doctorId);
      const isInHour = minuteOfDay(starts[0] ?? 0) % 60 <= 45 && (starts[2] ?? 0) - (starts[0] ?? 0) === 10 * MINUTE_MS;
      return run.length === 3 && isSameDoctor && isInHour && !shift.digest && run.some(({ digest }) => digest);
    });
    expect(start).toBeGreaterThanOrEqual(0);
    const ids = shifts.slice(start, start + 3).map((shift) => shift.id);
    expect(
      await second.ask(book, { body: bodyWithBasicInfo({ id: ids[0] ?? 0, shiftIds: ids, subject_id: 1 }) }),
    ).toEqual({
      message: 'taken',
    });
    expect((await second.ask(listReservations)).all_reservations).toEqual([]);
    const heldShifts = await clinic().db.query('select 1 from held_shifts where shift_id = any($1::int[])', [ids]);
    expect(heldShifts).toEqual([]);
  });

  test('gets the reply `duplicate` if its patient has a reservation and its block is taken', async () => {
    const [holder, rival] = [await logIn(clinic(), 'holder'), await logIn(clinic(), 'rival')];
    const wantedBlock = await freeBlock(rival, day(4));
    await bookByForm(rival, wantedBlock);
    await bookByForm(holder, await freeBlock(holder, day(4)));
    expect(await bookByForm(holder, wantedBlock)).toBe('duplicate');
  });

  test('must be one block of the required length (§block-checked-by-clinic, §block-length)', async () => {
    const visitor = await logIn(clinic(), 'picky');
    const blocks = (await blocksOf(visitor, { now: NOW, date: day(5) })).filter(
      (block) => !blockTimes(block)[0].endsWith('45'),
    );
    const [block] = blocks;
    const otherDoctorsBlock = blocks.find((free) => free.admin_user_id !== block?.admin_user_id);
    if (!block || !otherDoctorsBlock) throw new Error('too few free blocks that day');
    const [a = 0, b = 0, c = 0] = block.shiftIds;
    const bodyWith = (id: number, shiftIds: number[]) => bodyWithBasicInfo({ id, shiftIds, subject_id: 1 });
    const wrongBlocks: [number, number[]][] = [
      [a, [a, b]],
      [a, [a]],
      [a, [c, b, a].slice(0, 2)],
      [b, [a, b, c]],
      [a, [a, a, b]],
      [a, [a, b, otherDoctorsBlock.id]],
      [a, [b, c, otherDoctorsBlock.id]],
    ];
    for (const [id, shiftIds] of wrongBlocks)
      expect(await refusalOf(visitor, bodyWith(id, shiftIds)), shiftIds.join()).toBe('422 block_unfit');
    expect(await refusalOf(visitor, bodyWith(a, [a, b, c, otherDoctorsBlock.id]))).toMatch(/^422 /);
    expect(await refusalOf(visitor, bodyWith(a, [a, b, 2_000_000_000]))).toBe('404 not_found');
    expect((await visitor.ask(listReservations)).all_reservations).toEqual([]);
  });

  test('is refused when the doctor does not treat the subject (§block-checked-by-clinic)', async () => {
    const visitor = await logIn(clinic(), 'picky');
    const goutDoctors = await clinic().db.query<{ doctor_id: number }>(
      'select doctor_id from doctor_subjects group by doctor_id having array_agg(subject_id) = array[2]',
    );
    const doctor = goutDoctors[0]?.doctor_id ?? 0;
    const days = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((n) => blocksOf(visitor, { now: NOW, date: day(n), subjectId: 2, doctor })),
    );
    const [block] = days.flat();
    if (!block) throw new Error('no free block that week');
    expect(await refusalOf(visitor, { ...bodyWithBasicInfo(block), subject_id: 4 })).toBe('422 block_unfit');
  });

  test('is refused when its block crosses a full hour (§block-within-hour)', async () => {
    const visitor = await logIn(clinic(), 'picky');
    const { shifts } = await visitor.ask(listShifts, { params: { id: 1 }, query: { date: day(6), ...anyDoctor } });
    const start = shifts.findIndex(
      (shift, index) =>
        minuteOfDay(shift.start_time) % 60 === 50 &&
        shifts[index + 2]?.start_time === shift.start_time + 10 * MINUTE_MS &&
        shifts[index + 2]?.doctorId === shift.doctorId,
    );
    const ids = shifts.slice(start, start + 3).map((shift) => shift.id);
    expect(await refusalOf(visitor, bodyWithBasicInfo({ id: ids[0] ?? 0, shiftIds: ids, subject_id: 1 }))).toBe(
      '422 block_unfit',
    );
  });

  test('is possible until 5 minutes before the start (§book-until-five)', async () => {
    const visitor = await logIn(clinic(), 'late');
    const block = await freeBlock(visitor, day(7));
    const { start_time: start } = block;
    clinic().clock.at = start - 5 * MINUTE_MS + 1;
    expect(await refusalOf(visitor, bodyWithBasicInfo(block))).toBe('422 too_soon');
    clinic().clock.at = start + 60 * MINUTE_MS;
    expect(await refusalOf(visitor, bodyWithBasicInfo(block))).toBe('422 too_soon');
    clinic().clock.at = start - 5 * MINUTE_MS;
    expect(await bookByForm(visitor, block)).toBe('booked');
  });

  test('belongs to the patient whose uid is in the header', async () => {
    const visitor = await logIn(clinic(), 'honest');
    const other = await clinic().identity.issue('somebody', 'x');
    const block = await freeBlock(visitor, day(8));
    expect(await visitor.ask(book, { body: { ...bodyWithBasicInfo(block), uid: other.id_token } })).toEqual({
      message: 'booked',
    });
    expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(1);
  });

  test('has two shifts after a finished visit for the same subject (§first-visit-per-subject)', async () => {
    const visitor = await logIn(clinic(), 'regular');
    await bookByForm(visitor, await freeBlock(visitor, day(9)));
    await takeStepInDb(clinic().db, await bookedId(visitor), 'finish', clinic().clock.now());
    const query = { date: day(9), ...anyDoctor };
    expect((await visitor.ask(listShifts, { params: { id: 1 }, query })).kind).toBe('repeat');
    expect((await visitor.ask(listShifts, { params: { id: 4 }, query })).kind).toBe('initial');
    const block = await freeBlock(visitor, day(9));
    expect(block.shiftIds).toHaveLength(2);
    const threeIds = [...block.shiftIds, (block.shiftIds[1] ?? 0) + 1];
    expect(await refusalOf(visitor, { ...bodyWithBasicInfo(block), shiftIds: threeIds })).toMatch(/^4/);
    expect(await bookByForm(visitor, block)).toBe('booked');
    expect((await visitor.ask(listReservations)).now_reservations[0]?.kind).toBe('repeat');
  });
});

test('the booking flag distinguishes a first visit, a repeat visit and a duplicate (§booking-way)', async () => {
  const visitor = await logIn(clinic(), 'asker');
  const block = await freeBlock(visitor, day(10));
  const flowFor = async (subject_id: number) =>
    (await visitor.ask(askBookingFlag, { query: { shift_id: block.id, subject_id } })).flow;
  expect(await flowFor(1)).toBe('firstQuestionnaire');
  await bookByForm(visitor, block);
  expect([await flowFor(1), await flowFor(4)]).toEqual(['duplicate', 'duplicate']);
  await takeStepInDb(clinic().db, await bookedId(visitor), 'finish', clinic().clock.now());
  expect([await flowFor(1), await flowFor(4)]).toEqual(['repeatQuestionnaire', 'firstQuestionnaire']);
});
