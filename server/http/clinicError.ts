import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorReply } from '../../src/api/contract';
import { FILE_MAX_MB } from '../../src/domain/fields/file';
import { FIELD_LABELS } from '../../src/domain/fields/text';
import { ADULT_YEARS } from '../../src/domain/clinic/terms';

/** An error reply: HTTP status, code for programs and Japanese message for patients. */
export class ClinicError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
    /** Code in the log, where it says more than the reply may. */
    readonly logCode: string = code,
  ) {
    super(message);
  }

  get reply(): ErrorReply {
    return { error: { code: this.code, message: this.message } };
  }

  get response(): Response {
    return Response.json(this.reply, { status: this.status, headers: this.headers });
  }
}

export const badInput = (): ClinicError => new ClinicError(400, 'bad_input', '送信された内容を読み取れませんでした。');

/** A notice that is forged, unsigned or too old (ASVS 16.3.3). */
export const badSignature = (): ClinicError =>
  new ClinicError(400, 'bad_input', badInput().message, {}, 'bad_signature');

/** For the log: the patient gets a 200 with `success: false` (ASVS 16.3.1). */
export const loginRefused = (): ClinicError =>
  new ClinicError(401, 'login_refused', 'ログインできませんでした。アプリを開き直して、もう一度お試しください。');

export const loginRequired = (): ClinicError =>
  new ClinicError(401, 'login_required', 'ログインの有効期限が切れました。もう一度ログインしてください。');

export const crossSite = (): ClinicError =>
  new ClinicError(403, 'cross_site', 'このページからは操作できません。アプリを開き直してください。');

/** Unknown or another patient's: the caller can't tell which (§own-or-unknown). */
export const notFound = (what = 'お探しの情報'): ClinicError =>
  new ClinicError(404, 'not_found', `${what}が見つかりません。`);

export const conflict = (message: string): ClinicError => new ClinicError(409, 'conflict', message);

/** The bill was corrected since the patient saw it (§amount-seen). */
export const amountChanged = (): ClinicError =>
  new ClinicError(
    409,
    'amount_changed',
    'お支払いの金額が変わりました。まだお支払いされていません。診療明細をお確かめください。',
  );

/** For a `conflict`. */
export const ALREADY_CANCELLED = 'この予約はすでに取り消されています。';

/** Cancelling after the start: the doctor may be waiting, so it is for the clinic to decide. */
export const started = (): ClinicError =>
  new ClinicError(409, 'started', '診療の開始時刻を過ぎているため、取り消しはできません。');

/** Changing the time after the start. */
export const tooLateToChange = (): ClinicError =>
  new ClinicError(409, 'started', '診療の開始時刻を過ぎているため、日時は変更できません。');

/** Changing the address of medicine that is on its way (§deliver-changeable). */
export const parcelSent = (): ClinicError =>
  new ClinicError(409, 'shipped', 'お薬はすでに発送されているため、お届け先は変更できません。');

const ONE_FILE = `ファイルは1つ${FILE_MAX_MB}MBまでです。`;

export const fileTooLarge = (): ClinicError => new ClinicError(413, 'too_large', ONE_FILE);

export const formTooLarge = (): ClinicError =>
  new ClinicError(413, 'too_large', `送信された内容が大きすぎます。${ONE_FILE}`);

export const wrongType = (): ClinicError =>
  new ClinicError(415, 'wrong_type', '画像（JPEG・PNG・HEIC・WebP）またはPDFを選んでください。');

export const ruleBroken = (code: string, message: string): ClinicError => new ClinicError(422, code, message);

const { birthday } = FIELD_LABELS;
const LABELS: Record<string, string> = { ...FIELD_LABELS, year: birthday, month: birthday, day: birthday };

/** A value that breaks the rule of its field; named to the patient if it is a field of a form. */
export function invalidField(field: string | null): ClinicError {
  const label = LABELS[field ?? ''];
  return ruleBroken('invalid_field', `入力内容をご確認ください${label ? `（${label}）` : ''}。`);
}

/** A booking without the consents (§consent-stored). */
export const consentNeeded = (): ClinicError =>
  ruleBroken('consent', 'ご予約の前に、同意事項をご確認のうえ、すべてにチェックを入れてください。');

/** A birthday of somebody under 18 (§adults-only). `label`: what it is asked as. */
export const underAge = (label: string): ClinicError =>
  ruleBroken(
    'under_age',
    `「${label}」：${ADULT_YEARS}歳以上の方がご利用いただけます。${ADULT_YEARS}歳未満の方は、お近くの医療機関へご相談ください。`,
  );

export const tooMany = (seconds: number): ClinicError =>
  new ClinicError(
    429,
    'too_many',
    `操作が続いたため、受け付けを止めています。${Math.ceil(seconds / 60)}分ほど待ってからお試しください。`,
    {
      'retry-after': String(seconds),
    },
  );

/** Too many of one kind are under way; nothing was read or done, so the caller may try again in `seconds`. */
export const tooManyAtOnce = (message: string, seconds = 2): ClinicError =>
  new ClinicError(429, 'too_many_at_once', message, { 'retry-after': String(seconds) });

export const unavailable = (): ClinicError =>
  new ClinicError(503, 'unavailable', 'ただいまつながりにくくなっています。しばらくしてからお試しください。', {
    'retry-after': '5',
  });

export const serverError = (): ClinicError =>
  new ClinicError(500, 'server_error', 'エラーが発生しました。時間をおいてもう一度お試しください。');
