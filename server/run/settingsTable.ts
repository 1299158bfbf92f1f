import * as v from 'valibot';
import { CLINIC_NAME } from '../../src/domain/clinic/terms';
import { MESSAGE_KINDS } from '../messages/kinds';
import { FACT_NAMES } from '../messages/messageContent';

function isNetwork(text: string): boolean {
  const [, address = '', bits = ''] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  const isV4 = v.is(v.pipe(v.string(), v.ipv4()), address);
  return (isV4 || v.is(v.pipe(v.string(), v.ipv6()), address)) && Number(bits) <= (isV4 ? 32 : 128);
}

const word = v.pipe(v.string(), v.trim());

/** `be`: what the error message says it must be. */
const must = <S extends v.GenericSchema<string, unknown>>(schema: S, be: string) =>
  v.optional(
    v.pipe(
      word,
      v.rawTransform<string, v.InferOutput<S>>(({ dataset, addIssue, NEVER }) => {
        const read = v.safeParse(schema, dataset.value);
        if (read.success) return read.output;
        addIssue({ message: `must be ${be}, not "${dataset.value}".` });
        return NEVER;
      }),
    ),
  );
const like = (pattern: RegExp, be: string) => must(v.pipe(v.string(), v.regex(pattern)), be);

/** Error messages never show its value. */
const secret = v.optional(word);

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

