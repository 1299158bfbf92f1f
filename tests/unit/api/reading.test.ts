import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../src/api/contract/call';
import {
  askBookingFlag,
  book,
  getBill,
  getDiagnose,
  getRediagnose,
  listAddresses,
  listAnswers,
  listDoctors,
  listFiles,
  listInspections,
  listMedicines,
  listPayAddresses,
  listReservations,
  listShifts,
  login,
  payByBank,
  payByCard,
  showDoctor,
} from '../../../src/api/contract';

const START = '2026-07-03T10:15:00+09:00';
const address = { id: 3, zip: '0600001', address: '札幌市中央区1-1', apartment: '', preset: true };
const visit = {
  id: 12,
  start_time: START,
  subject: '高血圧治療',
  subject_id: 1,
  first: true,
  cancel: false,
  finish: true,
  confirm_status: true,
  payment: true,
  deliver: false,
  deliver_time: null,
  bill_url: null,
  admin_user: { id: 1, lastname: '佐藤', zoom_url: null },
  deliver_user: { zip: '0600001', address: '札幌市中央区1-1', apartment: '' },
  rebook: { reason: null },
  parcel: { carrier: 'ヤマト運輸', number: '400012345678' },
};
/** The flags the other way round, nothing of the doctor, and nothing that a host may leave out. */
const nameless = {
  ...visit,
  id: 13,
  first: false,
  cancel: true,
  finish: false,
  confirm_status: false,
  payment: false,
  deliver: true,
  admin_user: { id: null, lastname: '', zoom_url: null },
  deliver_user: null,
  rebook: null,
  parcel: null,
};
const roomAlone = { ...visit, id: 14, admin_user: { ...nameless.admin_user, zoom_url: 'https://room.example/1' } };
const medicine = {
  id: 5,
  title: 'アムロジピン錠5mg',
  image: null,
  effects: '血圧を下げます',
  precautions: '',
  usage1: '1日1回',
  usage2: null,
  dosage: '1錠',
  days: 30,
  start_time: START,
  subject: '高血圧治療',
};
const question = {
  id: 7,
  question_content: '服用中のお薬',
  question_type: 'multiple_choice',
  required: true,
  choices: [{ id: 71, choice_text: 'なし' }],
  answer_text: null,
};
const text = { ...question, id: 8, question_type: 'text', required: false, choices: [], follows: null };
const followUp = { ...text, id: 9, follows: { question_id: 7, choice_ids: [71] } };
const bill = {
  insurance_details: [
    { type: '診察', description: '再診料', score: 288 },
    { type: '薬', description: 'お薬', score: '---' },
  ],
  private_details: [{ type: '送料', description: '配送', cost: 1000 }],
  total: { insurance: 288, private: 1000, private_tax: 100, grand_total: 1960, ratio: 0.3 },
};
const account = {
  va_account_number: '3100014',
  va_account_name: 'クリニック',
  va_branch_code: '801',
  va_branch_name: '本店',
};

