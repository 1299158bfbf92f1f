import { expect, test } from 'vitest';
import { paymentList } from '../../../../src/domain/visit/nextStep';
import { at, someVisit } from '../someVisit';

const NOW = at('2026-07-20T09:00:00+09:00');
const DAY = 86_400_000;

const visit = (
  id: number,
  daysAgo: number,
  flags = 'fc',
  pay_by = '2026-07-31',
  payment_method: 'bank' | null = null,
) => someVisit(flags, { id, start_time: NOW - daysAgo * DAY, pay_by, payment_method });
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
