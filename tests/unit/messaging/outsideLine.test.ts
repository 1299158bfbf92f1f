import { expect, test } from 'vitest';
import { outsideRedirect } from '../../../src/messaging/outsideLine';

const HOST = 'https://clinic.example';
const ID = '1234567890-AbcdEfgh';

const visit = (path: string, userAgent: string, turnedBack = false) =>
  outsideRedirect({
    href: `${HOST}${path}`,
    userAgent,
    liffId: ID,
    landingUrl: 'https://landing.example/',
    turnedBack,
  });

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';

test('visitors outside LINE go to the landing page; the LINE browser opens the same page in LINE, but never in a loop (§outside-line)', () => {
  expect(visit('/reserve?x=1', SAFARI)).toEqual({ go: 'https://landing.example/' });
  expect(visit('/reserve?x=1', `${SAFARI} Line/14.11.0`)).toEqual({ go: `https://liff.line.me/${ID}/reserve?x=1` });
  expect(visit('/reserve?x=1', `${SAFARI} Line/14.11.0`, true)).toEqual({ go: 'https://landing.example/' });
  expect(visit('/', `${SAFARI} Offline/2`)).toEqual({ go: 'https://landing.example/' });
});

test('the return from the card provider reports the result wherever it lands', () => {
  const link = `https://liff.line.me/${ID}/mypage/reservation`;
  expect(visit('/payment/success?session=1', SAFARI)).toEqual({ payment: 'success', link });
  expect(visit('/payment/cancel/', SAFARI)).toEqual({ payment: 'cancel', link });
  expect(visit('/payment/other', SAFARI)).toEqual({ go: 'https://landing.example/' });
  expect(visit('/payment/success', `${SAFARI} Line/14.11.0`)).toEqual({
    go: `https://liff.line.me/${ID}/payment/success`,
  });
});
