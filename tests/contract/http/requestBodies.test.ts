import { beforeAll, describe, expect, test, vi } from 'vitest';
import { addFile, createThroughDiagnose, updateAnswers } from '../../../src/api/contract';
import { fromQuery } from '../../../server/http/handle';
import { parseJson } from '../../../server/http/body';
import { RuleError } from '../../../server/ruleError';
import { fieldKinds, readForm, type FieldKind } from '../../../server/http/form';
import { ORIGIN, errorCodeOf, day, useClinic } from '../support/testClinic';
import { PNG, diagnoseInput, prepareFirstVisit, logIn, type Visitor, headersOf } from '../../patient';
import { MULTIPART, part, partHead, countedBody, zeros } from '../support/countedBody';

const clinic = useClinic();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await logIn(clinic(), 'attacker');
});

const MB = 1_048_576;
/** Bytes that a stream may buffer beyond what the clinic has read. */
const READ_AHEAD = 3 * 65_536;

const requestWith = (path: string, method: string, body: BodyInit, headers: Record<string, string>) =>
  new Request(`${ORIGIN}/api${path}`, { method, headers, body, duplex: 'half' } as RequestInit);

async function send(path: string, method: string, body: BodyInit, type = MULTIPART, moreHeaders = {}) {
  const headers = { ...headersOf(visitor), 'content-type': type, ...moreHeaders };
  const response = await clinic().fetch(requestWith(path, method, body, headers));
  return { status: response.status, code: await errorCodeOf(response) };
}

const questionnaire = `/reservations/create_through_diagnose/1?shift_ids[]=1&subject_id=1`;
const upload = '/users/medical_result_create';

async function sendAndMeasure(text: string, maxBytes: number, [path, method, type]: [string, string, string?]) {
  const { body, progress } = countedBody(text);
  const { status } = await send(path, method, body, type);
  const stoppedEarly = progress.bytes <= maxBytes + READ_AHEAD && (progress.isCancelled || progress.bytes === 0);
  return [status, stoppedEarly];
}

describe('a request body', () => {
  const picture = partHead('images[insurance_front]', 'a.png');
  test.each<[string, () => string, number, number, string?]>([
    ['more than 120 parts', () => part('answers[1]').repeat(900_000), 413, 65_536],
    ['a media type other than multipart', () => '&a=1', 400, 0, 'application/x-www-form-urlencoded'],
    ['a part header that does not end', () => `--b\r\nx-a: ${'a'.repeat(5 * MB)}`, 400, 0],
    ['no first boundary', () => 'a'.repeat(5 * MB), 400, 0],
    ['a file above 10 MB', () => `${picture}${'x'.repeat(60 * MB)}`, 413, 10 * MB],
  ])('with %s is refused before it is fully read', async (_, text, status, maxBytes, type = MULTIPART) => {
    expect(await sendAndMeasure(text(), maxBytes, [questionnaire, 'POST', type])).toEqual([status, true]);
  });

  test('is not read to the end if the body exceeds the call’s limits', async () => {
    expect(await sendAndMeasure(part('title', 'x'.repeat(20 * MB)), 10 * MB, [upload, 'POST'])).toEqual([413, true]);
    expect(await sendAndMeasure(part('payload', '{}').repeat(20_000), 65_536, ['/users/1', 'PUT'])).toEqual([
      413,
      true,
    ]);
  });

  test('is refused if it has more bytes than the call accepts', async () => {
    const sized = countedBody(zeros(80 * MB));
    expect((await send(upload, 'POST', sized.body, MULTIPART, { 'content-length': String(80 * MB) })).status).toBe(413);
    expect(sized.progress.bytes).toBe(0);
    const files = Array.from({ length: 12 }, () => [partHead('extra', 'a.png'), zeros(6 * MB), '\r\n']).flat();
    const unsized = countedBody(...files);
    expect(await send(questionnaire, 'POST', unsized.body)).toEqual({ status: 413, code: 'too_large' });
    expect(unsized.progress.bytes).toBeLessThanOrEqual(64 * MB + READ_AHEAD);
  });

  test.each([
    ['no closing boundary', part('title', 'x')],
    ['a text that is not UTF-8', `${partHead('title')}\xFF\xFE\r\n--b--`],
    ['content after the closing boundary', `${part('title', 'x')}--b--${' '.repeat(MB)}`],
  ])('is refused with the status 400 if it has %s', async (_, text) => {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect((await send(upload, 'POST', bytes)).status).toBe(400);
  });

  test('is refused if it has a text of more than 64 kB', async () => {
    const text = `${part('answers[1]', '\r\n--'.repeat(200_000))}--b--`;
    expect(await send(questionnaire, 'POST', text)).toEqual({ status: 413, code: 'too_large' });
  });
});

const EXPECTED_FIELDS: FieldKind = fieldKinds(createThroughDiagnose.body, new Set(['9', 'insurance_front']));
const formOf = (body: BodyInit, type = MULTIPART) =>
  readForm(requestWith(questionnaire, 'POST', body, { 'content-type': type }), EXPECTED_FIELDS);

