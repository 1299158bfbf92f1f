import * as v from 'valibot';
import { CLINIC_NAME } from '../src/domain/clinicName';
import type { S3Options } from './files/fileStore';
import { SAMPLE_BANK, type ClinicBank } from './payments/clinicBank';

/** An invalid setting; the message is one sentence for the terminal. */
export class SettingsError extends Error {}

type Row = readonly [name: string, meaning: string, fallback: string];

/** Every variable of the server, for `--help`. */
const VARIABLES: readonly Row[] = [
  ['PORT', 'port to listen on', '8080'],
  ['HOST', 'address to listen on', 'loopback, IPv4 and IPv6'],
  ['PUBLIC_URL', 'https address patients use, for links and cookies', 'http://localhost:PORT in preview mode'],
  ['CLINIC_DATA', 'folder of the embedded database and files', '.clinic'],
  ['DATABASE_URL', 'PostgreSQL 15 or newer instead of the folder; it keeps the files too', 'none'],
  ['LINE_CHANNEL_ID', 'LINE channel; without it the clinic runs in preview mode', 'none'],
  ['LINE_API_BASE', "LINE's address", 'https://api.line.me'],
  ['APP_ORIGINS', 'other origins the app is served from, separated by commas', 'none'],
  ['RATE_LIMITS', 'on or off', 'on; off in preview mode'],
  ['TRUSTED_PROXIES', 'addresses or networks whose X-Forwarded-For is believed, separated by commas', 'none'],
  ['LOG', 'requests or errors: of what to write a line', 'requests; errors in preview mode'],
  ['PAYMENTS', 'sandbox or stripe', 'sandbox in preview mode'],
  ['STRIPE_SECRET_KEY', 'secret key, with PAYMENTS=stripe', 'none'],
  ['STRIPE_WEBHOOK_SECRET', 'secret of the webhook, with PAYMENTS=stripe', 'none'],
  ['BANK_NAME', 'bank that patients transfer to, with PAYMENTS=stripe', 'a sample with PAYMENTS=sandbox'],
  ['BANK_CODE', 'its code, 4 digits', 'as above'],
  ['BANK_BRANCH_NAME', 'its branch', 'as above'],
  ['BANK_BRANCH_CODE', "the branch's code, 3 digits", 'as above'],
  ['BANK_ACCOUNT_TYPE', 'kind of account', '普通'],
  ['BANK_ACCOUNT_NAME', "the account's holder, in katakana", 'as above'],
  ['FILES_S3_ENDPOINT', 'S3-compatible store that keeps the files instead', 'none'],
  ['FILES_S3_REGION', 'its region', 'us-east-1'],
  ['FILES_S3_BUCKET', 'its bucket, for one database alone', 'none'],
  ['FILES_S3_ACCESS_KEY_ID', 'its access key', 'none'],
  ['FILES_S3_SECRET_ACCESS_KEY', 'secret of the access key', 'none'],
  ['CLINIC_ADDRESS', "the clinic's postal address, for receipts", 'none; a sample in preview mode'],
  ['TLS_CERT', 'certificate file (PEM), for HTTPS and HTTP/2', 'none'],
  ['TLS_KEY', 'key file (PEM) of the certificate', 'none'],
];

/** Every variable of the app's build, for `--help`; the build validates them (`src/app/env.ts`). */
const BUILD_VARIABLES: readonly Row[] = [
  ['VITE_API_HOST', 'base of the clinic the app talks to', '/api'],
  ['VITE_LOGIN_PATH', "path of that clinic's login", '/auth/line'],
  ['VITE_UID_SOURCE', 'id_token or sub: what the uid header carries', 'id_token'],
  ['VITE_LIFF_ID', 'the LIFF app; without it the build is a preview build', 'none'],
  ['VITE_CLINIC_NAME', "the clinic's name; the clinic reads it too, for receipts and the sandbox", CLINIC_NAME],
  ['VITE_PSYCHIATRY_URL', 'the psychiatry mini-app; without it its banner is hidden', 'shown in preview'],
  ['VITE_LANDING_URL', 'where visitors outside LINE go, an https address', 'own page'],
  ['VITE_FRIEND_URL', 'page of the official account, offered to those who are no friend yet', 'none'],
  ['VITE_TERMS_URL', 'terms of use', 'own page'],
  ['VITE_CLINIC_PHONE', "the clinic's telephone number; without it nothing sends patients to the telephone", 'none'],
  ['VITE_CLINIC_HOURS', 'when it is answered', 'none'],
  ['VITE_CANCEL_FEE', 'fee in yen for a cancellation on the day; without it no sum is named', 'none'],
];

