import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../../src/api/contract/call';
import {
  cancelReservation,
  listInspections,
  listMedicines,
  listReservations,
  listShifts,
} from '../../../src/api/contract';

const START = '2026-07-03T10:15:00+09:00';
const INSTANT = Date.UTC(2026, 6, 3, 1, 15);

const shift = (start_time: unknown) => ({ id: 1, start_time, admin_user_id: 1, doctorId: 1, digest: null });
const reservation = (start_time: unknown, deliver_time: unknown) => ({
  id: 1,
  start_time,
  subject: '高血圧治療',
  subject_id: 1,
  first: true,
  cancel: false,
  finish: false,
  confirm_status: false,
  payment: false,
  deliver: false,
  deliver_time,
  bill_url: null,
  admin_user: { id: 1, lastname: '佐藤', zoom_url: null },
  deliver_user: null,
});
const medicine = (start_time: unknown) => ({
  id: 1,
  title: 'アムロジピン錠5mg',
  effects: '',
  precautions: '',
  usage1: '1日1回',
  dosage: '1錠',
  days: 30,
  start_time,
  subject: '高血圧治療',
});
const inspection = (start_time: unknown) => ({
  id: 1,
  menu_id: 47,
  menu_name: '基本検査',
  title: '血液検査',
  start_time,
  subject: '高血圧治療',
});

/** Every time of every reply: the call, and its reply with this text in the place of the time. */
const TIMES: readonly [string, Call, (text: unknown) => unknown][] = [
  ['a shift', listShifts, (text) => ({ shifts: [shift(text)], flag: 'initial' })],
  [
    'a current reservation',
    listReservations,
    (text) => ({ now_reservations: [reservation(text, null)], all_reservations: [] }),
  ],
  [
    'a reservation',
    cancelReservation,
    (text) => ({ now_reservations: [], all_reservations: [reservation(text, null)] }),
  ],
  ['a reservation of a bare list', listReservations, (text) => [reservation(text, null)]],
  ['a shipment', listReservations, (text) => ({ now_reservations: [], all_reservations: [reservation(START, text)] })],
  ['a medicine', listMedicines, (text) => ({ latest_medicines: [medicine(text)], past_medicines: [] })],
  ['an earlier medicine', listMedicines, (text) => ({ latest_medicines: [], past_medicines: [medicine(text)] })],
  ['a test', listInspections, (text) => [inspection(text)]],
];

/** Every number of a parsed reply. */
const numbers = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : [];
};

describe.each(TIMES)('the time of %s', (_, call, replyWith) => {
  test.each([
    START,
    '2026-07-03T01:15:00Z',
    '2026-07-02T18:15:00-07:00',
    '2026-07-03T10:15+09:00',
    '2026-07-03 10:15:00',
  ])('is the same instant written as %s', (text) =>
    expect(numbers(v.parse(call.reply, replyWith(text)))).toContain(INSTANT),
  );

  test.each(['soon', '2026-07-03', '2026-02-30T10:15:00+09:00', INSTANT])(
    'makes the reply malformed when it is "%s"',
    (text) => expect(v.safeParse(call.reply, replyWith(text)).success).toBe(false),
  );
});