/** Every reply that the specification names, as our clinic writes it. */
const REPLIES: readonly [string, Call, object][] = [
  ['the login', login, { success: true, message: '' }],
  ['the doctors', listDoctors, [{ id: 1, name: '佐藤 花', lastname: '佐藤', profile: '', zoom_url: null }]],
  [
    'the shifts',
    listShifts,
    {
      shifts: [
        { id: 1, start_time: START, admin_user_id: 1, doctorId: 1, digest: null },
        { id: 2, start_time: START, admin_user_id: 1, doctorId: 1, digest: 'a1' },
      ],
      flag: 'initial',
    },
  ],
  ['the shifts of a repeat visit', listShifts, { shifts: [], flag: 'repeat' }],
  ['a doctor', showDoctor, { doctors: { lastname: '佐藤', profile: '' }, subject_id: { name: '高血圧' } }],
  ['the flag of a booking', askBookingFlag, { flag: 1 }],
  ['a flag that says nothing', askBookingFlag, { flag: null }],
  ['a booking', book, { message: '3' }],
  ['the first questionnaire', getDiagnose, { common_questionnaire: [question], specific_questionnaires: [text] }],
  ['the repeat questionnaire', getRediagnose, { questions: [question, followUp, text], has_reservation: false }],
  ['the same with the pictures stored', getRediagnose, { questions: [question], has_reservation: true }],
  ['the reservations', listReservations, { now_reservations: [], all_reservations: [visit, nameless, roomAlone] }],
  ['the answers', listAnswers, [{ ...text, question_id: 8, questionnaire_id: 1 }]],
  ['the addresses', listAddresses, [address, { ...address, id: 4, preset: false }]],
  ['the bill', getBill, { billing_info: bill }],
  ['the addresses to pay with', listPayAddresses, { main_deliver: address, other_deliver: [] }],
  [
    'the same with what was chosen',
    listPayAddresses,
    {
      main_deliver: address,
      other_deliver: [],
      chosen: { method: 'card', deliver_id: 3 },
    },
  ],
  ['the same with nothing chosen', listPayAddresses, { main_deliver: null, chosen: null }],
  ['a card payment', payByCard, { response_data: 1, link_url: 'https://pay.example/1' }],
  ['a card payment that failed', payByCard, { response_data: 0, link_url: '' }],
  ['the account', payByBank, { bank_info: account }],
  ['the files', listFiles, [{ id: 4, title: '保険証', file_url: 'https://files.example/4' }]],
  ['the medicines', listMedicines, { latest_medicines: [], past_medicines: [medicine] }],
  [
    'the tests',
    listInspections,
    [{ id: 1, menu_id: 47, menu_name: '基本検査', title: '', start_time: START, subject: '痛風治療' }],
  ],
];

const ABSENT = Symbol('absent');
const nothing = (...more: unknown[]) => fc.constantFrom<unknown>(null, ABSENT, ...more);
const number = (value: unknown) => fc.constantFrom<unknown>(value, String(value));
const flag = (value: unknown) =>
  value === true ? fc.constantFrom<unknown>(true, 1, '1') : fc.constantFrom<unknown>(false, 0, '0', null, ABSENT);
const optional = (value: unknown) => (value === null || value === '' ? nothing('') : fc.constant(value));
/** An object that may be missing: also as one whose `fields` say nothing. */
const object =
  (...fields: string[]) =>
  (value: unknown) => {
    const saying = (word: unknown) => Object.fromEntries(fields.map((name) => [name, word]));
    return value === null
      ? fc.constantFrom<unknown>(null, '', false, [], ...(fields.length > 0 ? [{}, saying(null), saying('')] : []))
      : varied(value);
  };
const digits = (value: unknown) => fc.constantFrom<unknown>(value, Number(value));
const time = (value: unknown) =>
  value === START
    ? fc.constantFrom<unknown>(
        START,
        '2026-07-03T01:15:00Z',
        '2026-07-03T01:15:00.000Z',
        '2026-07-03T10:15:00.000+09:00',
        '2026-07-02T18:15:00-07:00',
        '2026-07-03 10:15:00 +0900',
        '2026-07-03T10:15:00',
        '2026-07-03 10:15:00',
        '2026-07-03 10:15',
      )
    : nothing('');