/** A network like `10.0.0.0/8` or `fd00::/8`. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = ''] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  const isV4 = v.is(v.pipe(v.string(), v.ipv4()), address);
  return (isV4 || v.is(v.pipe(v.string(), v.ipv6()), address)) && Number(bits) <= (isV4 ? 32 : 128);
}

/** What `--help` prints. */
export function settingsHelp(): string {
  const all = [...VARIABLES, ...BUILD_VARIABLES];
  const [name, meaning] = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row) => `  ${row[0].padEnd(name ?? 0)}  ${row[1].padEnd(meaning ?? 0)}  ${row[2]}`;
  return [
    'The clinic reads these variables of the environment (name, meaning, default):',
    '',
    ...VARIABLES.map(line),
    '',
    'The app is built with these; npm start builds again when one has changed:',
    '',
    ...BUILD_VARIABLES.map(line),
    '',
  ].join('\n');
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

const Env = v.object({
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
  TLS_CERT: secret,
  TLS_KEY: secret,
});

export interface Settings {
  /** Whose `x-forwarded-for` is believed: addresses and networks. */
  trustedProxies: readonly string[];
  port: number;
  /** Null = loopback, IPv4 and IPv6. */
  host: string | null;
  publicUrl: string;
  /** Folder of the embedded database; unused with a `databaseUrl`. */
  folder: string;
  databaseUrl: string | null;
  /** Null = preview mode. */
  line: { channelId: string; apiBase: string } | null;
  origins: string[];
  limited: boolean;
  /** What is logged: every request, or only responses with status 500 and up. */
  log: 'requests' | 'errors';
  payments: { kind: 'sandbox' } | { kind: 'stripe'; secretKey: string; webhookSecret: string };
  /** Where transfers go. */
  bank: ClinicBank;
  /**
   * Where uploads are stored. A folder belongs to one machine, so it is used only with the embedded database; processes
   * that share a `databaseUrl` share their files through that database or an S3-compatible store.
   */
  files: { kind: 'folder'; folder: string } | { kind: 'database' } | ({ kind: 's3' } & S3Options);
  /** The issuer on receipts. */
  clinic: { name: string; address: string };
  tls: { certFile: string; keyFile: string } | null;
}

const DEFAULT_FOLDER = '.clinic';
/** Printed on preview receipts so that they look real. */
const SAMPLE_ADDRESS = '東京都千代田区桜台1-2-3（見本）';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Reads the settings from an environment. Throws a `SettingsError` whose message is one sentence. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  // Many shells and hosting panels pass an unset variable as an empty string.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = v.safeParse(Env, set);
  if (!read.success) throw new SettingsError(`${v.getDotPath(read.issues[0])} ${read.issues[0].message}`);
  const given = read.output;
  const preview = given.LINE_CHANNEL_ID === undefined;
  if (preview && given.HOST !== undefined && !LOOPBACK.test(given.HOST))
    throw new SettingsError(
      `Preview mode listens on this computer alone: leave HOST out instead of "${given.HOST}", or set LINE_CHANNEL_ID.`,
    );
  if ((given.TLS_CERT === undefined) !== (given.TLS_KEY === undefined))
    throw new SettingsError('TLS_CERT and TLS_KEY must be set together.');
  // Plain http would send patients' names unencrypted. On loopback nothing leaves the machine.
  if (!preview && given.PUBLIC_URL === undefined)
    throw new SettingsError(
      'PUBLIC_URL must be set where patients log in with LINE, to an address like https://clinic.example.jp.',
    );
  const { protocol, hostname } = new URL(given.PUBLIC_URL ?? 'http://localhost');
  if (!preview && protocol === 'http:' && !LOOPBACK.test(hostname))
    throw new SettingsError(
      `PUBLIC_URL must begin with https:// where patients log in with LINE, not "${given.PUBLIC_URL}".`,
    );
  const port = given.PORT ?? 8080;
  const tls = given.TLS_CERT && given.TLS_KEY ? { certFile: given.TLS_CERT, keyFile: given.TLS_KEY } : null;
  return {
    port,
    host: given.HOST === undefined || given.HOST === 'localhost' ? null : given.HOST,
    publicUrl: given.PUBLIC_URL ?? `${tls ? 'https' : 'http'}://localhost:${port}`,
    folder: given.CLINIC_DATA ?? DEFAULT_FOLDER,
    databaseUrl: given.DATABASE_URL ?? null,
    line:
      given.LINE_CHANNEL_ID === undefined
        ? null
        : { channelId: given.LINE_CHANNEL_ID, apiBase: given.LINE_API_BASE ?? 'https://api.line.me' },
    origins: given.APP_ORIGINS ?? [],
    limited: given.RATE_LIMITS === undefined ? !preview : given.RATE_LIMITS === 'on',
    trustedProxies: given.TRUSTED_PROXIES ?? [],
    log: given.LOG ?? (preview ? 'errors' : 'requests'),
    payments: paymentsOf(given, preview),
    bank: bankOf(given, preview),
    files: filesOf(given),
    clinic: {
      name: given.VITE_CLINIC_NAME ?? CLINIC_NAME,
      address: given.CLINIC_ADDRESS ?? (preview ? SAMPLE_ADDRESS : ''),
    },
    tls,
  };
}

