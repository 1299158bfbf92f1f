import * as v from 'valibot';
import { CLINIC_NAME } from '../../src/domain/clinic/terms';
import { SAMPLE_BANK, type ClinicBank } from '../money/clinicBank';
import { CLINIC_ENV } from './settingsTable';
import type { S3Options } from '../files/fileStore';

/** The terminal shows only the message, without a stack. */
export class SettingsError extends Error {}

type Env = { -readonly [K in keyof typeof CLINIC_ENV]: (typeof CLINIC_ENV)[K][0] };
const Env = v.object(Object.fromEntries(Object.entries(CLINIC_ENV).map(([name, [schema]]) => [name, schema])) as Env);
type EnvValues = v.InferOutput<typeof Env>;

export type Settings = ReturnType<typeof readSettings>;

const SAMPLE_ADDRESS = '東京都千代田区桜台1-2-3（見本）';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

function areSetTogether(values: EnvValues, names: (keyof EnvValues)[], extras: (keyof EnvValues)[] = []): boolean {
  if (names.every((name) => values[name])) return true;
  if ([...names, ...extras].every((name) => !values[name])) return false;
  throw new SettingsError(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together.`);
}

export function readSettings(env: Record<string, string | undefined>) {
  // Many shells and hosting panels pass an unset variable as an empty string.
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(Env, nonEmpty);
  if (!parsed.success) throw new SettingsError(`${v.getDotPath(parsed.issues[0])} ${parsed.issues[0].message}`);
  const values = parsed.output;
  const { HOST, LINE_CHANNEL_ID, PORT: port = 8080 } = values;
  const isPreview = LINE_CHANNEL_ID === undefined;
  // Anyone who reaches a preview can log in as any patient, so a preview listens only on this computer.
  if (isPreview && HOST !== undefined && !LOOPBACK.test(HOST))
    throw new SettingsError(
      `In preview mode the clinic listens only on this computer. Remove HOST (now "${HOST}"), or set LINE_CHANNEL_ID.`,
    );
  return {
    port,
    host: HOST === undefined || HOST === 'localhost' ? null : HOST,
    publicUrl: publicUrlOf(values, isPreview) ?? `http://localhost:${port}`,
    /** Holds the embedded database and the socket for staff commands. */
    folder: values.CLINIC_DATA ?? '.clinic',
    databaseUrl: values.DATABASE_URL ?? null,
    line: isPreview ? null : { channelId: LINE_CHANNEL_ID, apiBase: values.LINE_API_BASE ?? 'https://api.line.me' },
    messages: messagesOf(values),
    origins: values.APP_ORIGINS ?? [],
    hasRateLimits: values.RATE_LIMITS === undefined ? !isPreview : values.RATE_LIMITS === 'on',
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    log: values.LOG ?? (isPreview ? ('errors' as const) : ('requests' as const)),
    payments: paymentsOf(values, isPreview),
    bank: bankOf(values, isPreview),
    bankSecret: values.BANK_NOTICE_SECRET ?? null,
    files: filesOf(values),
    clinic: {
      name: values.VITE_CLINIC_NAME ?? CLINIC_NAME,
      address: values.CLINIC_ADDRESS ?? (isPreview ? SAMPLE_ADDRESS : ''),
    },
  };
}

function publicUrlOf({ PUBLIC_URL: url }: EnvValues, isPreview: boolean): string | undefined {
  if (isPreview) return url;
  if (url === undefined)
    throw new SettingsError(
      'LINE_CHANNEL_ID is set, so PUBLIC_URL is required, for example https://clinic.example.jp.',
    );
  // Allows http only on this computer, because http sends patients' data unencrypted.
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !LOOPBACK.test(hostname))
    throw new SettingsError(`LINE_CHANNEL_ID is set, so PUBLIC_URL must begin with https://, but is "${url}".`);
  return url;
}

function messagesOf(values: EnvValues) {
  const { LINE_CHANNEL_SECRET: secret = '', LINE_TEMPLATES: templates = {} } = values;
  const { LINE_MESSAGING_CHANNEL_ID: id = '', LINE_MESSAGING_CHANNEL_SECRET: pushSecret = '' } = values;
  const service = areSetTogether(values, ['LINE_CHANNEL_SECRET', 'LINE_TEMPLATES']) ? { secret, templates } : null;
  const push = areSetTogether(values, ['LINE_MESSAGING_CHANNEL_ID', 'LINE_MESSAGING_CHANNEL_SECRET'])
    ? { id, secret: pushSecret }
    : null;
  if (!service && !push) return null;
  if (!values.LINE_CHANNEL_ID || !values.VITE_LIFF_ID)
    throw new SettingsError('Messages to patients contain links, so LINE_CHANNEL_ID and VITE_LIFF_ID are required.');
  return { liffId: values.VITE_LIFF_ID, service, push };
}

function bankOf(values: EnvValues, isPreview: boolean): ClinicBank {
  const names = ['BANK_NAME', 'BANK_CODE', 'BANK_BRANCH_NAME', 'BANK_BRANCH_CODE', 'BANK_ACCOUNT_NAME'] as const;
  if (!areSetTogether(values, [...names], ['BANK_ACCOUNT_TYPE'])) {
    // Only sandbox payments use the sample account, because patients must not send real money to this account.
    if (paymentsOf(values, isPreview).kind === 'sandbox') return SAMPLE_BANK;
    throw new SettingsError(`PAYMENTS=stripe needs ${names.slice(0, -1).join(', ')} and BANK_ACCOUNT_NAME.`);
  }
  const [name = '', code = '', branchName = '', branchCode = '', holder = ''] = names.map((name) => values[name]);
  return { name, code, branchName, branchCode, holder, accountType: values.BANK_ACCOUNT_TYPE ?? '普通' };
}

function filesOf(values: EnvValues): S3Options | null {
  const names = ['ENDPOINT', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => `FILES_S3_${name}`);
  if (!areSetTogether(values, names as (keyof EnvValues)[], ['FILES_S3_REGION'])) return null;
  const { FILES_S3_ENDPOINT: endpoint = '', FILES_S3_REGION: region = 'us-east-1' } = values;
  const { FILES_S3_BUCKET: bucket = '', FILES_S3_ACCESS_KEY_ID: accessKeyId = '' } = values;
  const { FILES_S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = values;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

function paymentsOf(values: EnvValues, isPreview: boolean) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const kind = values.PAYMENTS ?? (secretKey ? 'stripe' : isPreview ? 'sandbox' : null);
  if (kind === null)
    throw new SettingsError(
      'PAYMENTS is required outside preview mode. Set PAYMENTS to sandbox, or to stripe with the keys of Stripe.',
    );
  if (kind === 'sandbox') return { kind };
  if (!secretKey || !webhookSecret)
    throw new SettingsError('PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  return { kind, secretKey, webhookSecret };
}
