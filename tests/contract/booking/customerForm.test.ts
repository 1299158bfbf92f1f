import { describe, expect, test } from 'vitest';
import { book, listReservations } from '../../../src/api/contract';
import { NOW, day, useClinic, statusAndCode } from '../support/testClinic';
import { bodyWithBasicInfo, blocksOf, logIn, freeBlock, type Visitor } from '../../patient';

const clinic = useClinic();
const refusalOf = (visitor: Visitor, body: object) => statusAndCode(visitor.send(book, { body }));

describe('the customer form', () => {
  const {
    id: _id,
    shiftIds: _shiftIds,
    subject_id: _subject,
    ...fields
  } = bodyWithBasicInfo({ id: 1, shiftIds: [], subject_id: 1 });
  const form = { ...fields, name: ' 山田 花子 ' };

  test('needs only the first shift to book the whole block', async () => {
    const visitor = await logIn(clinic(), 'old-form');
    const blocksByDay = await Promise.all(
      [11, 12, 13, 14, 15, 16, 17].map((n) => blocksOf(visitor, { now: NOW, date: day(n), subjectId: 2, doctor: 3 })),
    );
    const [block] = blocksByDay.flat();
    expect(await visitor.ask(book, { body: { ...form, id: block?.id ?? 0 } })).toEqual({ message: 'booked' });
    const { now_reservations } = await visitor.ask(listReservations);
    expect(now_reservations).toMatchObject([{ subject_id: 2, start_time: block?.start_time }]);
    const heldShifts = await clinic().db.query<{ shift_id: number }>(
      'select shift_id from held_shifts where reservation_id = $1 order by 1',
      [now_reservations[0]?.id],
    );
    expect(heldShifts.map((row) => row.shift_id)).toEqual(block?.shiftIds);
  });

  test('must name the subject if the doctor treats several subjects', async () => {
    const visitor = await logIn(clinic(), 'vague');
    const block = (await blocksOf(visitor, { now: NOW, date: day(11), doctor: 4 }))[0];
    expect(await refusalOf(visitor, { ...form, id: block?.id ?? (await freeBlock(visitor, day(11))).id })).toBe(
      '422 subject_needed',
    );
  });

  test('is normalized, except for the kanji of the name', async () => {
    const visitor = await logIn(clinic(), 'full-width');
    const block = await freeBlock(visitor, day(12));
    const typedFields = {
      name: ' \uFA19\uFA10　花子 ',
      furigana: 'やまだ　はなこ',
      zip: '〒１５６－００５４',
      address: '世田谷区桜丘１－１',
      email: 'ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ',
      phone: '０９０ー１２３４ー５６７８',
    };
    const body = { ...form, ...typedFields, id: block.id, subject_id: 1, shiftIds: block.shiftIds };
    expect(await visitor.ask(book, { body })).toEqual({ message: 'booked' });
    const rows = await clinic().db.query(
      'select customers.*, birthday::text from customers join patients on id = patient_id where display_name = $1',
      ['full-width'],
    );
    const { email, phone, zip } = fields;
    const normalized = {
      name: '\uFA19\uFA10 花子',
      furigana: 'ヤマダ ハナコ',
      zip,
      address: '世田谷区桜丘1-1',
      apartment: '',
    };
    expect(rows).toMatchObject([{ ...normalized, email, phone, birthday: '1980-02-29' }]);
  });

  test.each([
    [{ zip: '156-005' }, '郵便番号'],
    [{ year: 1981 }, '生年月日'],
  ])('with invalid %o is refused with the name of the field (§customer-form-fields)', async (change, field) => {
    const visitor = await logIn(clinic(), 'sloppy');
    const block = await freeBlock(visitor, day(12));
    const body = { ...form, ...change, id: block.id, subject_id: 1, shiftIds: block.shiftIds };
    const response = await visitor.send(book, { body });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(field);
  });
});
