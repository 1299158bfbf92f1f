import { describe, expect, test } from 'vitest';
import { MESSAGE_KINDS } from '../../../server/messages/kinds';
import { flexMessageOf, templateParams, type MessageFacts } from '../../../server/messages/messageContent';
import { parseInstant } from '../../../src/domain/calendar/jst';

const instant = (time: string, date: string) => parseInstant(`${date}T${time}:00+09:00`) ?? 0;
const NOW = instant('09:00', '2026-07-03');
const sender = { clinicName: 'さくらオンラインクリニック', liffId: '1234567890-abcdefgh' };
const facts: MessageFacts = {
  reservationId: 12,
  start: instant('10:15', '2026-07-10'),
  previousStart: instant('14:30', '2026-07-09'),
  reason: '医師の体調不良のため',
  doctorLastname: '佐藤',
  amount: 3450,
  payBy: '2026-07-24',
  shippedAt: instant('15:00', '2026-07-12'),
  parcel: { carrier: 'ヤマト運輸', number: '1234-5678-9012' },
  dueAt: NOW,
};
const APP = 'https://liff.line.me/1234567890-abcdefgh';

interface Node {
  type?: string;
  text?: string;
  action?: { label: string; uri: string };
}
const nodes = (value: unknown): Node[] =>
  typeof value !== 'object' || value === null ? [] : [value, ...Object.values(value).flatMap(nodes)];
const textsOf = (kind: (typeof MESSAGE_KINDS)[number], given = facts) =>
  nodes(flexMessageOf(kind, sender, given)).flatMap(({ type, text }) => (type === 'text' && text ? [text] : []));
const actionOf = (kind: (typeof MESSAGE_KINDS)[number], given = facts) =>
  nodes(flexMessageOf(kind, sender, given)).flatMap(({ type, action }) =>
    type === 'button' && action ? [action] : [],
  );

describe('a message of the clinic', () => {
  test('gives the time and the doctor of a booking', () => {
    expect(textsOf('booked')).toEqual([
      'さくらオンラインクリニック',
      '診察券',
      'ご予約の日時',
      '7月10日（金）',
      '10:15〜',
      '佐藤医師',
      '日時の変更やキャンセルは、下のボタンからできます。',
    ]);
    expect(actionOf('booked')).toEqual([
      { label: 'ご予約を見る', type: 'uri', uri: `${APP}/mypage/reservation` },
      { label: '変更・キャンセル', type: 'uri', uri: `${APP}/mypage/reservation?more=open` },
    ]);
  });

  test.each([
    ['calledOff', 'ご予約がキャンセルになりました', '別の日時を選ぶ'],
    ['closed', '休診のお知らせ', '別の日時を選ぶ'],
  ] as const)('of the kind %s gives the reason and offers another time', (kind, heading, label) => {
    expect(textsOf(kind)).toEqual(
      expect.arrayContaining([heading, '7月10日（金）10:15〜', '理由', '医師の体調不良のため']),
    );
    expect(actionOf(kind)).toEqual([{ label, type: 'uri', uri: `${APP}/mypage/reservation` }]);
    expect(textsOf(kind, { ...facts, reason: null })).not.toContain('理由');
  });

  test.each(['bill', 'corrected', 'dueSoon', 'overdue'] as const)(
    'of the kind %s gives the amount and the deadline of a bill',
    (kind) => {
      expect(textsOf(kind)).toEqual(expect.arrayContaining(['3,450円', '7月24日（金）まで']));
      expect(actionOf(kind)[0]?.uri).toBe(`${APP}/mypage/payment/bill/12`);
    },
  );

  test.each(['cancelled', 'missed'] as const)('names the %s visit, and links to a new booking', (kind) => {
    expect(textsOf(kind)).toEqual(expect.arrayContaining(['7月10日（金）10:15〜', '佐藤医師']));
    expect(actionOf(kind)[0]?.uri).toBe(`${APP}/reserve`);
  });

  test('gives the arrival and, if known, the carrier of a parcel', () => {
    expect(textsOf('sent')).toEqual(
      expect.arrayContaining(['7月14日（火）〜7月16日（木）', '運送会社', 'ヤマト運輸', '1234-5678-9012']),
    );
    expect(actionOf('sent')).toHaveLength(1);
    expect(textsOf('sent', { ...facts, parcel: null })).not.toContain('運送会社');
  });

  test.each(MESSAGE_KINDS)('of the kind %s mentions neither the illness nor the room (§message-private)', (kind) => {
    const message = JSON.stringify(flexMessageOf(kind, sender, facts));
    expect(message).not.toMatch(/高血圧|痛風|脂質|糖尿|zoom/);
    const [action] = actionOf(kind);
    expect(action?.uri).toMatch(new RegExp(`^${APP}/(mypage/|reserve$)`));
    expect(action?.label.length).toBeLessThanOrEqual(20);
    expect(String(flexMessageOf(kind, sender, facts)['altText'])).not.toMatch(/円|医師/);
  });

  test('adds the year to dates of another year', () => {
    const factsLastYear = { ...facts, dueAt: instant('09:00', '2025-12-31') };
    expect(templateParams('sent', { when: 'when', arrival: 'arrival' }, sender, factsLastYear)).toEqual({
      when: '2026年7月10日（金）10:15〜',
      arrival: '2026年7月14日（火）〜7月16日（木）',
    });
  });
});

test('templateParams returns a text for each parameter of the template', () => {
  expect(
    templateParams('bill', { sum: 'amount', limit: 'due', shop_name: 'clinic', btn1_url: 'link' }, sender, facts),
  ).toEqual({
    sum: '3,450円',
    limit: '7月24日（金）まで',
    shop_name: 'さくらオンラインクリニック',
    btn1_url: `${APP}/mypage/payment/bill/12`,
  });
});