/** The forms of a field, by its name; of all others the one there is. */
const FORMS: Record<string, (value: unknown) => fc.Arbitrary<unknown>> = {
  ...Object.fromEntries(
    ['first', 'cancel', 'finish', 'confirm_status', 'payment', 'deliver', 'preset', 'required', 'has_reservation'].map(
      (name) => [name, flag],
    ),
  ),
  ...Object.fromEntries(
    ['apartment', 'bill_url', 'precautions', 'usage2', 'profile', 'image', 'answer_text', 'message', 'zoom_url'].map(
      (name) => [name, optional],
    ),
  ),
  ...Object.fromEntries(
    ['id', 'subject_id', 'admin_user_id', 'doctorId', 'question_id', 'menu_id', 'score', 'cost', 'insurance'].map(
      (name) => [name, (value: unknown) => (typeof value === 'number' ? number(value) : fc.constant(value))],
    ),
  ),
  private: number,
  private_tax: number,
  grand_total: number,
  flag: (value) =>
    typeof value === 'number'
      ? number(value)
      : value === 'initial'
        ? fc.constant(value)
        : nothing('', 'x', 'other', 'INITIAL'),
  admin_user: (value) =>
    varied(value).chain((one) => {
      const { lastname, zoom_url } = value as typeof visit.admin_user;
      const less = zoom_url === null ? [null, ABSENT, {}, '', []] : [{ zoom_url }];
      return fc.constantFrom<unknown>(one, ...(lastname === '' ? less : []));
    }),
  deliver_user: object('zip', 'address', 'apartment'),
  main_deliver: object('id', 'zip', 'address', 'apartment', 'preset'),
  parcel: object('carrier', 'number'),
  chosen: object('method', 'deliver_id'),
  follows: object('question_id', 'choice_ids'),
  rebook: object(),
  reason: () => nothing('', []),
  deliver_id: number,
  choice_ids: (value) => fc.constantFrom<unknown>(value, (value as number[]).map(String)),
  message: (value) => (value === '' ? nothing('') : digits(value)),
  success: (value) => fc.constantFrom<unknown>(value, 1, '1'),
  digest: (value) =>
    value === null
      ? fc.constantFrom<unknown>(null, false, 0, '0', '', ABSENT)
      : fc.constantFrom<unknown>('a1', true, 1, '1'),
  ratio: (value) => fc.constantFrom<unknown>(value, '0.3', null, ABSENT),
  days: (value) => fc.constantFrom<unknown>(value, '30', '30日分', '30日', '３０日分'),
  zip: digits,
  va_account_number: digits,
  va_branch_code: digits,
  start_time: time,
  deliver_time: time,
  response_data: (value) => (value === 0 ? number(0) : fc.constantFrom<unknown>(1, '1', true, null, ABSENT, { id: 7 })),
  link_url: (value) =>
    value === '' ? fc.constantFrom<unknown>('', 'https://pay.example/1', null) : fc.constant(value),
  choices: (value) => ((value as unknown[]).length === 0 ? nothing([]) : varied(value)),
  specific_questionnaires: (value) => varied(value),
  latest_medicines: () => nothing([], {}),
  now_reservations: () => nothing([]),
  other_deliver: () => nothing([]),
  past_medicines: (value) =>
    varied(value).chain((list) => {
      const [{ start_time, subject, ...one } = {} as Record<string, unknown>] = list as Record<string, unknown>[];
      return fc.constantFrom<unknown>(
        list,
        [{ start_time, subject, medicines: [one] }],
        [{ start_time, subject, drugs: [one] }],
        { 'any name': list },
        [{ id: 3, start_time, subject, items: [{ ...one, tags: ['朝'] }], notes: [] }],
        { '2026-07-03': [{ start_time, subject, items: [one] }] },
      );
    }),
  doctors: (value) => varied(value).chain((one) => fc.constantFrom<unknown>(one, [one])),
};

/** The same value in any of its forms. */
function varied(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map(varied));
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  const fields = Object.entries(value).map(([name, one]) => {
    // Either of the two names of a question's words.
    const names = name === 'question_content' ? ['content', 'question_content'] : [name];
    return fc.tuple(fc.constantFrom(...names), (FORMS[name] ?? varied)(one));
  });
  return fc.tuple(...fields).map((pairs) => Object.fromEntries(pairs.filter(([, one]) => one !== ABSENT)));
}

/** A whole reply in any of its forms: reservations may also come as a bare list. */
function variedReply(call: Call, canonical: object): fc.Arbitrary<unknown> {
  const reply = varied(canonical);
  if (call !== (listReservations as Call)) return reply;
  return fc.oneof(
    reply,
    reply.map((lists) => (lists as { all_reservations: unknown }).all_reservations),
  );
}

