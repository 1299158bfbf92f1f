import type { CustomerLine, CustomerProblem } from '../domain/customerForm';
import { FIELD_LABELS } from '../domain/fields/labels';
import { FURIGANA_MAX } from '../domain/fields/furigana';
import { NAME_MAX } from '../domain/fields/name';
import { ADDRESS_MAX } from '../domain/fields/address';
import { ZIP_DIGITS } from '../domain/fields/zip';
import { EMAIL_MAX } from '../domain/fields/email';
import { common } from './commonCopy';

/** `/reserve/register/{id}`. */
export const register = {
  lead: 'ご予約に必要な情報を入力してください。',
  labels: FIELD_LABELS,
  hints: {
    name: '例：田中 太郎',
    furigana: '例：タナカ タロウ（ひらがなで入力すると、カタカナに直ります）',
    phone: '例：09012345678（ハイフンがあってもかまいません）',
    email: '例：taro@example.com',
    zip: '例：1000001',
    address: '例：東京都千代田区千代田1-1',
    apartment: '例：さくらマンション101号室',
  },
  filledIn: '自動で入れました。ご確認ください',
  year: '年',
  month: '月',
  day: '日',
  missing: (count: number) => `未入力の項目があと${count}つあります`,
  wrong: (count: number) => `直していただく項目があと${count}つあります`,
  summaryTitle: '入力内容をご確認ください',
  emptyApartment: 'なし',
} as const;

/** The message of an address without a house number; the choice is below it. */
export const numberMissing = '番地まで入力してください。番地がないときは、下の「番地のない住所です」を選んでください';

const WRONG: Partial<Record<CustomerLine, string>> = {
  furigana: 'フリガナはカタカナで入力してください',
  phone: common.wrongPhone,
  email: 'メールアドレスの形式が正しくありません',
  zip: `郵便番号は${ZIP_DIGITS}桁の数字で入力してください`,
};

const MAX: Partial<Record<CustomerLine, number>> = {
  name: NAME_MAX,
  furigana: FURIGANA_MAX,
  email: EMAIL_MAX,
  address: ADDRESS_MAX,
  apartment: ADDRESS_MAX,
};

/** The error message of a line; names the field and the fix. */
export function registerProblem(line: CustomerLine, problem: CustomerProblem): string {
  const label = register.labels[line];
  const max = MAX[line];
  if (problem === 'impossible') return `${label}の年・月・日をもう一度お確かめください`;
  if (problem === 'underAge') return common.underAge;
  if (line === 'birthday') return `${label}の年・月・日を選んでください`;
  if (problem === 'number') return numberMissing;
  if (problem === 'long' && max) return `${label}は${common.tooLong(max)}`;
  return (problem === 'form' && WRONG[line]) || `${label}を入力してください`;
}
