import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorReply } from '../../src/api/contract';
import { FILE_MAX_MB } from '../../src/domain/fields/file';
import { badInput, RuleError, type Refusal } from '../ruleError';

export class HttpError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
    /** May be more specific than the reply's `code`. */
    readonly logCode: string = code,
  ) {
    super(message);
  }
}

const STATUS: Record<Refusal, ContentfulStatusCode> = {
  malformed: 400,
  unknown: 404,
  conflict: 409,
  wrongType: 415,
  ruleBroken: 422,
  unavailable: 503,
};

export function logCodeOf(error: unknown): string | null {
  if (error instanceof HttpError) return error.logCode;
  return error instanceof RuleError ? error.code : null;
}

export function replyTo(error: HttpError | RuleError): Response {
  const { code, message } = error;
  const reply: ErrorReply = { error: { code, message } };
  if (error instanceof HttpError) return Response.json(reply, error);
  const headers: Record<string, string> = error.refusal === 'unavailable' ? retryAfter(5) : {};
  return Response.json(reply, { status: STATUS[error.refusal], headers });
}

/** The reply says only `bad_input`. The log says `bad_signature` (ASVS 16.3.3). */
export const badSignature = () => new HttpError(400, 'bad_input', badInput().message, {}, 'bad_signature');

/**
 * The log records this error (ASVS 16.3.1). The patient gets a 200 with `success: false` and the message of this error.
 */
export const loginRefused = () =>
  new HttpError(401, 'login_refused', 'ログインできませんでした。アプリを開き直して、もう一度お試しください。');

export const loginRequired = () =>
  new HttpError(401, 'login_required', 'ログインの有効期限が切れました。もう一度ログインしてください。');

export const crossSite = () =>
  new HttpError(403, 'cross_site', 'このページからは操作できません。アプリを開き直してください。');

const ONE_FILE = `ファイルは1つ${FILE_MAX_MB}MBまでです。`;

export const fileTooLarge = () => new HttpError(413, 'too_large', ONE_FILE);

export const formTooLarge = () => new HttpError(413, 'too_large', `送信された内容が大きすぎます。${ONE_FILE}`);

const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

export const tooMany = (seconds: number) =>
  new HttpError(
    429,
    'too_many',
    `操作が続いたため、受け付けを止めています。${Math.ceil(seconds / 60)}分ほど待ってからお試しください。`,
    retryAfter(seconds),
  );

export const tooManyAtOnce = () =>
  new HttpError(
    429,
    'too_many_at_once',
    'ただいま送信が混み合っています。何も登録されていません。少し待ってから、もう一度お試しください。',
    retryAfter(2),
  );

export const bodyTooSlow = () =>
  new HttpError(408, 'too_slow', '送信が途中で止まりました。通信状態のよいところで、もう一度お試しください。');

export const serverError = () =>
  new HttpError(500, 'server_error', 'エラーが発生しました。時間をおいてもう一度お試しください。');
