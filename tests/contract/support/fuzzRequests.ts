import fc from 'fast-check';
import type { Call } from '../../../src/api/contract/call';
import { CALLS } from './calls';

const HOSTILE_TEXTS = [
  ..."|null|__proto__|../../etc/passwd|'; drop table patients; --|%00|$1|{}|<img src=x onerror=alert(1)>|１２３".split(
    '|',
  ),
  ...'1e309|-0|0x10|1; 2|2026-02-30|0000-01-01|9999-12-31|+275760-09-13'.split('|'),
  ' ',
  '\0',
  'a\0b',
  '\u{1F9D1}\u200D\u{1F33E}',
  '\uD800',
  '\u202Eabc',
  'あ'.repeat(3000),
  '9'.repeat(400),
];
/** Each text is valid in some field, so that many requests pass the contract's validation. */
const VALID_TEXTS =
  'any 2026-07-06 1 2 47 1000001 東京都世田谷区桜丘1-1-1 タナカ 田中 taro@example.com 09012345678 1980 検査結果'.split(
    ' ',
  );

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...VALID_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** A URL cannot contain lone surrogates. */
const withoutLoneSurrogates = (value: string): string => value.replaceAll(/[\uD800-\uDFFF]/gu, '');

export const idText = (ids: readonly number[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids.map(String)) },
    { weight: 1, arbitrary: fc.constantFrom('0', '-1', '2147483648', '99999999999', '1.5', 'NaN', 'abc', '１') },
    { weight: 1, arbitrary: text },
  );

const anyJson = (ids: readonly number[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...ids) },
    { weight: 4, arbitrary: text },
    { weight: 2, arbitrary: fc.array(fc.constantFrom(...ids), { maxLength: 5 }) },
    { weight: 2, arbitrary: fc.boolean() },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, -1, 1.5, 2_147_483_648, 1e21, 1e308, [], {}, [[]], [null]) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );

/** Includes the integer 1e21, because JavaScript writes 1e21 as `1e+21`, not as digits. */
const shiftId = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 400 }) },
  { weight: 1, arbitrary: fc.constant(1e21) },
);

const jsonFor = (name: string, ids: readonly number[]): fc.Arbitrary<unknown> => {
  const fitting: fc.Arbitrary<unknown> = name.endsWith('id')
    ? fc.constantFrom(...ids)
    : name === 'shiftIds'
      ? fc.array(shiftId, { minLength: 1, maxLength: 3 })
      : name === 'short'
        ? fc.boolean()
        : /^(year|month|day)$/.test(name)
          ? fc.integer({ min: 1, max: 2000 })
          : /^(zip|phone)$/.test(name)
            ? fc.constantFrom('1560054', '09012345678')
            : text;
  return fc.oneof({ weight: 6, arbitrary: fitting }, { weight: 1, arbitrary: anyJson(ids) });
};

export function fieldNamesOf(schema: unknown): string[] {
  const { entries, options } = schema as { entries?: Record<string, unknown>; options?: unknown[] };
  if (entries) return Object.keys(entries);
  return [...new Set((options ?? []).flatMap(fieldNamesOf))];
}

const STRANGE_NAMES = ['extra', '__proto__', 'constructor', 'admin', 'patient_id', 'amount', 'a\0b', 'k'.repeat(3_900)];

/** Returns names with values; omits up to two of `names`, and adds up to two strange names. */
const pairsOf = (names: readonly string[], value: (name: string) => fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      fc.subarray([...names], { minLength: Math.max(0, names.length - 2) }),
      fc.array(fc.constantFrom(...STRANGE_NAMES), { maxLength: 2 }),
      fc.record(Object.fromEntries(names.map((name) => [name, value(name)]))),
      value('extra'),
    )
    .map(([used, strange, values, strangeValue]) => [
      ...used.map((name) => [name, values[name]] as const),
      ...strange.map((name) => [name, strangeValue] as const),
    ]);

const toJson = (pairs: readonly (readonly [string, unknown])[]): string =>
  `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join()}}`;

