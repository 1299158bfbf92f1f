import * as v from 'valibot';
import { CLINIC_NAME } from '../src/domain/clinic/terms';
import type { Templates } from './messages/messageContent';
import { SAMPLE_BANK, type ClinicBank } from './money/clinicBank';
import type { StoreSettings } from './stores/fileStore';
import { Env, type Given } from './settingsSchema';

/** An invalid setting; the message is one sentence for the terminal. */
export class SettingsError extends Error {}

export interface MessageSettings {
  liffId: string;
  /** Service messages of the LINE MINI App, which is the channel patients log in with. */
  service: { secret: string; templates: Templates } | null;
  /** Pushes of the official account. */
  push: { id: string; secret: string } | null;
}

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
  /** What messages to patients are sent with; null = none are sent. */
  messages: MessageSettings | null;
  origins: string[];
  limited: boolean;
  /** What is logged: every request, or only responses with status 500 and up. */
  log: 'requests' | 'errors';
  payments: { kind: 'sandbox' } | { kind: 'stripe'; secretKey: string; webhookSecret: string };
  /** Where transfers go. */
  bank: ClinicBank;
  /** Where uploads are stored. */
  files: StoreSettings;
  /** The issuer on receipts. */
  clinic: { name: string; address: string };
}

const DEFAULT_FOLDER = '.clinic';
/** Printed on preview receipts so that they look real. */
const SAMPLE_ADDRESS = '東京都千代田区桜台1-2-3（見本）';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Reads the settings from an environment. Throws a `SettingsError` whose message is one sentence.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  // Many shells and hosting panels pass an unset variable as an empty string.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = v.safeParse(Env, set);
  if (!read.success) throw new SettingsError(`${v.getDotPath(read.issues[0])} ${read.issues[0].message}`);
  const given = read.output;
  const preview = given.LINE_CHANNEL_ID === undefined;
  // Preview answers only on this computer (§preview-apart).
  if (preview && given.HOST !== undefined && !LOOPBACK.test(given.HOST))
    throw new SettingsError(
      `Preview mode listens only on this computer: leave HOST out instead of "${given.HOST}", or set LINE_CHANNEL_ID.`,
    );
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
  return {
    port,
    host: given.HOST === undefined || given.HOST === 'localhost' ? null : given.HOST,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${port}`,
    folder: given.CLINIC_DATA ?? DEFAULT_FOLDER,
    databaseUrl: given.DATABASE_URL ?? null,
    line:
      given.LINE_CHANNEL_ID === undefined
        ? null
        : { channelId: given.LINE_CHANNEL_ID, apiBase: given.LINE_API_BASE ?? 'https://api.line.me' },
    messages: messagesOf(given),
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
  };
}

function messagesOf(given: Given): MessageSettings | null {
  const { LINE_CHANNEL_SECRET: secret, LINE_TEMPLATES: templates, VITE_LIFF_ID: liffId } = given;
  const { LINE_MESSAGING_CHANNEL_ID: id, LINE_MESSAGING_CHANNEL_SECRET: pushSecret } = given;
  if ((secret === undefined) !== (templates === undefined))
    throw new SettingsError('LINE_CHANNEL_SECRET and LINE_TEMPLATES must be set together.');
  if ((id === undefined) !== (pushSecret === undefined))
    throw new SettingsError('LINE_MESSAGING_CHANNEL_ID and LINE_MESSAGING_CHANNEL_SECRET must be set together.');
  const service = secret && templates ? { secret, templates } : null;
  const push = id && pushSecret ? { id, secret: pushSecret } : null;
  if (!service && !push) return null;
  if (!given.LINE_CHANNEL_ID || !liffId)
    throw new SettingsError('Messages to patients need LINE_CHANNEL_ID and VITE_LIFF_ID, for the links in them.');
  return { liffId, service, push };
}

function bankOf(given: Given, preview: boolean): ClinicBank {
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

function filesOf(given: Given): StoreSettings {
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
  return { kind: 'database' };
}

function paymentsOf(given: Given, preview: boolean): Settings['payments'] {
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