/** For each message: its reviewed template and the content of each variable. */
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
const TEMPLATES = 'JSON like {"booked":{"name":"book_ja","params":{"date":"when","btn1_url":"link"}}}';
const postgres = v.optional(
  v.pipe(word, v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://.')),
);
const channel = like(/^\d{1,20}$/, 'the digits of a LINE channel ID');
const liffId = like(/^\d+-\w+$/, 'a LIFF ID like 1234567890-abcdefgh');
const origins = must(listOf(origin), 'origins like https://app.example.jp, separated by commas');
const proxies = must(listOf(proxy), 'addresses or networks like 10.0.0.0/8, separated by commas');
const publicUrl = must(origin, 'an address like https://clinic.example.jp, without a path');
const region = like(/^[A-Za-z0-9-]{1,64}$/, 'a region like ap-northeast-1');
const bucket = like(/^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/, 'the name of a bucket');

/** Schema, help, default. */
export const CLINIC = {
  PORT: [must(port, 'a number from 1 to 65535'), 'port to listen on', '8080'],
  HOST: [like(/^[A-Za-z0-9.:_-]+$/, 'a host name or an address'), 'address to listen on', 'loopback, IPv4 and IPv6'],
  PUBLIC_URL: [publicUrl, 'https address patients use, for links and cookies', 'http://localhost:PORT in preview mode'],
  CLINIC_DATA: [secret, 'folder of the embedded database, and of the socket for commands', '.clinic'],
  DATABASE_URL: [postgres, 'PostgreSQL 15 or newer instead of the folder', 'none'],
  LINE_CHANNEL_ID: [channel, 'LINE channel; without it the clinic runs in preview mode', 'none'],
  LINE_CHANNEL_SECRET: [secret, 'its secret, for service messages of a LINE MINI App', 'none'],
  LINE_TEMPLATES: [must(Templates, TEMPLATES), 'reviewed templates of service messages, as JSON', 'none'],
  LINE_MESSAGING_CHANNEL_ID: [channel, "official account's channel, for messages to its friends", 'none'],
  LINE_MESSAGING_CHANNEL_SECRET: [secret, 'its secret', 'none'],
  LINE_API_BASE: [must(url, 'an address like https://api.line.me'), "LINE's address", 'https://api.line.me'],
  APP_ORIGINS: [origins, 'other origins the app is served from, separated by commas', 'none'],
  RATE_LIMITS: [must(v.picklist(['on', 'off']), 'on or off'), 'on or off', 'on; off in preview mode'],
  TRUSTED_PROXIES: [proxies, 'addresses or networks whose X-Forwarded-For is believed, separated by commas', 'none'],
  LOG: [
    must(v.picklist(['requests', 'errors']), 'requests or errors'),
    'requests or errors: of what to write a line',
    'requests; errors in preview mode',
  ],
  PAYMENTS: [
    must(v.picklist(['sandbox', 'stripe']), 'sandbox or stripe'),
    'sandbox or stripe',
    'sandbox in preview mode',
  ],
  STRIPE_SECRET_KEY: [secret, 'secret key, with PAYMENTS=stripe', 'none'],
  STRIPE_WEBHOOK_SECRET: [secret, 'secret of the webhook, with PAYMENTS=stripe', 'none'],
  BANK_NAME: [secret, 'bank that patients transfer to, with PAYMENTS=stripe', 'a sample with PAYMENTS=sandbox'],
  BANK_CODE: [like(/^\d{4}$/, 'the 4 digits of a bank'), 'its code, 4 digits', 'as above'],
  BANK_BRANCH_NAME: [secret, 'its branch', 'as above'],
  BANK_BRANCH_CODE: [like(/^\d{3}$/, 'the 3 digits of a branch'), "the branch's code, 3 digits", 'as above'],
  BANK_ACCOUNT_TYPE: [secret, 'kind of account', '普通'],
  BANK_ACCOUNT_NAME: [secret, "the account's holder, in katakana", 'as above'],
  BANK_NOTICE_SECRET: [secret, "secret that signs the bank's notices; without it none are taken", 'none'],
  FILES_S3_ENDPOINT: [
    must(url, 'an address like https://s3.example.jp'),
    'S3-compatible store that keeps the files instead of the database',
    'none',
  ],
  FILES_S3_REGION: [region, 'its region', 'us-east-1'],
  FILES_S3_BUCKET: [bucket, 'its bucket, for one database alone', 'none'],
  FILES_S3_ACCESS_KEY_ID: [secret, 'its access key', 'none'],
  FILES_S3_SECRET_ACCESS_KEY: [secret, 'secret of the access key', 'none'],
  CLINIC_ADDRESS: [secret, "the clinic's postal address, for receipts", 'none; a sample in preview mode'],
  VITE_LIFF_ID: [liffId, 'the LIFF app, also of the build, for messages', 'none'],
  VITE_CLINIC_NAME: [secret, "the clinic's name, also of the build, for receipts and the sandbox", CLINIC_NAME],
} as const;

/** Read by the app's build (`src/app/env.ts`): help, default. */
const BUILD = {
  VITE_API_HOST: ['base of the clinic the app talks to', '/api'],
  VITE_LOGIN_PATH: ["path of that clinic's login", '/auth/line'],
  VITE_UID_SOURCE: ['id_token or sub: what the uid header carries', 'id_token'],
  VITE_LIFF_ID: ['the LIFF app; without it the build is a preview build', 'none'],
  VITE_CLINIC_NAME: ["the clinic's name", CLINIC_NAME],
  VITE_PSYCHIATRY_URL: ['the psychiatry mini-app; without it its banner is hidden', 'shown in preview'],
  VITE_LANDING_URL: ['where visitors outside LINE go, an https address', 'own page'],
  VITE_FRIEND_URL: ['page of the official account, offered to those who are no friend yet', 'none'],
  VITE_TERMS_URL: ['terms of use', 'own page'],
  VITE_CLINIC_PHONE: ["the clinic's telephone number; without it nothing sends patients to the telephone", 'none'],
  VITE_CLINIC_HOURS: ['when it is answered', 'none'],
  VITE_CANCEL_FEE: ['fee in yen for a cancellation on the day; without it no sum is named', 'none'],
  VITE_SYSTEM_FEE: ['fee in yen for the online service, told before a booking', "this clinic's; none of another"],
  VITE_POSTAGE: ['postage in yen, told before a booking', "this clinic's; none of another"],
  VITE_TOTAL_FIRST: ['what a first visit costs in all, e.g. 2100-2400', "this clinic's; none of another"],
  VITE_TOTAL_REPEAT: ['what a later visit costs in all, e.g. 2600-5800', "this clinic's; none of another"],
};

export function settingsHelp(): string {
  const line = ([name, [help, fallback]]: [string, readonly string[]]) =>
    `  ${name.padEnd(29)}  ${help?.padEnd(79)}  ${fallback}`;
  return [
    'The clinic reads these variables of the environment (name, meaning, default):\n',
    ...Object.entries(CLINIC).map(([name, [, help, fallback]]) => line([name, [help, fallback]])),
    '\nThe app is built with these; npm start builds again when one has changed:\n',
    ...Object.entries(BUILD).map(line),
    '',
  ].join('\n');
}
