import { expect, test } from 'vitest';
import { readEnv } from '../../../src/app/env';

test('defaults to the own origin', () => {
  expect(readEnv({})).toEqual({
    host: '/api',
    loginPath: '/auth/line',
    uidSource: 'id_token',
    clinicName: 'さくらオンラインクリニック',
    psychiatryUrl: null,
    termsUrl: null,
    landingUrl: '/welcome.html',
    friendUrl: null,
  });
});

test('trims trailing slashes and blanks', () => {
  const env = {
    VITE_API_HOST: ' https://clinic.example/api/ ',
    VITE_UID_SOURCE: 'sub',
    VITE_TERMS_URL: 'https://clinic.example/terms',
    VITE_LANDING_URL: 'https://clinic.example/',
    VITE_FRIEND_URL: 'https://line.me/R/ti/p/@clinic',
  };
  expect(readEnv(env)).toMatchObject({
    host: 'https://clinic.example/api',
    uidSource: 'sub',
    termsUrl: 'https://clinic.example/terms',
    landingUrl: 'https://clinic.example/',
    friendUrl: 'https://line.me/R/ti/p/@clinic',
  });
});

test.each([
  [{ VITE_UID_SOURCE: 'name' }, 'VITE_UID_SOURCE must be id_token or sub, not "name".'],
  [{ VITE_API_HOST: 'clinic' }, 'VITE_API_HOST must be a path or an http(s) address, not "clinic".'],
  [{ VITE_TERMS_URL: 'javascript:alert(1)' }, 'VITE_TERMS_URL must be an http(s) address, not "javascript:alert(1)".'],
  [
    { VITE_LANDING_URL: 'http://clinic.example/' },
    'VITE_LANDING_URL must be an https address, not "http://clinic.example/".',
  ],
])('rejects %o and names it', (env, sentence) => expect(() => readEnv(env)).toThrow(sentence));
