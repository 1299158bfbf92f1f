import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../src/api/contract/call';
import { bookingOutcome } from '../../../src/api/contract/words';
import * as api from '../../../src/api/contract';

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
const noDoctor = {
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
const onlyRoom = { ...visit, id: 14, admin_user: { ...noDoctor.admin_user, zoom_url: 'https://room.example/1' } };
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

const REPLIES: readonly [string, Call, object][] = [
  ['the login', api.login, { success: true, message: '' }],
  ['the doctors', api.listDoctors, [{ id: 1, name: '佐藤 花', lastname: '佐藤', profile: '', zoom_url: null }]],
  [
    'the shifts',
    api.listShifts,
    {
      shifts: [
        { id: 1, start_time: START, admin_user_id: 1, doctorId: 1, digest: null },
        { id: 2, start_time: START, admin_user_id: 1, doctorId: 1, digest: 'a1' },
      ],
      flag: 'initial',
    },
  ],
  ['the shifts of a repeat visit', api.listShifts, { shifts: [], flag: 'repeat' }],
  ['a doctor', api.showDoctor, { doctors: { lastname: '佐藤', profile: '' }, subject_id: { name: '高血圧' } }],
  ['the booking flag', api.askBookingFlag, { flag: 1 }],
  ['a missing booking flag', api.askBookingFlag, { flag: null }],
  ['a booking', api.book, { message: '3' }],
  ['the first questionnaire', api.getDiagnose, { common_questionnaire: [question], specific_questionnaires: [text] }],
  ['the repeat questionnaire', api.getRediagnose, { questions: [question, followUp, text], has_reservation: false }],
  ['the repeat questionnaire with pictures', api.getRediagnose, { questions: [question], has_reservation: true }],
  ['the reservations', api.listReservations, { now_reservations: [], all_reservations: [visit, noDoctor, onlyRoom] }],
  ['the answers', api.listAnswers, [{ ...text, question_id: 8, questionnaire_id: 1 }]],
  ['the addresses', api.listAddresses, [address, { ...address, id: 4, preset: false }]],
  ['the bill', api.getBill, { billing_info: bill }],
  ['the delivery addresses for a bill', api.listPayAddresses, { main_deliver: address, other_deliver: [] }],
  [
    'the delivery addresses for a bill and the payment choice',
    api.listPayAddresses,
    { main_deliver: address, other_deliver: [], chosen: { method: 'card', deliver_id: 3 } },
  ],
  ['the delivery addresses without a payment choice', api.listPayAddresses, { main_deliver: null, chosen: null }],
  ['a card payment', api.payByCard, { response_data: 1, link_url: 'https://pay.example/1' }],
  ['a card payment that failed', api.payByCard, { response_data: 0, link_url: '' }],
  ['the bank account', api.payByBank, { bank_info: account }],
  ['the files', api.listFiles, [{ id: 4, title: '保険証', file_url: 'https://files.example/4' }]],
  ['the medicines', api.listMedicines, { latest_medicines: [], past_medicines: [medicine] }],
  [
    'the medical tests',
    api.listInspections,
    [{ id: 1, menu_id: 47, menu_name: '基本検査', title: '', start_time: START, subject: '痛風治療' }],
  ],
];

const OMITTED = Symbol('omitted');
const emptyOr = (...more: unknown[]) => fc.constantFrom<unknown>(null, OMITTED, ...more);

/** Each `…Forms` function generates the forms in which a host may write a value (§read-generously). */
const flagForms = (value: unknown) =>
  value
    ? fc.constantFrom<unknown>(true, 1, '1', 't', 'true', 'yes', 2, '2026-07-03 10:15')
    : fc.constantFrom<unknown>(false, 0, '0', 'f', 'false', 'no', '', null, OMITTED);
const unreadable = fc.constantFrom<unknown>({ id: 'x' }, [], true);
const numberForms = (value: unknown) => {
  if (typeof value !== 'number') return fc.oneof(emptyOr('', 'x'), unreadable);
  const texts = [String(value), ` ${value} `, `${value}円`, `¥${value}`, `${value}点`, value.toLocaleString('en')];
  return fc.constantFrom<unknown>(value, ...texts, value + 0.4, `${value}.4`);
};
const idForms = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? formsOf(value)
    : value === null
      ? emptyOr('', 0, 'x')
      : fc.constantFrom<unknown>(value, `${value as number}`, ` ${value as number}`);
const optionalForms = (value: unknown) =>
  value === null || value === '' ? fc.oneof(emptyOr(''), unreadable) : fc.constant(value);
const digitForms = (value: unknown) => fc.constantFrom<unknown>(value, Number(value));
const timeForms = (value: unknown) =>
  value === START
    ? fc.constantFrom<unknown>(
        START,
        '2026-07-03T01:15:00Z',
        '2026-07-03T01:15:00.000Z',
        '2026-07-03T10:15:00.000+09:00',
        '2026-07-02T18:15:00-07:00',
        '2026-07-03 10:15:00 +0900',
        '2026-07-03 01:15:00 UTC',
        '2026-07-03T10:15:00',
        '2026-07-03 10:15:00',
        '2026-07-03 10:15',
        '2026/07/03 10:15',
        Date.parse(START),
        Date.parse(START) / 1000,
        String(Date.parse(START) / 1000),
      )
    : fc.oneof(emptyOr('', '0000-00-00 00:00:00', 'soon'), unreadable);
/** A host may wrap an object in an array, or send an object with empty `fields` instead of null. */
const objectForms =
  (...fields: string[]) =>
  (value: unknown) => {
    const filled = (content: unknown) => Object.fromEntries(fields.map((name) => [name, content]));
    const sent = formsOf(value);
    return value === null
      ? fc.constantFrom<unknown>(null, '', false, 'x', [], ...(fields.length > 0 ? [{}, filled(null), filled('')] : []))
      : fc.oneof(
          sent,
          sent.map((only) => [only]),
        );
  };
const NO_ROWS = [[], {}, { list: [] }, { list: {} }];
const listForms = (value: unknown): fc.Arbitrary<unknown> =>
  (value as unknown[]).length === 0 ? emptyOr('', ...NO_ROWS) : formsOf(value).chain(inEveryListForm);
const inEveryListForm = (rows: unknown) => {
  const keyed = Object.fromEntries((rows as unknown[]).map((row, index) => [`k${index}`, row]));
  return fc.constantFrom<unknown>(rows, keyed, { list: rows }, { list: keyed });
};
const forms = (names: string, form: (value: unknown) => fc.Arbitrary<unknown>) =>
  Object.fromEntries(names.split(' ').map((name) => [name, form]));

const FORMS: Record<string, (value: unknown) => fc.Arbitrary<unknown>> = {
  ...forms('first cancel finish confirm_status payment deliver preset', flagForms),
  ...forms('required has_reservation success digest', flagForms),
  ...forms('apartment bill_url precautions usage2 profile image answer_text zoom_url reason', optionalForms),
  ...forms('id subject_id admin_user_id doctorId question_id menu_id deliver_id', idForms),
  ...forms('cost insurance private private_tax grand_total days', numberForms),
  ...forms('zip va_account_number va_branch_code', digitForms),
  ...forms('start_time deliver_time', timeForms),
  shifts: (value) =>
    (value as unknown[]).length === 0 ? fc.constantFrom<unknown>(null, '', ...NO_ROWS) : listForms(value),
  ...forms('choices common_questionnaire specific_questionnaires questions now_reservations', listForms),
  ...forms('all_reservations latest_medicines past_medicines other_deliver', listForms),
  ...forms('insurance_details private_details', listForms),
  admin_user: objectForms('id', 'lastname', 'zoom_url'),
  deliver_user: objectForms('zip', 'address', 'apartment'),
  main_deliver: objectForms('id', 'zip', 'address', 'apartment', 'preset'),
  parcel: objectForms('carrier', 'number'),
  chosen: objectForms('method', 'deliver_id'),
  follows: objectForms('question_id', 'choice_ids'),
  rebook: objectForms(),
  doctors: objectForms(),
  bank_info: objectForms(),
  choice_ids: (value) => fc.constantFrom<unknown>(value, (value as number[]).map(String)),
  score: (value) => (value === '---' ? emptyOr('---', '', 'なし') : numberForms(value)),
  ratio: (value) => fc.constantFrom<unknown>(value, '0.3', '30%', null, OMITTED, 'x'),
  flag: (value) =>
    typeof value === 'number'
      ? idForms(value)
      : value === 'initial'
        ? fc.constant(value)
        : emptyOr('', 'x', 'other', 'INITIAL', {}),
  message: (value) => (value === '' ? emptyOr('') : digitForms(value)),
  response_data: (value) =>
    value === 0 ? fc.constantFrom<unknown>(0, '0') : fc.constantFrom<unknown>(1, '1', true, null, OMITTED, { id: 7 }),
  link_url: (value) =>
    value === '' ? fc.constantFrom<unknown>('', 'https://pay.example/1', null) : fc.constant(value),
};

const formsInGroups = (canonical: object): fc.Arbitrary<unknown> => {
  const [{ start_time, subject, ...medicine } = {} as Record<string, unknown>] = Object.values(canonical).flat();
  return fc.constantFrom<unknown>(
    [
      { start_time, subject, medicines: [medicine] },
      { start_time, subject, medicines: [] },
    ],
    [{ start_time, subject, drugs: { '5': medicine } }],
    [{ id: 3, start_time, subject, items: [{ ...medicine, tags: ['朝'] }], notes: [] }],
    { '2026-07-03': [{ start_time, subject, items: [medicine] }] },
  );
};

function formsOf(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map(formsOf));
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  const fields = Object.entries(value).map(([name, content]) => {
    // A host may call a question's text `content` or `question_content`.
    const names = name === 'question_content' ? ['content', 'question_content'] : [name];
    return fc.tuple(fc.constantFrom(...names), (FORMS[name] ?? formsOf)(content));
  });
  return fc.tuple(...fields).map((pairs) => Object.fromEntries(pairs.filter(([, content]) => content !== OMITTED)));
}

