import { describe, expect, test } from 'vitest';
import { parseInstant } from '../../../src/domain/calendar/jst';
import { invitationMessages } from '../../../src/messaging/invitationMessage';
import { reservationMessages, type ReservationDetails } from '../../../src/messaging/reservationMessage';

const details: ReservationDetails = {
  clinicName: 'さくらオンラインクリニック',
  start: parseInstant('2026-07-03T10:15:00+09:00') ?? Number.NaN,
  now: parseInstant('2026-07-02T10:15:00+09:00') ?? Number.NaN,
  minutes: 15,
  subject: '高血圧治療',
  doctorLastname: '佐藤',
  link: 'https://liff.line.me/1234567890-abcdefgh/mypage/reservation',
};
const longName = '長い名前の𠮷田オンライン総合内科クリニック'.repeat(200);

type Node = Record<string, unknown>;
function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodes)];
}
const texts = (message: unknown) => nodes(message).flatMap(({ type, text }) => (type === 'text' ? [text] : []));

describe.each([
  ['a reservation', reservationMessages(details)],
  [
    'long names',
    reservationMessages({ ...details, clinicName: longName, subject: longName, doctorLastname: longName }),
  ],
  [
    'a name that is cut at a surrogate pair',
    reservationMessages({ ...details, clinicName: `${'長'.repeat(198)}𠮷田` }),
  ],
  ['empty names', reservationMessages({ ...details, subject: ' ', doctorLastname: '' })],
  ['an invitation', invitationMessages(details.clinicName, 'https://liff.line.me/1234567890-abcdefgh/')],
  ['an invitation with a long name', invitationMessages(longName, 'https://liff.line.me/1234567890-abcdefgh/')],
])('the messages for %s', (_, messages) => {
  test('stay within LINE’s limits for bubbles and alternative texts (§line-message-limits)', () => {
    expect([1, 2, 3, 4, 5]).toContain(messages.length);
    for (const message of messages) {
      expect(message.type).toBe('flex');
      const altText = String(message['altText']);
      expect(altText.length).toBeGreaterThan(0);
      expect(altText.length).toBeLessThanOrEqual(400);
      const bubble = message['contents'] as Node;
      expect(bubble['type']).toBe('bubble');
      expect(new TextEncoder().encode(JSON.stringify(bubble)).length).toBeLessThan(30_000);
    }
  });

  test('contain no empty box, empty text or broken character', () => {
    expect(JSON.stringify(messages)).not.toMatch(/\\ud[89a-f]/i);
    const everyNode = nodes(messages);
    for (const { layout, contents } of everyNode.filter(({ type }) => type === 'box')) {
      expect(layout).toBe('vertical');
      expect((contents as unknown[]).length).toBeGreaterThan(0);
    }
    for (const text of texts(messages)) expect(String(text).trim()).not.toBe('');
    expect(everyNode.filter(({ type }) => type === 'text').every(({ wrap }) => wrap === true)).toBe(true);
  });

  test('have one button that opens the app', () => {
    const actions = nodes(messages).flatMap(({ action }) => (action ? [action as Node] : []));
    expect(actions).toHaveLength(1);
    expect(actions[0]?.['type']).toBe('uri');
    expect(String(actions[0]?.['uri'])).toMatch(/^https:\/\/liff\.line\.me\/.{1,900}$/);
    expect(String(actions[0]?.['label']).length).toBeLessThanOrEqual(20);
  });
});

test('the message about a reservation contains time, subject, doctor and link', () => {
  const [message] = reservationMessages(details);
  expect(texts(message)).toEqual([
    'さくらオンラインクリニック',
    'ご予約の内容',
    '診療日時',
    '7月3日（金）10:15〜（15分）',
    '診療科目',
    '高血圧治療',
    '担当医',
    '佐藤医師',
  ]);
  expect(nodes(message)).toContainEqual({ type: 'uri', label: 'マイページを開く', uri: details.link });
});

test('the alternative text of a reservation mentions no illness (§line-message-private)', () => {
  const [message] = reservationMessages(details);
  expect(message?.['altText']).toBe('【さくらオンラインクリニック】ご予約 7月3日（金）10:15〜');
});

test('an invitation names the clinic and its subjects, but no person (§line-message-private)', () => {
  const [message] = invitationMessages(details.clinicName, 'https://liff.line.me/1/');
  expect(message?.['altText']).toBe('さくらオンラインクリニックのご紹介');
  expect(texts(message)).toEqual([
    'さくらオンラインクリニック',
    'オンライン診療のご紹介',
    'スマートフォンで受けられる、保険適用のオンライン診療です。',
    '診療科目',
    '高血圧、痛風・高尿酸血症、高脂血症、糖尿病',
  ]);
});
