import { expect, test } from 'vitest';
import { doctors } from '../../../server/preview/doctors';
import { addressInApp, departureTo } from '../../../stories/support/prototype/departure';

const ORIGIN = 'https://review.example';

test.each([
  [`${ORIGIN}/api/sandbox/checkout/cs_1`, 'checkout'],
  [`${ORIGIN}/api/receipts/4?expires=1&signature=a`, 'receipt'],
  [`${ORIGIN}/api/files/2?expires=1&signature=a`, 'file'],
  [String(doctors.find(({ zoomUrl }) => zoomUrl)?.zoomUrl), 'room'],
  ['https://other.example/api/receipts/4', 'elsewhere'],
  ['https://psychiatry.example/', 'elsewhere'],
])('%s leads to %s', (url, kind) => {
  expect(departureTo(url, ORIGIN).kind).toBe(kind);
});

test('links of the card page lead back into the app; its own and other URLs do not', () => {
  expect(addressInApp(`${ORIGIN}/payment/success`, ORIGIN)).toBe('/payment/success');
  expect(addressInApp(`${ORIGIN}/mypage/reservation?status=success`, ORIGIN)).toBe(
    '/mypage/reservation?status=success',
  );
  expect(addressInApp(`${ORIGIN}/api/sandbox/checkout/cs_1`, ORIGIN)).toBeNull();
  expect(addressInApp('https://other.example/payment/success', ORIGIN)).toBeNull();
});
