import * as v from 'valibot';
import { MESSAGE_KINDS } from './messages/kinds';
import { FACT_NAMES } from './messages/messageContent';

/** A network like `10.0.0.0/8` or `fd00::/8`. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = ''] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  const isV4 = v.is(v.pipe(v.string(), v.ipv4()), address);
  return (isV4 || v.is(v.pipe(v.string(), v.ipv6()), address)) && Number(bits) <= (isV4 ? 32 : 128);
}

const word = v.pipe(v.string(), v.trim());

/** Parses one variable; for an invalid value the error message says what it must be. */
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

/** A variable that is only trimmed; error messages never show its value. */
const secret = v.optional(word);

const webOrigin = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => /^https?:/.test(url) && new URL(url).origin === url.replace(/\/$/, '')),
  v.transform((url) => new URL(url).origin),
);
const httpUrl = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => /^https?:/.test(url)),
  v.transform((url) => url.replace(/\/+$/, '')),
);

/** Of each message the name of its reviewed template, and what each of its variables is filled with. */
const Templates = v.pipe(
  v.string(),
  v.rawTransform<string, unknown>(({ dataset, addIssue, NEVER }) => {
    try {
      return JSON.parse(dataset.value);
    } catch {
      addIssue({ message: 'no JSON' });
      return NEVER;
    }
  }),
  v.record(
    v.picklist(MESSAGE_KINDS),
    v.strictObject({
      name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,30}$/)),
      params: v.record(v.string(), v.picklist(FACT_NAMES)),
    }),
  ),
);

/** The variables as they are read. */
export const Env = v.object({
  PORT: must(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(65_535)),
    'a number from 1 to 65535',
  ),
  HOST: must(v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:_-]+$/)), 'a host name or an address'),
  PUBLIC_URL: must(webOrigin, 'an address like https://clinic.example.jp, without a path'),
  CLINIC_DATA: secret,
  DATABASE_URL: v.optional(
    v.pipe(word, v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://.')),
  ),
  LINE_CHANNEL_ID: must(v.pipe(v.string(), v.regex(/^\d{1,20}$/)), 'the digits of a LINE channel ID'),
  LINE_CHANNEL_SECRET: secret,
  LINE_TEMPLATES: must(Templates, 'JSON like {"booked":{"name":"book_ja","params":{"date":"when","btn1_url":"link"}}}'),
  LINE_MESSAGING_CHANNEL_ID: must(v.pipe(v.string(), v.regex(/^\d{1,20}$/)), 'the digits of a LINE channel ID'),
  LINE_MESSAGING_CHANNEL_SECRET: secret,
  VITE_LIFF_ID: must(v.pipe(v.string(), v.regex(/^\d+-\w+$/)), 'a LIFF ID like 1234567890-abcdefgh'),
  LINE_API_BASE: must(httpUrl, 'an address like https://api.line.me'),
  APP_ORIGINS: must(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((one) => one.trim())),
      v.array(webOrigin),
    ),
    'origins like https://app.example.jp, separated by commas',
  ),
  RATE_LIMITS: must(v.picklist(['on', 'off']), 'on or off'),
  TRUSTED_PROXIES: must(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((one) => one.trim())),
      v.array(v.union([v.pipe(v.string(), v.ip()), v.pipe(v.string(), v.check(isNetwork))])),
    ),
    'addresses or networks like 10.0.0.0/8, separated by commas',
  ),
  LOG: must(v.picklist(['requests', 'errors']), 'requests or errors'),
  PAYMENTS: must(v.picklist(['sandbox', 'stripe']), 'sandbox or stripe'),
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  BANK_NAME: secret,
  BANK_CODE: must(v.pipe(v.string(), v.regex(/^\d{4}$/)), 'the 4 digits of a bank'),
  BANK_BRANCH_NAME: secret,
  BANK_BRANCH_CODE: must(v.pipe(v.string(), v.regex(/^\d{3}$/)), 'the 3 digits of a branch'),
  BANK_ACCOUNT_TYPE: secret,
  BANK_ACCOUNT_NAME: secret,
  FILES_S3_ENDPOINT: must(httpUrl, 'an address like https://s3.example.jp'),
  FILES_S3_REGION: must(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)), 'a region like ap-northeast-1'),
  FILES_S3_BUCKET: must(v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/)), 'the name of a bucket'),
  FILES_S3_ACCESS_KEY_ID: secret,
  FILES_S3_SECRET_ACCESS_KEY: secret,
  CLINIC_ADDRESS: secret,
  VITE_CLINIC_NAME: secret,
});

/** The variables that are set. */
export type Given = v.InferOutput<typeof Env>;
