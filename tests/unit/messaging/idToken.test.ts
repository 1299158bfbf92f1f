import { expect, test } from 'vitest';
import { isExpired, subOf } from '../../../src/messaging/idToken';

const tokenOf = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

test('reads the subject of a token; null for anything else', () => {
  expect(subOf(tokenOf({ sub: 'U1', name: '山田 花子' }))).toBe('U1');
  for (const other of ['nothing', 'a.b.c', '', tokenOf(null), tokenOf('text'), tokenOf({ sub: 1 })])
    expect(subOf(other), other).toBeNull();
});

test('a token is expired from its last second on', () => {
  const token = tokenOf({ exp: 100 });
  expect([isExpired(token, 99_999), isExpired(token, 100_000), isExpired(token, 200_000)]).toEqual([false, true, true]);
  for (const other of ['nothing', tokenOf({}), tokenOf({ exp: 'soon' })]) expect(isExpired(other, 1e15)).toBe(false);
});
