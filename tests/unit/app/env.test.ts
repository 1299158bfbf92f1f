import { expect, test } from 'vitest';
import { CLINIC_COSTS } from '../../../src/domain/clinic/terms';
import { readEnv } from '../../../src/app/env';

test('readEnv returns the defaults if no variable is set', () => {
  expect(readEnv({})).toEqual({
    apiBaseUrl: '/api',
    loginPath: '/auth/line',
    uidSource: 'id_token',
    clinicName: 'さくらオンラインクリニック',
    psychiatryUrl: null,
    termsUrl: null,
    landingUrl: '/welcome.html',
    friendUrl: null,
    contact: null,
    costs: { ...CLINIC_COSTS, cancelFee: null },
  });
});

test('readEnv removes spaces around a value and the trailing slash of VITE_API_HOST', () => {
  const env = {
    VITE_API_HOST: ' https://clinic.example/api/ ',
    VITE_UID_SOURCE: 'sub',
    VITE_TERMS_URL: 'https://clinic.example/terms',
    VITE_LANDING_URL: 'https://clinic.example/',
    VITE_FRIEND_URL: 'https://line.me/R/ti/p/@clinic',
  };
  expect(readEnv(env)).toMatchObject({
    apiBaseUrl: 'https://clinic.example/api',
    uidSource: 'sub',
    termsUrl: 'https://clinic.example/terms',
    landingUrl: 'https://clinic.example/',
    friendUrl: 'https://line.me/R/ti/p/@clinic',
  });
});

test('readEnv fills in missing costs, unless VITE_API_HOST names another clinic (§costs-before-booking)', () => {
  const env = { VITE_SYSTEM_FEE: '0', VITE_TOTAL_FIRST: '2100-2400', VITE_CANCEL_FEE: '3300' };
  const costs = { systemFee: 0, first: { from: 2100, to: 2400 }, cancelFee: 3300 };
  expect(readEnv(env).costs).toEqual({ ...CLINIC_COSTS, ...costs });
  expect(readEnv({ ...env, VITE_API_HOST: 'https://clinic.example' }).costs).toEqual({
    ...costs,
    postage: null,
    repeat: null,
  });
});

test('readEnv reads the clinic’s telephone number, hours and chat (§contact-only-if-given)', () => {
  const env = { VITE_CLINIC_PHONE: '03-1234-5678', VITE_CLINIC_HOURS: '平日 9:00〜18:00' };
  expect(readEnv(env).contact).toEqual({ phone: '03-1234-5678', hours: '平日 9:00〜18:00', chatUrl: null });
  expect(readEnv({ VITE_FRIEND_URL: 'https://lin.ee/a' }).contact).toEqual({
    phone: null,
    hours: null,
    chatUrl: 'https://lin.ee/a',
  });
});

test.each([
  [{ VITE_UID_SOURCE: 'name' }, 'VITE_UID_SOURCE must be id_token or sub, not "name".'],
  [{ VITE_API_HOST: 'clinic' }, 'VITE_API_HOST must be a path or an http(s) address, not "clinic".'],
  [{ VITE_POSTAGE: '550円' }, 'VITE_POSTAGE must be an amount in yen, not "550円".'],
  [{ VITE_TOTAL_REPEAT: '5705' }, 'VITE_TOTAL_REPEAT must be two amounts in yen such as 2100-2400, not "5705".'],
  [{ VITE_CANCEL_FEE: '1,100' }, 'VITE_CANCEL_FEE must be an amount in yen, not "1,100".'],
  [{ VITE_CLINIC_PHONE: 'call us' }, 'VITE_CLINIC_PHONE must be a telephone number, not "call us".'],
  [{ VITE_TERMS_URL: 'javascript:alert(1)' }, 'VITE_TERMS_URL must be an http(s) address, not "javascript:alert(1)".'],
  [
    { VITE_LANDING_URL: 'http://clinic.example/' },
    'VITE_LANDING_URL must be an https address, not "http://clinic.example/".',
  ],
])('readEnv rejects %o and names the variable', (env, message) => expect(() => readEnv(env)).toThrow(message));