/** A host may send all reservations in one list, and medicines in groups. */
function formsOfReply(call: Call, canonical: object): fc.Arbitrary<unknown> {
  const reply = Array.isArray(canonical) ? listForms(canonical) : formsOf(canonical);
  if (call === (api.listMedicines as Call))
    return fc.oneof(
      reply,
      formsInGroups(canonical).map((past_medicines) => ({ ...canonical, past_medicines })),
    );
  if (call !== (api.listReservations as Call)) return reply;
  return fc.oneof(
    reply,
    reply.map((lists) => (lists as { all_reservations: unknown }).all_reservations),
  );
}

describe('the contract (§read-generously)', () => {
  it.each(REPLIES)('reads every allowed form of %s with the same result (§payment-list-owed)', (_, call, canonical) => {
    const expected = v.parse(call.reply, canonical);
    fc.assert(
      fc.property(formsOfReply(call, canonical), (reply) => {
        expect(v.parse(call.reply, reply)).toEqual(expected);
      }),
    );
  });

  it('adds a missing current reservation to the list of all reservations (§current-and-past)', () => {
    const current = { ...visit, id: 15, finish: false, confirm_status: false, payment: false };
    const lists = { now_reservations: [current, { id: 'x' }], all_reservations: [visit, { id: 'x' }] };
    const { now_reservations: nowRows, all_reservations: allRows } = v.parse(api.listReservations.reply, lists);
    expect([nowRows, allRows].map((rows) => rows.map(({ id }) => id))).toEqual([[15], [15, 12]]);
    const read = v.parse(api.listReservations.reply, { ...lists, all_reservations: [visit, current] });
    expect(read.all_reservations.map(({ id }) => id)).toEqual([15, 12]);
    expect(v.parse(api.listReservations.reply, lists).lost).toBe(1);
  });

  it.each([['https://pictures.example/1.webp'], [null], [''], [{}]])(
    'reads the picture %j of a doctor only if it is a URL (§doctor-pictured)',
    (picture) => {
      const read = picture === 'https://pictures.example/1.webp' ? picture : null;
      const doctor = { lastname: '佐藤', picture_url: picture };
      const subject = { subject_id: { name: '' } };
      expect(v.parse(api.listDoctors.reply, [{ ...doctor, id: 1 }]).rows[0]?.picture_url).toBe(read);
      expect(v.parse(api.showDoctor.reply, { doctors: doctor, ...subject }).doctors.picture_url).toBe(read);
      const [parsed] = v.parse(api.listReservations.reply, [{ ...visit, admin_user: doctor }]).all_reservations;
      expect(parsed?.admin_user).toMatchObject({ lastname: '佐藤', picture_url: read });
    },
  );

  it.each([
    ['2026-07-17', '2026-07-17'],
    ['2026-07-16T15:00:00.000Z', '2026-07-17'],
    ['2026-07-17T00:00:00', '2026-07-17'],
    ['0000-00-00 00:00:00', null],
    ['2026-07-17, soon', null],
    [{}, null],
  ])('reads the due date %j as %j', (written, day) => {
    const [owed] = v.parse(api.listReservations.reply, [{ ...visit, pay_by: written }]).all_reservations;
    expect(owed?.pay_by).toBe(day);
    expect(v.parse(api.payByBank.reply, { bank_info: { ...account, due_date: written } }).bank_info.due_date).toBe(day);
  });

  it.each([
    [1, 'repeatQuestionnaire'],
    ['2', 'short'],
    [4, 'duplicate'],
    [0, 'firstQuestionnaire'],
    [7, 'firstQuestionnaire'],
    [undefined, 'firstQuestionnaire'],
  ])('reads the flag %s of a booking as %s (§booking-way)', (flag, flow) => {
    expect(v.parse(api.askBookingFlag.reply, { flag })).toEqual({ flow });
  });

  it.each([
    ['1', 'taken'],
    [3, 'duplicate'],
    ['ok', 'booked'],
    ['', 'booked'],
  ])('reads the message %j of a booking as %s (§booking-reply)', (message, outcome) => {
    expect(bookingOutcome(v.parse(api.book.reply, { message }).message)).toBe(outcome);
  });

  it.each([
    ['72, 71', '72,71'],
    ['なし,あり', '71,72'],
    ['["71","72"]', '71,72'],
    ['["なし","卵, 乳"]', '71,73'],
    ['卵, 乳', '73'],
    [String.raw`["\u3042\u308a"]`, '72'],
  ])('reads the stored answer %s as the choice ids %s', (stored, ids) => {
    const choices = [
      ...question.choices,
      { id: 72, choice_text: 'あり' },
      { id: 73, choice_text: '卵, 乳' },
      { id: 74 },
    ];
    const [read] = v.parse(api.listAnswers.reply, [{ ...question, choices, answer_text: stored }]).rows;
    expect(read).toMatchObject({ answerText: ids, choices: { length: question.choices.length + 2 } });
  });

  it('drops seconds from times and reads a date as midnight in Japan', () => {
    const shift = { id: 1, start_time: '2026-07-03T10:15:07+09:00', doctorId: 1 };
    expect(v.parse(api.listShifts.reply, { shifts: { 1: shift } }).shifts[0]?.start_time).toBe(Date.parse(START));
    const [sent] = v.parse(api.listReservations.reply, [{ ...visit, deliver_time: '2026-07-05' }]).all_reservations;
    expect(sent?.deliver_time).toBe(Date.parse('2026-07-05T00:00:00+09:00'));
  });

  it('drops a row whose id is not a safe positive integer', () => {
    const id = Number.MAX_SAFE_INTEGER;
    expect(v.parse(api.listFiles.reply, [{ id: String(id), title: '', file_url: 'x' }]).rows[0]?.id).toBe(id);
    for (const invalid of [0, -1, 1.5, 2 ** 53, 'x', null]) {
      const rows = [
        { id: invalid, file_url: 'x' },
        { id: 4, file_url: 'x' },
      ];
      expect(v.parse(api.listFiles.reply, rows).rows.map((row) => row.id)).toEqual([4]);
    }
  });

  it('reads every flag except `initial` as a repeat visit (§visit-type-by-clinic)', () => {
    const kinds = ['initial', 'other', undefined].map(
      (flag) => v.parse(api.listShifts.reply, { shifts: null, flag }).kind,
    );
    expect(kinds).toEqual(['initial', 'repeat', 'repeat']);
  });
});

