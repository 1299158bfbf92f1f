import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  BookingReply,
  getBill,
  getDiagnose,
  listAddresses,
  listMedicines,
  listReservations,
  listShifts,
  login,
  payByBank,
  payByCard,
} from '../../../src/api/contract';

type Forms = (value: unknown) => unknown[];
/** Stands for a field that is left out. */
const LEFT_OUT = Symbol('left out');
const flag: Forms = (value) => (value ? [true, 1, '1', 'true'] : [false, 0, '0', null, '', LEFT_OUT]);
const optional: Forms = (value) => (value === null ? [null, '', ' ', LEFT_OUT] : [value]);
const line: Forms = (value) => (value === '' ? ['', null, LEFT_OUT] : [value]);
const number: Forms = (value) => [value, String(value)];
const time: Forms = (value) => {
  const local = String(value).replace('+09:00', '');
  const utc = new Date(String(value)).toISOString();
  return [value, utc, utc.replace('.000', ''), local, local.replace('T', ' '), local.slice(0, 16)];
};
const FORMS: Record<string, Forms> = {
  ...Object.fromEntries(
    'first cancel finish confirm_status payment deliver preset required has_reservation success'
      .split(' ')
      .map((name) => [name, flag]),
  ),
  ...Object.fromEntries(
    'id subject_id admin_user_id doctorId score cost insurance private grand_total menu_id'
      .split(' ')
      .map((name) => [name, number]),
  ),
  digest: (value) => (value ? ['taken', true, 1, '1', {}] : [null, false, 0, '', LEFT_OUT]),
  bill_url: optional,
  zoom_url: optional,
  usage2: optional,
  image: optional,
  deliver_time: (value) => (value === null ? [null, '', LEFT_OUT] : time(value)),
  deliver_user: (value) => (value === null ? [null, LEFT_OUT] : [value]),
  apartment: line,
  precautions: line,
  message: (value) => (value === '1' ? ['1', 1] : line(value)),
  start_time: time,
  ratio: (value) => [value, String(value), null, LEFT_OUT],
  days: (value) => [value, String(value), `${String(value)}日分`],
  zip: (value) => [value, Number(value)],
  va_account_number: (value) => [value, Number(value)],
  choices: (value) => ((value as unknown[]).length === 0 ? [[], null, LEFT_OUT] : [value]),
  past_medicines: (value) => ((value as unknown[]).length === 0 ? [[], null, LEFT_OUT] : [value]),
  now_reservations: (value) => ((value as unknown[]).length === 0 ? [[], null, LEFT_OUT] : [value]),
  response_data: (value) => (value ? [1, '1', true, null, LEFT_OUT] : [0, '0']),
};

/** A reply with each field in any form that the words of the contract allow. */
function varied(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map(varied));
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  const fields = Object.entries(value).map(([name, field]) =>
    varied(field).chain((one) =>
      fc.constantFrom(...(FORMS[name]?.(one) ?? [one])).map((form) => [name, form] as const),
    ),
  );
  return fc.tuple(...fields).map((all) => Object.fromEntries(all.filter(([, form]) => form !== LEFT_OUT)));
}

const START = '2026-07-03T10:00:00+09:00';
const reservation = {
  id: 7,
  start_time: START,
  subject: '高血圧',
  subject_id: 1,
  first: true,
  cancel: false,
  finish: true,
  confirm_status: false,
  payment: false,
  deliver: false,
  deliver_time: null,
  bill_url: null,
  admin_user: { id: 1, lastname: '佐藤', zoom_url: null },
  deliver_user: null,
};
const medicine = {
  id: 3,
  title: '薬',
  image: null,
  effects: '血圧を下げる',
  precautions: '',
  usage1: '朝食後',
  usage2: null,
  dosage: '1錠',
  days: 30,
  start_time: START,
  subject: '高血圧',
};
const question = { id: 5, content: '身長', question_type: 'number', required: true, choices: [] };

const shifts = {
  flag: 'initial',
  shifts: [null, 'taken'].map((digest, at) => ({
    id: at + 1,
    start_time: START,
    admin_user_id: 1,
    doctorId: 1,
    digest,
  })),
};
const REPLIES: [string, v.GenericSchema, unknown][] = [
  ['reservations', listReservations.reply, { now_reservations: [], all_reservations: [reservation] }],
  ['shifts', listShifts.reply, shifts],
  ['addresses', listAddresses.reply, [{ id: 1, zip: '0600001', address: '札幌', apartment: '', preset: true }]],
  ['medicines', listMedicines.reply, { latest_medicines: [medicine], past_medicines: [] }],
  ['questions', getDiagnose.reply, { common_questionnaire: [question], specific_questionnaires: [] }],
  ['login', login.reply, { success: true, message: '' }],
  ['booking', BookingReply, { message: '1' }],
  ['card', payByCard.reply, { response_data: 1, link_url: 'https://pay.example/1' }],
  ['refused card', payByCard.reply, { response_data: 0, link_url: 'https://pay.example/1' }],
  [
    'account',
    payByBank.reply,
    {
      bank_info: {
        va_account_number: '1234567',
        va_account_name: 'ｸﾘﾆﾂｸ',
        va_branch_code: '001',
        va_branch_name: '本店',
      },
    },
  ],
  [
    'bill',
    getBill.reply,
    {
      billing_info: {
        insurance_details: [{ type: '診察', description: '初診', score: 288 }],
        private_details: [{ type: '送料', description: '', cost: 500 }],
        total: { insurance: 288, private: 500, private_tax: 50, grand_total: 1410, ratio: 0.3 },
      },
    },
  ],
];

describe('replies of another clinic (§read-generously)', () => {
  test.each(REPLIES)('%s in any form are the same to the app', (_, schema, canonical) => {
    const known = v.parse(schema, canonical);
    fc.assert(
      fc.property(varied(canonical), (reply) => {
        expect(v.parse(schema, reply)).toEqual(known);
      }),
    );
  });

  test.each([
    ['a time that does not exist', { ...reservation, start_time: '2026-02-30 10:00:00' }],
    ['no id', { ...reservation, id: null }],
    ['a flag that is none', { ...reservation, cancel: 'perhaps' }],
  ])('a reservation with %s is refused', (_, row) => {
    expect(v.safeParse(listReservations.reply, [row]).success).toBe(false);
  });

  test.each([
    ['its room alone', { zoom_url: 'https://room.example/1' }, 'https://room.example/1'],
    ['nothing', null, null],
  ])('a doctor of whom a reservation says %s has no name', (_, admin_user, zoom_url) => {
    const reply = v.parse(listReservations.reply, [{ ...reservation, admin_user }]);
    expect(reply.all_reservations[0]?.admin_user).toEqual({ id: null, lastname: '', zoom_url });
  });

  test('past prescriptions are the same as a list, in groups and by a key', () => {
    const visit = { start_time: '2026-06-01T10:00:00+09:00', subject: '高血圧' };
    const pill = { id: 1, title: '錠', days: 30 };
    const read = (past_medicines: unknown) => v.parse(listMedicines.reply, { past_medicines }).past_medicines;
    const known = read([{ ...pill, ...visit }]);
    expect(known).toHaveLength(1);
    expect(read([{ ...visit, items: [pill] }])).toEqual(known);
    expect(read({ '2026-06-01 高血圧': [{ ...pill, ...visit }] })).toEqual(known);
    for (const none of [[], {}, null]) expect(read(none)).toEqual([]);
  });

  test.each([{}, '', undefined, null])('a booking answered by %j is not booked by that', (reply) => {
    expect(v.safeParse(BookingReply, reply).success).toBe(false);
  });
});