describe('a host may write a reply in any form of the specification (§read-generously)', () => {
  // §payment-list-owed, §read-generously
  it.each(REPLIES)('reads %s alike', (_, call, canonical) => {
    const expected = v.parse(call.reply, canonical);
    fc.assert(
      fc.property(variedReply(call, canonical), (reply) => {
        expect(v.parse(call.reply, reply)).toEqual(expected);
      }),
    );
  });

  // §current-and-past
  it('with every reservation among all of them, also where a host lists the current ones apart', () => {
    const held = { ...visit, id: 15, finish: false, confirm_status: false, payment: false };
    const lists = { now_reservations: [held], all_reservations: [visit, null] };
    const { now_reservations: now, all_reservations: all } = v.parse(listReservations.reply, lists);
    expect([now, all].map((list) => list.map(({ id }) => id))).toEqual([[15], [15, 12]]);
    const read = v.parse(listReservations.reply, { ...lists, all_reservations: [visit, held] });
    expect(read.all_reservations.map(({ id }) => id)).toEqual([15, 12]);
    expect(v.parse(listReservations.reply, lists).lost).toBe(1);
  });

  it('with a doctor who is not named, or not at all', () => {
    const doctorOf = (admin_user: unknown) =>
      v.parse(listReservations.reply, [{ ...visit, admin_user }]).all_reservations[0]?.admin_user;
    for (const none of [null, undefined, {}, '', []])
      expect(doctorOf(none)).toEqual({ id: null, lastname: '', zoom_url: null });
    const room = 'https://room.example/1';
    expect(doctorOf({ zoom_url: room })).toEqual({ id: null, lastname: '', zoom_url: room });
  });

  // §doctor-pictured
  it.each([['https://pictures.example/1.webp'], [null], [''], [7], [{}]])(
    'with the picture %j of a doctor',
    (picture) => {
      const read = typeof picture === 'string' ? picture : null;
      const told = { lastname: '佐藤', picture_url: picture };
      const subject = { subject_id: { name: '' } };
      expect(v.parse(listDoctors.reply, [{ ...told, id: 1 }]).rows[0]?.picture_url).toBe(read);
      expect(v.parse(showDoctor.reply, { doctors: told, ...subject }).doctors.picture_url).toBe(read);
      const [held] = v.parse(listReservations.reply, [{ ...visit, admin_user: told }]).all_reservations;
      expect(held?.admin_user).toMatchObject({ lastname: '佐藤', picture_url: read });
    },
  );

  it.each([
    ['2026-07-17', '2026-07-17'],
    ['2026-07-16T15:00:00.000Z', '2026-07-17'],
    ['2026-07-17T14:59:59Z', '2026-07-17'],
    ['2026-07-17 00:00:00', '2026-07-17'],
    ['2026-07-17T00:00:00', '2026-07-17'],
    ['2026-07-17T00:00:00+09:00', '2026-07-17'],
    ['2026-07-17, soon', null],
    ['2026-02-30', null],
    ['', null],
    [null, null],
  ])('with %j as the last day to pay', (written, day) => {
    const [owed] = v.parse(listReservations.reply, [{ ...visit, pay_by: written }]).all_reservations;
    expect(owed?.pay_by).toBe(day);
    expect(v.parse(payByBank.reply, { bank_info: { ...account, due_date: written } }).bank_info.due_date).toBe(day);
  });

  // §booking-way
  it.each([
    [1, 'repeatQuestionnaire'],
    [2, 'short'],
    ['2', 'short'],
    [4, 'duplicate'],
    [0, 'firstQuestionnaire'],
    [3, 'firstQuestionnaire'],
    [7, 'firstQuestionnaire'],
    ['x', 'firstQuestionnaire'],
    [null, 'firstQuestionnaire'],
    [undefined, 'firstQuestionnaire'],
  ])('flag %s of a booking as the way to %s', (flag, way) => {
    expect(v.parse(askBookingFlag.reply, { flag })).toEqual({ way });
  });

  it('with the kind of a visit in one word', () => {
    for (const [first, kind] of [
      [true, 'initial'],
      ['1', 'initial'],
      [false, 'repeat'],
      [undefined, 'repeat'],
    ] as const) {
      const read = v.parse(listReservations.reply, { now_reservations: [], all_reservations: [{ ...visit, first }] });
      expect(read).toMatchObject({ all_reservations: [{ kind }] });
    }
  });

  it('with a kind of visit that is only a first one when it says so (§visit-type-by-clinic)', () => {
    const kinds = ['initial', 'repeat', 'other', '', 'INITIAL', 1, null, undefined].map(
      (flag) => v.parse(listShifts.reply, { shifts: null, flag }).kind,
    );
    expect(kinds).toEqual(['initial', ...Array<string>(7).fill('repeat')]);
    expect(v.parse(listShifts.reply, { shifts: null })).toEqual({ shifts: [], kind: 'repeat', lost: 0 });
  });

  it('with a link that redirects whatever stands beside it, unless 0 does', () => {
    const link_url = 'https://pay.example/1';
    for (const response_data of [1, '1', true, null, undefined, { id: 7 }, 'ok'])
      expect(v.parse(payByCard.reply, { response_data, link_url })).toEqual({ response_data: 1, link_url });
    for (const reply of [{ response_data: 0, link_url }, { response_data: '0', link_url }, { response_data: 1 }, {}])
      expect(v.parse(payByCard.reply, reply)).toEqual({ response_data: 0, link_url: '' });
  });
});

