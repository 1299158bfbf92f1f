import type { lineTrouble } from '../copy/line';
import type { FailureKind } from '../domain/failure';
import { CANNOT_SEND_VERSION } from './lineVersion';

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

/** RFC 6749, as LINE's login puts them into the URL or its token reply. */
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

/**
 * By the SDK's code, then by its message (§line-errors-in-words); messages may change, so every code has a fallback.
 */
const BY_CODE: Record<string, { rules: readonly MessageRule[]; otherwise: LineTrouble }> = {
  INIT_FAILED: {
    rules: [
      [/^Can not get context from server/, 'context'],
      [/^Could not get Context from server/, 'context'],
      [/^Invalid context token/, 'context'],
      [/^Invalid LIFF ID/, 'setup'],
      [/^Could not get (endpointUrl|permanentLinkPattern)/, 'setup'],
    ],
    otherwise: 'login',
  },
  INVALID_CONFIG: { rules: [[/^liffId is necessary for liff\.init\(\)/, 'setup']], otherwise: 'setup' },
  INVALID_ID_TOKEN: { rules: [[/"exp"/, 'clock']], otherwise: 'identity' },
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
    otherwise: 'messages',
  },
  FORBIDDEN: {
    rules: [
      [/^The permission is not in LIFF app scope/, 'permission'],
      [/^SkipChannelVerificationScreen is unavailable/, 'permission'],
      [/^All permissions have already been approved/, 'allAllowed'],
      [/^No permission to specify (description|line schema in url)/, 'shortcut'],
    ],
    otherwise: 'notHere',
  },
  UNAUTHORIZED: { rules: [[/^user didn't allow the agreement/, 'notAllowed']], otherwise: 'expired' },
  EXCEPTION_IN_SUBWINDOW: {
    rules: [
      // After ten minutes.
      [/^Timeout: not finished within/, 'shareTimeout'],
      // The browser blocked the window; the SDK's message is empty then.
      [/^$/, 'shareWindow'],
    ],
    otherwise: 'share',
  },
  CREATE_SUBWINDOW_FAILED: { rules: [], otherwise: 'shareWindow' },
  // A status without an SDK code; only the 4xx have one.
  UNKNOWN: { rules: [], otherwise: 'lineDown' },
};

const troubleIn = (rules: readonly MessageRule[], message: string) =>
  rules.find(([pattern]) => pattern.test(message))?.[1];

function ofStatus(status: number, lineVersion: string | null): LineTrouble {
  if (status === 401) return 'expired';
  // Any other 403 means that no chat is open behind the app.
  if (status === 403) return lineVersion === CANNOT_SEND_VERSION ? 'updateLine' : 'chat';
  if (status === 408 || status === 429 || status >= 500) return 'lineDown';
  return 'unknown';
}

/** `error: description`, as the SDK throws an OAuth error from the URL. */
const oauthCode = (message: string): string => /^([a-z_]+): /.exec(message)?.[1] ?? '';

export function troubleOf(error: unknown, lineVersion: string | null = null): LineTrouble {
  if (error instanceof PlatformError) return error.trouble;
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { code, message } = error as { code?: unknown; message?: unknown };
  const text = typeof message === 'string' ? message : '';
  if (typeof code !== 'string') {
    // A failed fetch has no code; the message depends on the browser.
    if (error instanceof TypeError && /fetch|network|load failed/i.test(text)) return 'offline';
    const known = Object.values(BY_CODE).flatMap(({ rules }) => rules.filter(([pattern]) => pattern.source !== '^$'));
    return troubleIn(known, text) ?? 'unknown';
  }
  if (/^\d{3}$/.test(code)) return ofStatus(Number(code), lineVersion);
  const oauth = OAUTH[code] ?? OAUTH[oauthCode(text)];
  if (oauth) return /expired/.test(text) ? 'expired' : oauth;
  const known = BY_CODE[code];
  return known ? (troubleIn(known.rules, text) ?? known.otherwise) : 'unknown';
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

/** Decides the screen and its button: `login` gets new tokens, the others retry. */
export const kindOfTrouble = (trouble: LineTrouble): FailureKind => KINDS[trouble] ?? 'malformed';
