import { expect, test } from 'vitest';
import { urlAfterFailure, urlAfterStart, linkInLine } from '../../../src/messaging/lineUrl';

const HOST = 'https://clinic.example';
const ID = '1234567890-AbcdEfgh';
const LOGIN = 'code=c&state=s&liffClientId=1&liffRedirectUri=x&liffIsEscapedFromApp=true';

test('after the start no login parameter is left and the rest is unchanged', () => {
  expect(urlAfterStart(`${HOST}/reserve?a=1,2&${LOGIN}&liff.state=%2Fx&liff.hback=2&note=a%20b+c#top`)).toBe(
    `${HOST}/reserve?a=1,2&note=a%20b+c#top`,
  );
  expect(urlAfterStart(`${HOST}/reserve`)).toBe(`${HOST}/reserve`);
  expect(urlAfterStart(`${HOST}/?${LOGIN}`)).toBe(`${HOST}/`);
});

test('after a failure the used parameters are removed and the target is kept', () => {
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
])('%s opens as %s in LINE', (path, way) =>
  expect(linkInLine(ID, `${HOST}${path}`)).toBe(`https://liff.line.me/${ID}${way}`),
);
