import { expect, test } from 'vitest';
import { readEnv } from '../../../src/app/env';
import { subOf } from '../../../src/messaging/idToken';

test('without variables the app talks to its own origin', () => {
  expect(readEnv({})).toEqual({
    host: '/api',
    loginPath: '/auth/line',
    uidSource: 'id_token',
    clinicName: 'さくらオンラインクリニック',
    psychiatryUrl: null,
    termsUrl: null,
  });
});

test('takes what is set, without trailing slashes and blanks', () => {
  const env = {
    VITE_API_HOST: ' https://clinic.example/api/ ',
    VITE_UID_SOURCE: 'sub',
    VITE_TERMS_URL: 'https://clinic.example/terms',
  };
  expect(readEnv(env)).toMatchObject({
    host: 'https://clinic.example/api',
    uidSource: 'sub',
    termsUrl: 'https://clinic.example/terms',
  });
});

test.each([
  [{ VITE_UID_SOURCE: 'name' }, 'VITE_UID_SOURCE must be id_token or sub, not "name".'],
  [{ VITE_API_HOST: 'clinic' }, 'VITE_API_HOST must be a path or an http(s) address, not "clinic".'],
  [{ VITE_TERMS_URL: 'javascript:alert(1)' }, 'VITE_TERMS_URL must be an http(s) address, not "javascript:alert(1)".'],
])('%o is refused by name', (env, sentence) => expect(() => readEnv(env)).toThrow(sentence));

test('reads whom a token speaks of, and nothing from what is no token', () => {
  const payload = Buffer.from(JSON.stringify({ sub: 'U1' })).toString('base64url');
  expect(subOf(`x.${payload}.y`)).toBe('U1');
  expect(subOf('nothing')).toBeNull();
  expect(subOf('a.b.c')).toBeNull();
});
