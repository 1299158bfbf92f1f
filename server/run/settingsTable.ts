import * as v from 'valibot';
import { CLINIC_NAME } from '../../src/domain/clinic/terms';
import { MESSAGE_KINDS } from '../messages/kinds';
import { FACT_NAMES } from '../messages/messageContent';

function isNetwork(text: string): boolean {
  const [, address = '', bits = ''] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  const isV4 = v.is(v.pipe(v.string(), v.ipv4()), address);
  return (isV4 || v.is(v.pipe(v.string(), v.ipv6()), address)) && Number(bits) <= (isV4 ? 32 : 128);
}

const trimmedText = v.pipe(v.string(), v.trim());

const mustBe = <S extends v.GenericSchema<string, unknown>>(schema: S, expected: string) =>
  v.optional(
    v.pipe(
      trimmedText,
      v.rawTransform<string, v.InferOutput<S>>(({ dataset, addIssue, NEVER }) => {
        const read = v.safeParse(schema, dataset.value);
        if (read.success) return read.output;
        addIssue({ message: `must be ${expected}, not "${dataset.value}".` });
        return NEVER;
      }),
    ),
  );
const match = (pattern: RegExp, expected: string) => mustBe(v.pipe(v.string(), v.regex(pattern)), expected);

/** Secrets use this schema, because an error message of `mustBe` would show the secret. */
const anyText = v.optional(trimmedText);

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(65_535));
const url = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => /^https?:/.test(text)),
  v.transform((text) => text.replace(/\/+$/, '')),
);
const origin = v.pipe(
  url,
  v.check((text) => new URL(text).origin === text),
);
const listOf = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(
    v.string(),
    v.transform((list) => list.split(',').map((item) => item.trim())),
    v.array(schema),
  );
const proxy = v.union([v.pipe(v.string(), v.ip()), v.pipe(v.string(), v.check(isNetwork))]);

/**
 * Each kind of message may have one template. `name` is the name of the template that LINE reviewed. `params` maps each
 * variable of the template to a fact. A fact is a value of the message, such as `link` or `amount`.
 */
