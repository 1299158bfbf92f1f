import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createThroughDiagnose, createThroughRediagnose, listShifts } from '../../../src/api/contract';
import { fromFormData } from '../../../server/http/form';
import { fromQuery } from '../../../server/http/handle';
import { fillPath, toFormData, toQuery } from '../../../src/api/contract/requestEncoding';

const someShiftIds = fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 3 });
const shortText = fc.string({ unit: 'grapheme', maxLength: 30 });

test('the clinic reads the same query that the app writes', () => {
  fc.assert(
    fc.property(someShiftIds, (shiftIds) => {
      const text = toQuery({ 'shift_ids[]': shiftIds, subject_id: 4 });
      const read = v.parse(createThroughDiagnose.query, fromQuery(new URLSearchParams(text)));
      expect(read).toEqual({ 'shift_ids[]': shiftIds, subject_id: 4 });
    }),
  );
  const query = fromQuery(new URLSearchParams(toQuery({ date: '2026-07-03', doctor_id: 'any' })));
  expect(v.parse(listShifts.query, query)).toEqual({ date: '2026-07-03', doctor_id: 'any' });
});

test('the clinic reads plain and percent-encoded shift ids in a path (§repeat-ids-in-path)', () => {
  fc.assert(
    fc.property(someShiftIds, (shiftIds) => {
      const path = fillPath(createThroughRediagnose.path, { shiftIds });
      const segment = new URL(`http://clinic${path}`).pathname.split('/').at(-1) ?? '';
      for (const text of [segment, encodeURIComponent(segment)])
        expect(v.parse(createThroughRediagnose.params, { shiftIds: decodeURIComponent(text) })).toEqual({ shiftIds });
    }),
  );
});

test('the clinic reads the answers and images that the app sends (§answer-wire-form)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.stringMatching(/^[1-9]\d{0,4}$/), fc.array(shortText, { minLength: 1, maxLength: 3 }), {
        maxKeys: 5,
      }),
      fc.uint8Array({ minLength: 1, maxLength: 64 }),
      async (answers, bytes) => {
        const sent = toFormData({ answers, images: { 9: new Blob([bytes]) }, subject_id: '2' });
        const form = await new Response(sent).formData();
        const read = v.parse(createThroughDiagnose.body, fromFormData(form));
        // A multipart body normalizes line ends to CR LF.
        const expected = Object.entries(answers).map(([key, values]) => [
          key,
          [values.join(',').replace(/\r\n|\r|\n/g, '\r\n')],
        ]);
        expect(read.answers).toEqual(Object.fromEntries(expected));
        expect(new Uint8Array(await (read.images['9'] as Blob).arrayBuffer())).toEqual(bytes);
        expect(read.subject_id).toBe('2');
      },
    ),
    { numRuns: 40 },
  );
});

test('toFormData sends the chosen ids of a question as one part (§answer-wire-form)', () => {
  const form = toFormData({ answers: { 3: ['301', '304'], 4: ['120'], 5: [] }, subject_id: '2' });
  expect([...form.entries()]).toEqual([
    ['answers[3]', '301,304'],
    ['answers[4]', '120'],
    ['subject_id', '2'],
  ]);
});

test('the schema of a booking refuses a file as an answer and a text as an image', () => {
  const form = new FormData();
  form.append('answers[1]', new Blob(['x']));
  form.append('images[9]', 'words');
  form.append('subject_id', '1');
  expect(v.safeParse(createThroughDiagnose.body, fromFormData(form)).success).toBe(false);
});

test('the clinic drops an answer with the key __proto__', () => {
  const form = new FormData();
  form.append('answers[__proto__]', 'x');
  form.append('subject_id', '1');
  const read = v.parse(createThroughDiagnose.body, fromFormData(form));
  expect(Object.getPrototypeOf(read.answers)).toBe(Object.prototype);
  expect(Object.keys(read.answers)).toEqual([]);
});