function bankOf(given: v.InferOutput<typeof Env>, preview: boolean): ClinicBank {
  const { BANK_NAME: name, BANK_CODE: code, BANK_BRANCH_NAME: branchName } = given;
  const { BANK_BRANCH_CODE: branchCode, BANK_ACCOUNT_NAME: holder } = given;
  if (name && code && branchName && branchCode && holder)
    return { name, code, branchName, branchCode, holder, accountType: given.BANK_ACCOUNT_TYPE ?? '普通' };
  const none = !(name ?? code ?? branchName ?? branchCode ?? holder ?? given.BANK_ACCOUNT_TYPE);
  // With real cards patients transfer real money: the sample account must never be shown to them.
  if (none && paymentsOf(given, preview).kind === 'sandbox') return SAMPLE_BANK;
  throw new SettingsError(
    `BANK_NAME, BANK_CODE, BANK_BRANCH_NAME, BANK_BRANCH_CODE and BANK_ACCOUNT_NAME must be set${none ? ' with PAYMENTS=stripe' : ' together'}.`,
  );
}

function filesOf(given: v.InferOutput<typeof Env>): Settings['files'] {
  const endpoint = given.FILES_S3_ENDPOINT;
  const region = given.FILES_S3_REGION;
  const bucket = given.FILES_S3_BUCKET;
  const accessKeyId = given.FILES_S3_ACCESS_KEY_ID;
  const secretAccessKey = given.FILES_S3_SECRET_ACCESS_KEY;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { kind: 's3', endpoint, region: region ?? 'us-east-1', bucket, accessKeyId, secretAccessKey };
  if (endpoint ?? region ?? bucket ?? accessKeyId ?? secretAccessKey)
    throw new SettingsError(
      'FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY must be set together.',
    );
  return given.DATABASE_URL
    ? { kind: 'database' }
    : { kind: 'folder', folder: `${given.CLINIC_DATA ?? DEFAULT_FOLDER}/files` };
}

function paymentsOf(given: v.InferOutput<typeof Env>, preview: boolean): Settings['payments'] {
  const secretKey = given.STRIPE_SECRET_KEY;
  const webhookSecret = given.STRIPE_WEBHOOK_SECRET;
  const kind = given.PAYMENTS ?? (secretKey ? 'stripe' : preview ? 'sandbox' : null);
  if (kind === null)
    throw new SettingsError(
      'Set PAYMENTS to stripe (with its keys) or to sandbox: outside preview mode one is needed.',
    );
  if (kind === 'sandbox') return { kind };
  if (!secretKey || !webhookSecret)
    throw new SettingsError('PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  return { kind, secretKey, webhookSecret };
}
