import { expect, test } from 'vitest';
import { readSettings } from '../../../server/run/settings';

const LINE = { LINE_CHANNEL_ID: '1234567890', PAYMENTS: 'sandbox', PUBLIC_URL: 'https://clinic.example.jp' };

const SERVICE = {
  LINE_CHANNEL_SECRET: 'mini',
  LINE_TEMPLATES: '{"booked":{"name":"book_ja","params":{"date":"when","btn1_url":"link"}}}',
};
const PUSH = { LINE_MESSAGING_CHANNEL_ID: '987', LINE_MESSAGING_CHANNEL_SECRET: 'account' };
const LIFF = { VITE_LIFF_ID: '1234567890-abcdefgh' };

test('messages to patients go as service messages, as pushes, both or none', () => {
  const service = {
    secret: 'mini',
    templates: { booked: { name: 'book_ja', params: { date: 'when', btn1_url: 'link' } } },
  };
  const push = { id: '987', secret: 'account' };
  const liffId = '1234567890-abcdefgh';
  expect(readSettings({ ...LINE, ...LIFF, ...SERVICE, ...PUSH }).messages).toEqual({ liffId, service, push });
  expect(readSettings({ ...LINE, ...LIFF, ...SERVICE }).messages).toEqual({ liffId, service, push: null });
  expect(readSettings({ ...LINE, ...LIFF, ...PUSH }).messages).toEqual({ liffId, service: null, push });
  expect(readSettings({ ...LINE, ...LIFF }).messages).toBeNull();
});

test.each([
  [{ LINE_CHANNEL_SECRET: 'mini' }, /LINE_TEMPLATES must be set together/],
  [{ LINE_MESSAGING_CHANNEL_ID: '987' }, /LINE_MESSAGING_CHANNEL_SECRET must be set together/],
  [{ ...SERVICE, LINE_TEMPLATES: 'book_ja' }, /^LINE_TEMPLATES must be JSON like/],
  [{ ...SERVICE, LINE_TEMPLATES: '{"other":{"name":"a","params":{}}}' }, /^LINE_TEMPLATES must be JSON like/],
  [{ ...SERVICE, LINE_TEMPLATES: '{"booked":{"name":"a","params":{"a":"name"}}}' }, /^LINE_TEMPLATES must be JSON/],
  [{ ...PUSH, VITE_LIFF_ID: '' }, /need LINE_CHANNEL_ID and VITE_LIFF_ID/],
])('messages to patients: %j is refused with a sentence', (wrong, sentence) => {
  expect(() => readSettings({ ...LINE, ...LIFF, ...wrong })).toThrow(sentence);
});