describe('a form', () => {
  test('has the entries that Node’s own parser finds', async () => {
    const text = `${part('answers[1]', 'é\r\n--')}${partHead('images[9]', '保険証 (1).png')}\r\n--\r--a\r\n\r\n${part('subject_id', '1')}--b--\r\n`;
    const bytes = new TextEncoder().encode(text);
    const entriesOf = async (form: FormData) =>
      Promise.all(
        [...form].map(async ([name, value]) => [
          name,
          typeof value === 'string' ? value : [value.name, await value.text()],
        ]),
      );
    const expected = await entriesOf(await new Response(bytes, { headers: { 'content-type': MULTIPART } }).formData());
    expect(expected).toEqual([
      ['answers[1]', 'é\r\n--'],
      ['images[9]', ['保険証 (1).png', '\r\n--\r--a\r\n']],
      ['subject_id', '1'],
    ]);
    expect(await entriesOf(await formOf(countedBody(Array.from(bytes, (byte) => Uint8Array.of(byte))).body))).toEqual(
      expected,
    );
    // Shifts `text` byte by byte, so that the clinic’s buffer (128 kB) or first chunk (64 kB) ends at every byte.
    const head = partHead('images[insurance_front]', 'a.png');
    const more = `${part('images[insurance_back]', 'x'.repeat(65_536))}--b--`;
    for (let offset = 0; offset <= bytes.length + 4; offset += 1) {
      for (const [edge, rest] of [
        [131_072, text],
        [65_536, text.replace('--b--\r\n', more)],
      ] as const) {
        const form = await formOf(`${head}${'x'.repeat(edge - head.length - offset)}\r\n${rest}`);
        form.delete('images[insurance_front]');
        expect(await entriesOf(form)).toEqual(expected);
      }
    }
  });

  test('does not block other calls while the clinic reads the form', async () => {
    let turns = 0;
    let isReading = true;
    const count = () => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    await formOf(countedBody(partHead('images[9]', 'a.png'), zeros(8 * MB), '\r\n--b--').body);
    isReading = false;
    expect(turns).toBeGreaterThanOrEqual(8 * 16 - 2);
  });

  test('is read without its unexpected parts', async () => {
    const texts = Object.keys(updateAnswers.body.entries).map((name) => part(name, 'x'));
    const images = ['8', '9', 'insurance_back', '__proto__'].map((key) => `${partHead(`images[${key}]`, 'a')}x\r\n`);
    const form = await formOf(`${texts.join('')}${images.join('')}${part('subject_id', '1')}${part('x', 'x')}--b--`);
    expect([...form.keys()]).toEqual(['images[9]', 'subject_id']);
    const misplaced = await formOf(`${partHead('answers[1]', 'a')}x\r\n${partHead('subject_id', 'a')}x\r\n--b--`);
    expect([...misplaced.values()].map((value) => typeof value === 'object' && value.size)).toEqual([0, 0]);
  });
});

test('the clinic accepts pictures and files of 1 MB', async () => {
  const { block, questions, answers } = await prepareFirstVisit(clinic(), visitor, day(6));
  const picture = questions.find(({ type }) => type === 'image_upload')?.key ?? '';
  const largePicture = new Blob([PNG, new Uint8Array(1_048_576)]);
  const files = { [picture]: largePicture, insurance_front: largePicture, insurance_back: largePicture };
  expect(await visitor.ask(createThroughDiagnose, diagnoseInput(block, answers, files))).toEqual({ message: 'booked' });
  expect((await visitor.send(addFile, { body: { title: '検査', file: largePicture } })).status).toBe(200);
  const payload = JSON.stringify({ answers: [] });
  expect((await visitor.send(updateAnswers, { body: { payload, access_token: 'x' } })).status).toBe(200);
});

test.each([
  ['61 parts of one answer', part('answers[5]', ',').repeat(61), 422],
  ['60 parts of 65,000 commas', part('answers[5]', ','.repeat(65_000)).repeat(60), 422],
])('a patient’s long list of answers does not block other patients: %s', async (_, parts, status) => {
  const { block } = await prepareFirstVisit(clinic(), visitor, day(7));
  const ids = block.shiftIds.map((id) => `shift_ids[]=${id}`).join('&');
  const path = `/reservations/create_through_diagnose/${block.id}?${ids}&subject_id=1`;
  const body = `${parts}${part('subject_id', '1')}${part('agreed', 'x')}--b--`;
  const split = vi.spyOn(String.prototype, 'split').mockName('split');
  expect((await send(path, 'POST', body)).status).toBe(status);
  expect(split.mock.results.every(({ value }) => !(Array.isArray(value) && value.length > 10_000))).toBe(true);
  split.mockRestore();
});

test('JSON with 4 MB of brackets or numbers is refused before it is parsed', () => {
  const parse = vi.spyOn(JSON, 'parse');
  for (const text of ['['.repeat(4_000_000), `[${'1,'.repeat(2_000_000)}1]`])
    expect(() => parseJson(text)).toThrow(RuleError);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(parseJson('{"a":"[[\\",[[,,"}')).toEqual({ a: '[[",[[,,' });
});

test('a query string with 40,000 names is read only once', () => {
  let read = 0;
  const search = {
    *[Symbol.iterator]() {
      for (; read < 40_000; read += 1) yield [`k${read}`, '1'];
    },
  };
  expect(Object.keys(fromQuery(search as unknown as URLSearchParams))).toHaveLength(40_000);
  expect(read).toBe(40_000);
});
