import { expect, test } from 'vitest';
import { parseInstant } from '../../../../src/domain/calendar/jst';
import { paymentList } from '../../../../src/domain/visit/nextStep';
import { flagsOf } from '../flagsOf';

const NOW = parseInstant('2026-07-20T09:00:00+09:00') ?? Number.NaN;
const DAY = 86_400_000;

const visit = (
  id: number,
  daysAgo: number,
  flags = 'fc',
  pay_by = '2026-07-31',
  payment_method: 'bank' | null = null,
) => ({
  id,
  start_time: NOW - daysAgo * DAY,
  subject_id: 1,
  subject: '高血圧',
  kind: 'repeat' as const,
  deliver_time: null,
  admin_user: { id: 5, lastname: '佐藤', zoom_url: null },
  pay_by,
  payment_method,
  ...flagsOf(flags),
});
const idsOf = (all: ReturnType<typeof visit>[]) => paymentList(all, NOW).owed.map(({ id }) => id);

test('the list of payments has what is owed alone (§payment-list-owed)', () => {
  const others = ['', 'f', 'fcp', 'fcpd', 'xfc', 'm'].map((flags, index) => visit(index + 10, 3, flags));
  expect(idsOf([...others, visit(1, 3)])).toEqual([1]);
  expect(paymentList(others, NOW)).toEqual({ step: { kind: 'none' }, owed: [] });
});

test('the oldest comes first, the others stay in their order (§payment-list-owed)', () => {
  expect(idsOf([visit(1, 3), visit(2, 4), visit(3, 9)])).toEqual([3, 1, 2]);
});

test('what is past its last day comes before what is older, a transfer last (§payment-list-owed)', () => {
  expect(idsOf([visit(1, 9), visit(2, 4, 'fc', '2026-07-19')])).toEqual([2, 1]);
  expect(idsOf([visit(1, 9, 'fc', '2026-07-31', 'bank'), visit(2, 4)])).toEqual([2, 1]);
});
