import { ADULT_YEARS } from '../src/domain/clinic/terms';
import { FIELD_LABELS } from '../src/domain/fields/text';

export type Refusal = 'malformed' | 'unknown' | 'conflict' | 'wrongType' | 'ruleBroken' | 'unavailable';

/** Programs read `code`, and patients read the Japanese message. */
export class RuleError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const badInput = () => new RuleError('malformed', 'bad_input', '送信された内容を読み取れませんでした。');

/** Also used for an id that belongs to another patient (§own-or-unknown). */
export const notFound = (what = 'お探しの情報') => new RuleError('unknown', 'not_found', `${what}が見つかりません。`);

export const conflict = (message: string, code = 'conflict') => new RuleError('conflict', code, message);

export const ALREADY_CANCELLED = 'この予約はすでに取り消されています。';

export const amountChanged = () =>
  conflict('お支払いの金額が変わりました。まだお支払いされていません。診療明細をお確かめください。', 'amount_changed');

export const ruleBroken = (code: string, message: string) => new RuleError('ruleBroken', code, message);

const { birthday } = FIELD_LABELS;
const LABELS: Record<string, string> = { ...FIELD_LABELS, year: birthday, month: birthday, day: birthday };

export function invalidField(field: string | null): RuleError {
  const label = LABELS[field ?? ''];
  return ruleBroken('invalid_field', `入力内容をご確認ください${label ? `（${label}）` : ''}。`);
}

/** `label`: the name of the field or question that asks for the birthday. */
export const underAge = (label: string) =>
  ruleBroken(
    'under_age',
    `「${label}」：${ADULT_YEARS}歳以上の方がご利用いただけます。${ADULT_YEARS}歳未満の方は、お近くの医療機関へご相談ください。`,
  );

export const unavailable = () =>
  new RuleError('unavailable', 'unavailable', 'ただいまつながりにくくなっています。しばらくしてからお試しください。');
