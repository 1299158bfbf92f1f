import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SettingsError, readSettings } from '../../../server/run/settings';
import { CLINIC_ENV, settingsHelp } from '../../../server/run/settingsTable';
import { readEnv } from '../../../src/app/env';
import { SAMPLE_BANK } from '../../../server/money/clinicBank';
import { CLINIC_NAME } from '../../../src/domain/clinic/terms';

const BANK = {
  BANK_NAME: 'かえで銀行',
  BANK_CODE: '0123',
  BANK_BRANCH_NAME: '本店',
  BANK_BRANCH_CODE: '001',
  BANK_ACCOUNT_NAME: 'モミジイイン',
};
const LINE = { LINE_CHANNEL_ID: '1234567890', PAYMENTS: 'sandbox', PUBLIC_URL: 'https://clinic.example.jp' };

test('without variables, the clinic runs in preview mode (§preview-apart)', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: null,
    publicUrl: 'http://localhost:8080',
    folder: '.clinic',
    databaseUrl: null,
    line: null,
    messages: null,
    origins: [],
    trustedProxies: [],
    hasRateLimits: false,
    log: 'errors',
    payments: { kind: 'sandbox' },
    bank: SAMPLE_BANK,
    bankSecret: null,
    files: null,
    clinic: { name: 'さくらオンラインクリニック', address: '東京都千代田区桜台1-2-3（見本）' },
  });
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
});

test.each(['index.html', 'public/welcome.html', 'scripts/line.mjs'])(
  '%s contains the default clinic name, which the build replaces',
  (file) => expect(readFileSync(file, 'utf8')).toContain(CLINIC_NAME),
);

test('readSettings reads the variables of a clinic with LINE and Stripe', () => {
  const settings = readSettings({
    ...LINE,
    PORT: '443',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://clinic.example.jp/',
    DATABASE_URL: 'postgres://clinic@db/clinic',
    LINE_API_BASE: 'http://127.0.0.1:9000/',
    APP_ORIGINS: 'https://a.example, https://b.example:8443/',
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'wh',
    ...BANK,
  });
  expect(settings).toMatchObject({
    port: 443,
    host: '0.0.0.0',
    publicUrl: 'https://clinic.example.jp',
    line: { channelId: '1234567890', apiBase: 'http://127.0.0.1:9000' },
    origins: ['https://a.example', 'https://b.example:8443'],
    hasRateLimits: true,
    log: 'requests',
    payments: { kind: 'stripe', secretKey: 'sk', webhookSecret: 'wh' },
  });
});

test('with the FILES_S3_ variables, files are stored in S3', () => {
  const s3 = {
    FILES_S3_ENDPOINT: 'https://s3.example.jp/',
    FILES_S3_BUCKET: 'patients',
    FILES_S3_ACCESS_KEY_ID: 'key-id',
    FILES_S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readSettings({ DATABASE_URL: 'postgres://db/clinic' }).files).toBeNull();
  expect(readSettings({ ...s3, DATABASE_URL: 'postgres://db/clinic' }).files).toEqual({
    endpoint: 'https://s3.example.jp',
    region: 'us-east-1',
    bucket: 'patients',
    accessKeyId: 'key-id',
    secretAccessKey: 'secret',
  });
});

test('CLINIC_ADDRESS has a default value only in preview mode', () => {
  const env = { VITE_CLINIC_NAME: 'もみじ医院', CLINIC_ADDRESS: '京都市1-1' };
  expect(readSettings(env).clinic).toEqual({ name: 'もみじ医院', address: '京都市1-1' });
  expect(readSettings({}).clinic.address).toContain('見本');
  expect(readSettings(LINE).clinic.address).toBe('');
});