describe('a row of which nothing true can be said (§one-bad-row)', () => {
  const read = (call: Call, reply: unknown) => v.parse(call.reply, reply);
  const lostRows = (reply: unknown) => (reply as { lost: number }).lost;
  const bad = ['soon', '2026-07-03', '2026-02-30T10:15:00+09:00', '10:15', 1_783_041_300_000, null];

  // §one-bad-row
  it.each(bad)('is lost alone, when its time is %s', (start_time) => {
    const lists = read(listReservations, { now_reservations: [], all_reservations: [visit, { ...visit, start_time }] });
    expect((lists as { all_reservations: unknown[] }).all_reservations).toHaveLength(1);
    expect(lostRows(lists)).toBe(1);
    const tests = [
      { ...medicine, menu_id: 47 },
      { ...medicine, menu_id: 47, start_time },
    ];
    expect(lostRows(read(listInspections, tests))).toBe(1);
    expect(lostRows(read(listMedicines, { latest_medicines: tests, past_medicines: tests }))).toBe(2);
  });

  it('counts once where it stands in both lists of the reservations', () => {
    const unreadable = { ...visit, id: 'x' };
    const lists = read(listReservations, {
      now_reservations: [unreadable],
      all_reservations: [visit, unreadable, null],
    });
    expect(lostRows(lists)).toBe(2);
  });

  it('takes a question with it whose choices can’t all be read', () => {
    const half = { ...question, choices: [...question.choices, { id: 72 }] };
    const asked = read(getDiagnose, { common_questionnaire: [question, half], specific_questionnaires: [null, text] });
    expect((asked as { common_questionnaire: unknown[] }).common_questionnaire).toHaveLength(1);
    expect(lostRows(asked)).toBe(2);
  });

  it('refuses the reply only where no row is left', () => {
    for (const [call, reply] of [
      [listReservations, { now_reservations: [null], all_reservations: [{}] }],
      [listReservations, [{ ...visit, id: 0 }]],
      [listMedicines, { latest_medicines: [{}], past_medicines: ['x'] }],
      [listAddresses, [{}]],
      [listFiles, [{ id: 1 }]],
      [listReservations, { now_reservations: 'none' }],
      [listFiles, '<html>'],
      [listFiles, ''],
      [listAddresses, null],
      [listAnswers, undefined],
      [book, {}],
      [book, ''],
      [book, undefined],
      [getBill, { billing_info: { ...bill, total: { ratio: 0.3 } } }],
    ] as const)
      expect(v.safeParse(call.reply, reply).success, JSON.stringify(reply)).toBe(false);
  });

  it('is none in a reply that is whole', () => {
    for (const [, call, canonical] of REPLIES) expect((read(call, canonical) as { lost?: number }).lost ?? 0).toBe(0);
  });
});