describe('an unreadable row (§one-bad-row)', () => {
  const read = (call: Call, reply: unknown) => v.parse(call.reply, reply);
  const lostRowCount = (reply: unknown) => (reply as { lost: number }).lost;
  const badTimes = ['soon', '2026-07-03', '2026-02-30T10:15:00+09:00', '10:15', 1_783_041, null];

  it.each(badTimes)('is dropped if its time is %s', (start_time) => {
    const all_reservations = [visit, { ...visit, start_time }];
    const lists = read(api.listReservations, { now_reservations: [], all_reservations });
    expect((lists as { all_reservations: unknown[] }).all_reservations).toHaveLength(1);
    expect(lostRowCount(lists)).toBe(1);
    const tests = [
      { ...medicine, menu_id: 47 },
      { ...medicine, menu_id: 47, start_time },
    ];
    expect(lostRowCount(read(api.listInspections, tests))).toBe(1);
    expect(lostRowCount(read(api.listMedicines, { latest_medicines: tests, past_medicines: tests }))).toBe(2);
  });

  it('is dropped from a questionnaire and from the choices of a question', () => {
    const brokenChoices = { ...question, choices: [...question.choices, { id: 72 }, { id: 73, choice_text: ' ' }] };
    const noChoices = { ...question, choices: [{ id: 72 }] };
    const lists = { common_questionnaire: [noChoices, brokenChoices], specific_questionnaires: [null, text] };
    const reply = read(api.getDiagnose, lists);
    const [first, ...others] = (reply as { common_questionnaire: { choices: unknown[] }[] }).common_questionnaire;
    expect([first?.choices, others]).toEqual([[{ id: 71, text: 'なし', urgent: false }], []]);
    expect(lostRowCount(reply)).toBe(2);
  });

  it('makes the whole reply invalid if no readable row is left', () => {
    for (const [call, reply] of [
      [api.listReservations, { now_reservations: [null], all_reservations: [{}] }],
      [api.listMedicines, { latest_medicines: [{}], past_medicines: ['x'] }],
      [api.listFiles, [{ id: 1 }]],
      [api.listReservations, { now_reservations: 'none' }],
      [api.listFiles, '<html>'],
      [api.listAnswers, undefined],
      [api.book, {}],
      [api.getBill, { billing_info: { ...bill, total: { ratio: 0.3 } } }],
    ] as const)
      expect(v.safeParse(call.reply, reply).success, JSON.stringify(reply)).toBe(false);
  });
});
