import { expect, test } from 'vitest';
import { urlAfterFailure, urlAfterStart, linkInLine } from '../../../src/messaging/lineUrl';
import { outsideRedirect } from '../../../src/messaging/outsideLine';
import { reportsShareResult } from '../../../src/messaging/lineVersion';
import { isExpired, unverifiedSubOf } from '../../../src/messaging/idToken';

const HOST = 'https://clinic.example';
const ID = '1234567890-AbcdEfgh';
const LOGIN = 'code=c&state=s&liffClientId=1&liffRedirectUri=x&liffIsEscapedFromApp=true';

test('urlAfterStart removes only the parameters that LINE added for the login', () => {
  expect(urlAfterStart(`${HOST}/reserve?a=1,2&${LOGIN}&liff.state=%2Fx&liff.hback=2&note=a%20b+c#top`)).toBe(
    `${HOST}/reserve?a=1,2&note=a%20b+c#top`,
  );
  expect(urlAfterStart(`${HOST}/reserve`)).toBe(`${HOST}/reserve`);
  expect(urlAfterStart(`${HOST}/?${LOGIN}`)).toBe(`${HOST}/`);
});

test('urlAfterFailure removes the login parameters but keeps `liff.state`', () => {
  expect(urlAfterFailure(`${HOST}/?liff.state=%2Freserve&${LOGIN}#access_token=t`)).toBe(
    `${HOST}/?liff.state=%2Freserve#access_token=t`,
  );
  expect(urlAfterFailure(`${HOST}/?error=access_denied&error_description=a+b&liffOAuth2Error=true`)).toBe(`${HOST}/`);
});

test.each([
  ['/', '/'],
  ['/reserve/gout/2?x=a%20b#top', '/reserve/gout/2?x=a%20b#top'],
  [`/mypage?${LOGIN}&x=1`, '/mypage?x=1'],
  ['/#access_token=secret&context_token=c', '/'],
  ['/?liff.state=%2Fmypage%3Fx%3D1%23top', '/mypage?x=1#top'],
  ['/?liff.state=%2F%2Fevil.example%2Fx', '/evil.example/x'],
])('linkInLine turns the path %s into a link that opens %s in LINE', (path, target) =>
  expect(linkInLine(ID, `${HOST}${path}`)).toBe(`https://liff.line.me/${ID}${target}`),
);

const redirectOf = (path: string, userAgent: string, cameBack = false) =>
  outsideRedirect({
    href: `${HOST}${path}`,
    userAgent,
    liffId: ID,
    landingUrl: 'https://landing.example/',
    cameBack,
  });

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1';
const LINE_BROWSER = `${SAFARI} Line/14.11.0`;

test('only LINE’s in-app browser tries the LIFF link before the landing page (§outside-line)', () => {
  expect(redirectOf('/reserve?x=1', SAFARI)).toEqual({ go: 'https://landing.example/' });
  expect(redirectOf('/reserve?x=1', LINE_BROWSER)).toEqual({ go: `https://liff.line.me/${ID}/reserve?x=1` });
  expect(redirectOf('/reserve?x=1', LINE_BROWSER, true)).toEqual({ go: 'https://landing.example/' });
  expect(redirectOf('/', `${SAFARI} Offline/2`)).toEqual({ go: 'https://landing.example/' });
});

test('only a browser outside LINE shows the result of a card payment', () => {
  const linkIntoLine = `https://liff.line.me/${ID}/mypage/reservation`;
  expect(redirectOf('/payment/success?session=1', SAFARI)).toEqual({ paymentResult: 'success', linkIntoLine });
  expect(redirectOf('/payment/cancel/', SAFARI)).toEqual({ paymentResult: 'cancel', linkIntoLine });
  expect(redirectOf('/payment/other', SAFARI)).toEqual({ go: 'https://landing.example/' });
  expect(redirectOf('/payment/success', `${LINE_BROWSER}/IAB`)).toEqual({
    go: `https://liff.line.me/${ID}/payment/success`,
  });
});

test('LINE reports the result of the share picker from version 10.11.0 on (§line-share-outcome)', () => {
  for (const version of ['10.11.0', '10.11', '10.12.1', '14.0.0', null]) expect(reportsShareResult(version)).toBe(true);
  for (const version of ['10.10.9', '9.19.0', '9']) expect(reportsShareResult(version)).toBe(false);
});

const tokenOf = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

test('unverifiedSubOf returns null for a token without a readable `sub`', () => {
  expect(unverifiedSubOf(tokenOf({ sub: 'U1', name: '山田 花子' }))).toBe('U1');
  for (const token of ['nothing', 'a.b.c', '', tokenOf(null), tokenOf('text'), tokenOf({ sub: 1 })])
    expect(unverifiedSubOf(token), token).toBeNull();
});

test('isExpired returns true as soon as the time `exp` is reached', () => {
  const token = tokenOf({ exp: 100 });
  expect([isExpired(token, 99_999), isExpired(token, 100_000), isExpired(token, 200_000)]).toEqual([false, true, true]);
  for (const other of ['nothing', tokenOf({}), tokenOf({ exp: 'soon' })]) expect(isExpired(other, 1e15)).toBe(false);
});
