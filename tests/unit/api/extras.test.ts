import { expect, test } from 'vitest';
import { createClient } from '../../../src/api/client';
import * as contract from '../../../src/api/contract';
import { logIn } from '../../../src/api/login';
import type { Call, CallInput } from '../../../src/api/contract/call';
import { addressInOneLine } from '../../../src/domain/questionnaire/customerForm';
import { createNetwork, lostConnection, ok, withStatus, type Answer } from './cannedNetwork';

const { book, extrasOf } = contract;

function createPlainClient(...answers: Answer[]) {
  const { requests, settings } = createNetwork(...answers);
  return { requests, send: createClient({ ...settings, extras: new Set() }) };
}

const customer = {
  name: '山田花子',
  zip: '1000001',
  furigana: 'ヤマダハナコ',
  address: '千代田1-1',
  email: 'a@b.jp',
  phone: '09012345678',
  year: 1980,
  month: 2,
  day: 3,
  id: 7,
  short: false as const,
};
const payment = { id: 7, deliver_id: 2 };
const firstVisitQuery = { 'shift_ids[]': [7, 8], subject_id: 1 };
const sheet = { answers: { 3: ['301', '304'] }, images: {} };

const CALLS: [title: string, call: unknown, input: object, requiredFields: string[]][] = [
  [
    'a booking without a questionnaire',
    book,
    { body: { id: 7, short: true, subject_id: 1, shiftIds: [7, 8], agreed: 'v1' } },
    ['uid', 'id', 'short', 'subject_id', 'shiftIds'],
  ],
  [
    'the customer form',
    book,
    { body: { ...customer, apartment: '101', subject_id: 1, shiftIds: [7, 8], agreed: 'v1' } },
    ['uid', ...Object.keys(customer)],
  ],
  [
    'a first visit',
    contract.createThroughDiagnose,
    { params: { id: 7 }, query: firstVisitQuery, body: { ...sheet, subject_id: '1', agreed: 'v1' } },
    ['shift_ids[]', 'shift_ids[]', 'subject_id', 'answers[3]', 'subject_id'],
  ],
  [
    'a repeat visit',
    contract.createThroughRediagnose,
    { params: { shiftIds: [7, 8] }, query: { subject_id: 1 }, body: { ...sheet, questionnaire_id: '1', agreed: 'v1' } },
    ['subject_id', 'answers[3]', 'questionnaire_id'],
  ],
  ['a bank payment', contract.payByBank, { body: { ...payment, amount: 900 } }, ['id', 'deliver_id']],
  ['the list of addresses for a bill', contract.listPayAddresses, { query: { id: 7 } }, []],
];

const fieldsOf = (data: unknown): string[] =>
  data instanceof FormData
    ? [...data.keys()]
    : Object.keys(JSON.parse(typeof data === 'string' ? data : '{}') as object);

// §extras-announced
test.each(CALLS)('for %s, a host without extras receives only required fields', async (_, call, input, fields) => {
  const { requests, send } = createPlainClient(ok({}));
  await send(call as Call, input as CallInput<Call>).catch(() => undefined);
  const [request] = requests;
  const query = new URL(request?.url ?? '', 'https://clinic.example').searchParams;
  expect([...query.keys(), ...fieldsOf(request?.data)]).toEqual(fields);
  const headers = Object.keys(request?.headers.toJSON() ?? {}).map((name) => name.toLowerCase());
  expect(headers.filter((name) => !['accept', 'content-type', 'uid'].includes(name))).toEqual([]);
});

const extraCalls = Object.entries(contract).flatMap(([name, part]): [string, Call][] =>
  (part as Partial<Call> | undefined)?.needs ? [[name, part as unknown as Call]] : [],
);

test('five calls of the contract need an optional feature of the host', () => {
  expect(
    extraCalls
      .map(([name]) => name)
      .sort()
      .join(' '),
  ).toBe('changeDeliver changeTime chooseMessages listShiftDays readMessageChoice');
});

test.each(extraCalls)('%s is sent only to a host with the required extra (§extras-announced)', async (_, call) => {
  const { requests, send } = createPlainClient(ok({}));
  await expect(send(call, { params: { id: 1 } } as CallInput<Call>)).rejects.toThrow(TypeError);
  expect(requests).toEqual([]);
});

test('a failed booking is not sent again to a host without idempotency keys (§post-once)', async () => {
  for (const answer of [lostConnection, withStatus(429), withStatus(503)]) {
    const withQuestionnaire = createPlainClient(answer);
    const input = { params: { id: 7 }, query: firstVisitQuery, body: { ...sheet, subject_id: '1' } };
    await expect(withQuestionnaire.send(contract.createThroughDiagnose, input)).rejects.toBeInstanceOf(Error);
    expect(withQuestionnaire.requests.length).toBe(1);
    const withoutQuestionnaire = createPlainClient(answer);
    const body = { id: 7, short: true as const, subject_id: 1, shiftIds: [7, 8] };
    await expect(withoutQuestionnaire.send(book, { body })).rejects.toBeInstanceOf(Error);
    expect(withoutQuestionnaire.requests.length).toBe(1);
  }
});

test('extrasOf reads extras only from a list', () => {
  const extras = extrasOf(['messages', 'telepathy', 1]);
  expect(contract.EXTRAS.filter((word) => extras.has(word))).toEqual(['messages']);
  for (const can of [undefined, null, 'messages', { messages: true }]) expect(extrasOf(can).size).toBe(0);
});

test('logIn reports a refusal without a message as malformed', async () => {
  const { send } = createPlainClient(withStatus(403));
  await expect(logIn(send, 'token', true)).rejects.toMatchObject({ kind: 'malformed' });
});

test('addressInOneLine appends the apartment to the address', () => {
  expect(addressInOneLine({ address: '千代田1-1', apartment: '101' })).toBe('千代田1-1　101');
  expect(addressInOneLine({ address: '千代田1-1', apartment: '' })).toBe('千代田1-1');
});