test('the BANK_ variables replace the sample bank of sandbox payments', () => {
  const bank = {
    name: 'かえで銀行',
    code: '0123',
    branchName: '本店',
    branchCode: '001',
    accountType: '普通',
    holder: 'モミジイイン',
  };
  expect(readSettings(BANK).bank).toEqual(bank);
  expect(readSettings({ ...BANK, BANK_ACCOUNT_TYPE: '当座' }).bank).toEqual({ ...bank, accountType: '当座' });
  expect(readSettings(LINE).bank).toEqual(SAMPLE_BANK);
});

test.each([undefined, ' ', ' もみじ医院 '])(
  'with VITE_CLINIC_NAME=%o, app and receipts show the same clinic name',
  (name) => {
    const env = { VITE_CLINIC_NAME: name };
    expect(readSettings(env).clinic.name).toBe(readEnv(env).clinicName);
  },
);

test('a clinic with LINE login needs an https PUBLIC_URL, except on localhost', () => {
  expect(() => readSettings({ ...LINE, PUBLIC_URL: 'http://clinic.example.jp' })).toThrow(
    'LINE_CHANNEL_ID is set, so PUBLIC_URL must begin with https://, but is "http://clinic.example.jp".',
  );
  for (const PUBLIC_URL of ['https://clinic.example.jp', 'http://localhost:8080', 'http://127.0.0.1:8080'])
    expect(readSettings({ ...LINE, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
  expect(readSettings({ PUBLIC_URL: 'http://clinic.test' }).publicUrl).toBe('http://clinic.test');
});

test('RATE_LIMITS turns rate limits on or off; the default is on, except in preview mode', () => {
  expect(readSettings(LINE).hasRateLimits).toBe(true);
  expect(readSettings({ ...LINE, RATE_LIMITS: 'off' }).hasRateLimits).toBe(false);
  expect(readSettings({ RATE_LIMITS: 'on' }).hasRateLimits).toBe(true);
});

describe('readSettings throws an error with a one-line message for', () => {
  test.each([
    [{ PORT: '65536' }, 'PORT must be a number from 1 to 65535, not "65536".'],
    [{ PORT: '80.5' }, 'PORT must be a number from 1 to 65535, not "80.5".'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an address, not "a b".'],
    [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be on or off, not "maybe".'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, separated by commas, not "10.0.0.0/33".',
    ],
    [{ PAYMENTS: 'cash' }, 'PAYMENTS must be sandbox or stripe, not "cash".'],
    [{ LINE_CHANNEL_ID: 'x' }, 'LINE_CHANNEL_ID must be the digits of a LINE channel ID, not "x".'],
    [{ DATABASE_URL: 'mysql://secret@x' }, 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    [{ PUBLIC_URL: 'clinic.example' }, /^PUBLIC_URL must be an address like .*, not "clinic\.example"\.$/],
    [{ APP_ORIGINS: 'https://a.example/path' }, /^APP_ORIGINS must be origins like /],
    [{ APP_ORIGINS: '*' }, /^APP_ORIGINS must be origins like /],
    [{ LINE_API_BASE: 'ftp://x' }, /^LINE_API_BASE must be an address like /],
    [{ FILES_S3_BUCKET: 'a/b' }, 'FILES_S3_BUCKET must be the name of a bucket, not "a/b".'],
    [{ FILES_S3_BUCKET: 'files' }, /^FILES_S3_ENDPOINT, FILES_S3_BUCKET, .* must be set together\.$/],
    [{ HOST: '0.0.0.0' }, /^In preview mode the clinic listens only on this computer\..*"0\.0\.0\.0"/],
    [{ ...LINE, PUBLIC_URL: '' }, /^LINE_CHANNEL_ID is set, so PUBLIC_URL is required/],
    [{ ...LINE, PAYMENTS: '' }, /^PAYMENTS is required outside preview mode\./],
    [{ ...LINE, PAYMENTS: 'stripe' }, 'PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'],
    [
      { ...LINE, PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' },
      'PAYMENTS=stripe needs BANK_NAME, BANK_CODE, BANK_BRANCH_NAME, BANK_BRANCH_CODE and BANK_ACCOUNT_NAME.',
    ],
    [{ BANK_NAME: 'かえで銀行' }, /^BANK_NAME, BANK_CODE, .* must be set together\.$/],
    [{ ...BANK, BANK_CODE: '12' }, 'BANK_CODE must be a bank code of 4 digits, not "12".'],
  ])('%o', (env, refusal) => {
    let message = '';
    try {
      readSettings(env);
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      message = error.message;
    }
    if (typeof refusal === 'string') expect(message).toBe(refusal);
    else expect(message).toMatch(refusal);
    expect(message).not.toContain('\n');
  });
});

test.each(['::1', 'localhost', '127.0.0.2'])('in preview mode, the clinic may listen on %s', (host) => {
  expect(() => readSettings({ HOST: host })).not.toThrow();
});

test('the help lists exactly the variables that the clinic or the build reads', () => {
  const clinicNames = Object.keys(CLINIC_ENV);
  const sources = ['src/app/env.ts', 'vite.config.ts'].map((file) => readFileSync(file, 'utf8')).join('');
  const buildNames = [...sources.matchAll(/'(VITE_[A-Z_]+)'/g)].map(([, name]) => name);
  const listedNames = [...settingsHelp().matchAll(/^  ([A-Z][A-Z0-9_]+) /gm)].map(([, name]) => name);
  expect(clinicNames.length).toBeGreaterThan(25);
  expect(new Set(listedNames)).toEqual(new Set([...clinicNames, ...buildNames]));
});

const SERVICE = {
  LINE_CHANNEL_SECRET: 'mini',
  LINE_TEMPLATES: '{"booked":{"name":"book_ja","params":{"date":"when","btn1_url":"link"}}}',
};
const PUSH = { LINE_MESSAGING_CHANNEL_ID: '987', LINE_MESSAGING_CHANNEL_SECRET: 'account' };
const LIFF = { VITE_LIFF_ID: '1234567890-abcdefgh' };

test('the settings select service messages, pushes, both or neither', () => {
  const service = {
    secret: 'mini',
    templates: { booked: { name: 'book_ja', params: { date: 'when', btn1_url: 'link' } } },
  };
  const push = { id: '987', secret: 'account' };
  const liffId = '1234567890-abcdefgh';
  expect(readSettings({ ...LINE, ...LIFF, ...SERVICE, ...PUSH }).messages).toEqual({ liffId, service, push });
  expect(readSettings({ ...LINE, ...LIFF, ...SERVICE }).messages).toEqual({ liffId, service, push: null });
  expect(readSettings({ ...LINE, ...LIFF, ...PUSH }).messages).toEqual({ liffId, service: null, push });
  expect(readSettings({ ...LINE, ...LIFF }).messages).toBeNull();
});

test.each([
  [{ LINE_CHANNEL_SECRET: 'mini' }, /LINE_TEMPLATES must be set together/],
  [{ LINE_MESSAGING_CHANNEL_ID: '987' }, /LINE_MESSAGING_CHANNEL_SECRET must be set together/],
  [{ ...SERVICE, LINE_TEMPLATES: 'book_ja' }, /^LINE_TEMPLATES must be JSON like/],
  [{ ...SERVICE, LINE_TEMPLATES: '{"other":{"name":"a","params":{}}}' }, /^LINE_TEMPLATES must be JSON like/],
  [{ ...SERVICE, LINE_TEMPLATES: '{"booked":{"name":"a","params":{"a":"name"}}}' }, /^LINE_TEMPLATES must be JSON/],
  [{ ...PUSH, VITE_LIFF_ID: '' }, /LINE_CHANNEL_ID and VITE_LIFF_ID are required/],
])('readSettings refuses %j as settings for messages to patients', (wrongSettings, message) => {
  expect(() => readSettings({ ...LINE, ...LIFF, ...wrongSettings })).toThrow(message);
});