const Templates = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.picklist(MESSAGE_KINDS),
    v.strictObject({
      name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,30}$/)),
      params: v.record(v.string(), v.picklist(FACT_NAMES)),
    }),
  ),
);
const TEMPLATES_EXAMPLE = 'JSON like {"booked":{"name":"book_ja","params":{"date":"when","btn1_url":"link"}}}';
const SAMPLE_DEFAULT = 'if PAYMENTS=sandbox, a sample';
const S3_DEFAULT = 'none; required if FILES_S3_ENDPOINT is set';
const templates = mustBe(Templates, TEMPLATES_EXAMPLE);
const postgres = v.optional(
  v.pipe(trimmedText, v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://.')),
);
const channel = match(/^\d{1,20}$/, 'the digits of a LINE channel ID');
const liffId = match(/^\d+-\w+$/, 'a LIFF ID like 1234567890-abcdefgh');
const origins = mustBe(listOf(origin), 'origins like https://app.example.jp, separated by commas');
const proxies = mustBe(listOf(proxy), 'addresses or networks like 10.0.0.0/8, separated by commas');
const publicUrl = mustBe(origin, 'an address like https://clinic.example.jp, without a path');
const region = match(/^[A-Za-z0-9-]{1,64}$/, 'a region like ap-northeast-1');
const bankCode = match(/^\d{4}$/, 'a bank code of 4 digits');
const branchCode = match(/^\d{3}$/, 'a branch code of 3 digits');
const bucket = match(/^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/, 'the name of a bucket');

/** Schema, help text, and the default as the help shows it. */
export const CLINIC_ENV = {
  PORT: [mustBe(port, 'a number from 1 to 65535'), 'port to listen on', '8080'],
  HOST: [match(/^[A-Za-z0-9.:_-]+$/, 'a host name or an address'), 'address to listen on', 'loopback, IPv4 and IPv6'],
  PUBLIC_URL: [publicUrl, 'https address that patients use', 'required; in preview mode, http://localhost:PORT'],
  CLINIC_DATA: [anyText, 'folder for the embedded database and for the socket of staff commands', '.clinic'],
  DATABASE_URL: [postgres, 'URL of a PostgreSQL database (15 or newer); replaces the embedded database', 'none'],
  LINE_CHANNEL_ID: [channel, 'ID of the LINE channel for logins', 'none, so the clinic runs in preview mode'],
  LINE_CHANNEL_SECRET: [anyText, 'secret of LINE_CHANNEL_ID; required for service messages of a LINE MINI App', 'none'],
  LINE_TEMPLATES: [templates, 'templates that LINE has reviewed, as JSON; required for service messages', 'none'],
  LINE_MESSAGING_CHANNEL_ID: [channel, 'channel ID of the official account; required for messages to friends', 'none'],
  LINE_MESSAGING_CHANNEL_SECRET: [anyText, 'secret of LINE_MESSAGING_CHANNEL_ID; required if that ID is set', 'none'],
  LINE_API_BASE: [mustBe(url, 'an address like https://api.line.me'), "address of LINE's API", 'https://api.line.me'],
  APP_ORIGINS: [origins, 'origins of the app other than PUBLIC_URL, separated by commas', 'none'],
  RATE_LIMITS: [mustBe(v.picklist(['on', 'off']), 'on or off'), 'rate limits: on or off', 'on; in preview mode, off'],
  TRUSTED_PROXIES: [proxies, 'reverse proxies: comma-separated addresses or networks; required behind a proxy', 'none'],
  LOG: [
    mustBe(v.picklist(['requests', 'errors']), 'requests or errors'),
    'what the clinic logs: all requests (requests) or only errors (errors)',
    'requests; in preview mode, errors',
  ],
  PAYMENTS: [
    mustBe(v.picklist(['sandbox', 'stripe']), 'sandbox or stripe'),
    'payment provider: stripe, or sandbox (moves no real money)',
    'stripe if STRIPE_SECRET_KEY is set; sandbox if in preview mode; else required',
  ],
  STRIPE_SECRET_KEY: [anyText, 'secret key of Stripe; required if PAYMENTS=stripe', 'none'],
  STRIPE_WEBHOOK_SECRET: [anyText, 'secret of the Stripe webhook; required if PAYMENTS=stripe', 'none'],
  BANK_NAME: [anyText, 'bank that patients transfer to; required if PAYMENTS=stripe', SAMPLE_DEFAULT],
  BANK_CODE: [bankCode, 'code of the bank (4 digits); required if PAYMENTS=stripe', SAMPLE_DEFAULT],
  BANK_BRANCH_NAME: [anyText, 'branch of the bank; required if PAYMENTS=stripe', SAMPLE_DEFAULT],
  BANK_BRANCH_CODE: [branchCode, 'code of the branch (3 digits); required if PAYMENTS=stripe', SAMPLE_DEFAULT],
  BANK_ACCOUNT_TYPE: [anyText, 'type of the account', '普通'],
  BANK_ACCOUNT_NAME: [anyText, 'holder of the account, in katakana; required if PAYMENTS=stripe', SAMPLE_DEFAULT],
  BANK_NOTICE_SECRET: [anyText, "secret that signs the bank's transfer notices", 'none, so the clinic refuses notices'],
  FILES_S3_ENDPOINT: [
    mustBe(url, 'an address like https://s3.example.jp'),
    'address of the S3-compatible store for files',
    'none, so the clinic keeps files in the database',
  ],
  FILES_S3_REGION: [region, 'region of the S3 store', 'us-east-1'],
  FILES_S3_BUCKET: [bucket, 'bucket in the S3 store, for the database of this clinic only', S3_DEFAULT],
  FILES_S3_ACCESS_KEY_ID: [anyText, 'access key of the S3 store', S3_DEFAULT],
  FILES_S3_SECRET_ACCESS_KEY: [anyText, 'secret of the access key', S3_DEFAULT],
  CLINIC_ADDRESS: [anyText, "the clinic's postal address, for receipts", 'none; in preview mode, a sample'],
  VITE_LIFF_ID: [liffId, 'ID of the LIFF app, also for the build; required for messages to patients', 'none'],
  VITE_CLINIC_NAME: [anyText, "the clinic's name, for receipts, messages, sandbox payments and the build", CLINIC_NAME],
} as const;

const OWN_AMOUNT = "the reference clinic's amount; if VITE_API_HOST is another clinic, none";
/** Help text and default of each variable that the app's build reads (`src/app/env.ts`). */
const BUILD_ENV = {
  VITE_API_HOST: ["base URL of the clinic's API", '/api'],
  VITE_LOGIN_PATH: ["path of the clinic's login", '/auth/line'],
  VITE_UID_SOURCE: ['what the uid header contains: id_token or sub', 'id_token'],
  VITE_LIFF_ID: ['ID of the LIFF app', 'none, so the build is a preview build'],
  VITE_CLINIC_NAME: ["the clinic's name", CLINIC_NAME],
  VITE_PSYCHIATRY_URL: ['URL of the psychiatry mini-app, opened by a banner', 'no banner, except in preview'],
  VITE_LANDING_URL: ['https address to which the app redirects visitors outside LINE', "the app's own page"],
  VITE_FRIEND_URL: ['page where patients add the official account as a friend', 'none'],
  VITE_TERMS_URL: ['page of the terms of use', "the app's own page"],
  VITE_CLINIC_PHONE: ["the clinic's telephone number", 'none, so the app does not ask patients to call'],
  VITE_CLINIC_HOURS: ['hours when the clinic answers the telephone', 'none'],
  VITE_CANCEL_FEE: ['fee in yen for a cancellation on the day of the visit', 'none, so the app shows no amount'],
  VITE_SYSTEM_FEE: ['fee in yen for the online service, shown before a booking', OWN_AMOUNT],
  VITE_POSTAGE: ['postage in yen, shown before a booking', OWN_AMOUNT],
  VITE_TOTAL_FIRST: ['total cost of a first visit, e.g. 2100-2400', OWN_AMOUNT],
  VITE_TOTAL_REPEAT: ['total cost of a later visit, e.g. 2600-5800', OWN_AMOUNT],
};

export function settingsHelp(): string {
  const line = ([name, [help, fallback]]: [string, readonly string[]]) =>
    `  ${name.padEnd(29)}  ${help?.padEnd(79)}  ${fallback}`;
  return [
    'The clinic reads these environment variables (name, meaning, default):\n',
    ...Object.entries(CLINIC_ENV).map(([name, [, help, fallback]]) => line([name, [help, fallback]])),
    '\nThe build of the app reads these variables. If one of them has changed, npm start builds the app again:\n',
    ...Object.entries(BUILD_ENV).map(line),
    '',
  ].join('\n');
}
