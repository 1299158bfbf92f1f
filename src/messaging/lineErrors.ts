import type { lineTrouble } from '../copy/line';
import type { FailureKind } from '../domain/failure';
import { VERSION_THAT_CANNOT_SEND } from './lineVersion';

export type LineTrouble = keyof typeof lineTrouble;

export class PlatformError extends Error {
  readonly trouble: LineTrouble;

  constructor(trouble: LineTrouble, cause?: unknown) {
    super(`LINE: ${trouble}`, { cause });
    this.name = 'PlatformError';
    this.trouble = trouble;
  }
}

type MessageRule = readonly [message: RegExp, trouble: LineTrouble];

/** LINE's login puts the OAuth error code (RFC 6749) into the URL or the token reply. */
const OAUTH: Record<string, LineTrouble> = {
  access_denied: 'denied',
  consent_required: 'denied',
  server_error: 'lineDown',
  temporarily_unavailable: 'lineDown',
  unauthorized_client: 'setup',
  unsupported_response_type: 'setup',
  invalid_scope: 'setup',
  invalid_client: 'setup',
  invalid_grant: 'login',
  invalid_request: 'login',
  login_required: 'login',
  interaction_required: 'login',
};

/** The keys are the SDK's error codes. If no rule fits the message, `fallback` applies (§line-errors-in-words). */
const BY_CODE: Record<string, { rules: readonly MessageRule[]; fallback: LineTrouble }> = {
  INIT_FAILED: {
    rules: [
      [/^Can not get context from server/, 'context'],
      [/^Could not get Context from server/, 'context'],
      [/^Invalid context token/, 'context'],
      [/^Invalid LIFF ID/, 'setup'],
      [/^Could not get (endpointUrl|permanentLinkPattern)/, 'setup'],
    ],
    fallback: 'login',
  },
  INVALID_CONFIG: { rules: [[/^liffId is necessary for liff\.init\(\)/, 'setup']], fallback: 'setup' },
  INVALID_ID_TOKEN: { rules: [[/"exp"/, 'clock']], fallback: 'identity' },
  INVALID_ARGUMENT: {
    rules: [
      [/messages'? must be an array of/, 'messages'],
      [/^Number of messages should be in range/, 'messageCount'],
      [/^exceed the limit of num of messages/, 'messageCount'],
      [/^Invalid parameters for liff\.openWindow\(\)/, 'address'],
      [/^invalid URL\./, 'address'],
      [/^no proper argument/, 'nothingToSend'],
      [/^LINE URL scheme are not supported/, 'shortcut'],
      [/^Unexpected permission name/, 'permission'],
    ],
    fallback: 'messages',
  },
  FORBIDDEN: {
    rules: [
      [/^The permission is not in LIFF app scope/, 'permission'],
      [/^SkipChannelVerificationScreen is unavailable/, 'permission'],
      [/^All permissions have already been approved/, 'allAllowed'],
      [/^No permission to specify (description|line schema in url)/, 'shortcut'],
    ],
    fallback: 'notHere',
  },
  UNAUTHORIZED: { rules: [[/^user didn't allow the agreement/, 'notAllowed']], fallback: 'expired' },
  EXCEPTION_IN_SUBWINDOW: {
    rules: [
      // The SDK throws this after it has waited for ten minutes.
      [/^Timeout: not finished within/, 'shareTimeout'],
      // The message is empty if the browser has blocked the window.
      [/^$/, 'shareWindow'],
    ],
    fallback: 'share',
  },
  CREATE_SUBWINDOW_FAILED: { rules: [], fallback: 'shareWindow' },
  // The SDK uses this code for a reply with a 5xx status.
  UNKNOWN: { rules: [], fallback: 'lineDown' },
};

const troubleIn = (rules: readonly MessageRule[], message: string) =>
  rules.find(([pattern]) => pattern.test(message))?.[1];

function troubleOfStatus(status: number, lineVersion: string | null): LineTrouble {
  if (status === 401) return 'expired';
  // 403 means that the app was not opened from a chat, or that this version of LINE cannot send messages.
  if (status === 403) return lineVersion === VERSION_THAT_CANNOT_SEND ? 'updateLine' : 'chat';
  if (status === 408 || status === 429 || status >= 500) return 'lineDown';
  return 'unknown';
}

const oauthCodeIn = (message: string): string => /^([a-z_]+): /.exec(message)?.[1] ?? '';

export function troubleOf(error: unknown, lineVersion: string | null = null): LineTrouble {
  if (error instanceof PlatformError) return error.trouble;
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { code, message } = error as { code?: unknown; message?: unknown };
  const text = typeof message === 'string' ? message : '';
  if (typeof code !== 'string') {
    // The error of a failed fetch has no code, and its message depends on the browser.
    if (error instanceof TypeError && /fetch|network|load failed/i.test(text)) return 'offline';
    const rules = Object.values(BY_CODE).flatMap((entry) => entry.rules.filter(([pattern]) => pattern.source !== '^$'));
    return troubleIn(rules, text) ?? 'unknown';
  }
  if (/^\d{3}$/.test(code)) return troubleOfStatus(Number(code), lineVersion);
  const oauth = OAUTH[code] ?? OAUTH[oauthCodeIn(text)];
  if (oauth) return /expired/.test(text) ? 'expired' : oauth;
  const entry = BY_CODE[code];
  return entry ? (troubleIn(entry.rules, text) ?? entry.fallback) : 'unknown';
}

const KINDS: Partial<Record<LineTrouble, FailureKind>> = {
  offline: 'offline',
  slow: 'timeout',
  lineDown: 'server',
  context: 'server',
  expired: 'login',
  identity: 'login',
  loop: 'login',
};

/** If the kind is `login`, the screen offers a new login. */
export const kindOfTrouble = (trouble: LineTrouble): FailureKind => KINDS[trouble] ?? 'malformed';