const CONTENTS = [
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1),
  Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2),
  new TextEncoder().encode('%PDF-1.4 '),
  new TextEncoder().encode('<svg onload=alert(1)>'),
  new TextEncoder().encode('<html>'),
  new Uint8Array(0),
];
const part = fc.oneof(
  text,
  fc.constantFrom(...CONTENTS).map((bytes) => new Blob([bytes], { type: 'image/png' })),
);
const payload = fc.constantFrom(
  '{"answers":[]}',
  '{"answers":[{"id":1,"question_id":2,"answer_text":"3"}]}',
  '{"answers":[{"id":1,"question_id":1,"answer_text":"<script>"}]}',
  '{"answers":{}}',
);
const partFor = (name: string) => (name === 'payload' ? fc.oneof(payload, part) : part);
const PART_NAMES = 'answers[1] answers[__proto__] answers[] images[9] images[insurance_front] images[ 9'.split(' ');

const toForm = (pairs: readonly (readonly [string, unknown])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of pairs)
    if (value instanceof Blob) form.append(name, value, 'かお.png');
    else form.append(name, String(value));
  return form;
};

type Body = { body: BodyInit; type?: string };

function bodyOf({ encoding, body }: Call, ids: readonly number[]): fc.Arbitrary<Body | null> {
  if (encoding === 'none') return fc.constantFrom<Body | null>(null, null, { body: '{}', type: 'application/json' });
  const names = fieldNamesOf(body);
  const usualBody: fc.Arbitrary<Body> =
    encoding === 'json'
      ? pairsOf(names, (name) => jsonFor(name, ids)).map((pairs) => ({ body: toJson(pairs), type: 'application/json' }))
      : pairsOf([...names, ...PART_NAMES], partFor).map((pairs) => ({ body: toForm(pairs) }));
  const brokenBody = fc.constantFrom<Body>(
    { body: '{"a":', type: 'application/json' },
    { body: '['.repeat(20_000), type: 'application/json' },
    { body: `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, type: 'application/json' },
    { body: 'null', type: 'application/json' },
    { body: '"text"', type: 'application/json' },
    { body: new Uint8Array([0xff, 0xfe, 0]), type: 'application/json' },
    { body: '{}', type: 'text/plain' },
    { body: 'x'.repeat(70_000), type: 'application/json' },
    { body: '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx', type: 'multipart/form-data; boundary=b' },
    { body: 'x', type: 'multipart/form-data' },
    { body: '', type: 'multipart/form-data; boundary=' },
  );
  return fc.oneof({ weight: 6, arbitrary: usualBody }, { weight: 1, arbitrary: brokenBody });
}

export interface FuzzRequest {
  call: Call;
  path: string;
  body: Body | null;
  idempotencyKey: string | null;
}

const requestTo = (call: Call, ids: readonly number[]): fc.Arbitrary<FuzzRequest> => {
  const names = [...call.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  const segment = fc.oneof(
    { weight: 3, arbitrary: idText(ids).map((value) => encodeURIComponent(withoutLoneSurrogates(value))) },
    { weight: 1, arbitrary: fc.constantFrom('shift_ids[]=1&shift_ids[]=2', 'shift_ids[]=0', '..', '%2e%2e', '%', '') },
  );
  return fc
    .record({
      segments: fc.array(segment, { minLength: names.length, maxLength: names.length }),
      query: pairsOf(fieldNamesOf(call.query), () => idText(ids)),
      body: bodyOf(call, ids),
      idempotencyKey: fc.constantFrom(null, null, 'k-1', 'k-2', '', ' ', 'x'.repeat(300)),
    })
    .map(({ segments, query, body, idempotencyKey }) => {
      let index = 0;
      const path = call.path.replace(/:[A-Za-z]+/g, () => segments[index++] ?? '');
      const search = new URLSearchParams(query.map(([name, value]) => [name, withoutLoneSurrogates(String(value))]));
      return { call, path: `${path}?${search}`, body, idempotencyKey };
    });
};

/** `ids` are ids of records in the database. */
export const requestsToAllCalls = (ids: readonly number[]): fc.Arbitrary<FuzzRequest[]> =>
  fc.tuple(...CALLS.map((call) => requestTo(call, ids)));
