import type { CustomerLine, CustomerProblem } from '../domain/customer';
import { MAX_NAME_LENGTH } from '../domain/normalize';

/** `/reserve/register/{id}` (copy.md "Forms"). */
export const register = {
  lead: 'ご予約に必要な情報を入力してください。',
  labels: {
    name: 'お名前',
    furigana: 'フリガナ',
    birthday: '生年月日',
    phone: '電話番号',
    email: 'メールアドレス',
    zip: '郵便番号',
    address: '住所',
    apartment: '建物名・部屋番号',
  } satisfies Record<CustomerLine, string>,
  hints: {
    name: '例：田中 太郎',
    furigana: '例：タナカ タロウ（ひらがなで入力すると、カタカナに直ります）',
    phone: '例：09012345678（ハイフンがあってもかまいません）',
    email: '例：taro@example.com',
    zip: '例：1000001',
    address: '例：東京都千代田区千代田1-1',
    apartment: '例：さくらマンション101号室',
  },
  year: '年',
  month: '月',
  day: '日',
  missing: (count: number) => `未入力の項目があと${count}つあります`,
  wrong: (count: number) => `入力を直していただきたい項目があと${count}つあります`,
  summaryTitle: '入力内容をご確認ください',
  emptyApartment: 'なし',
} as const;

/** The message of an address without a house number; the choice is below it. */
export const numberMissing = '番地まで入力してください。番地がないときは、下の「番地のない住所です」を選んでください';

const MISSING: Record<Exclude<CustomerLine, 'apartment'>, string> = {
  name: 'お名前を入力してください',
  furigana: 'フリガナを入力してください',
  birthday: '生年月日の年・月・日を選んでください',
  phone: '電話番号を入力してください',
  email: 'メールアドレスを入力してください',
  zip: '郵便番号を入力してください',
  address: '住所を入力してください',
};

/** The error message of a line; names the field and the fix. */
export function registerProblem(line: CustomerLine, problem: CustomerProblem): string {
  if (line === 'apartment') return '';
  if (problem === 'missing') return MISSING[line];
  if (problem === 'number') return numberMissing;
  if (problem === 'long') return `${register.labels[line]}は${MAX_NAME_LENGTH}文字以内で入力してください`;
  if (problem === 'impossible') return '生年月日の年・月・日をもう一度お確かめください';
  const wrong: Partial<Record<CustomerLine, string>> = {
    furigana: 'フリガナはカタカナで入力してください',
    phone: '電話番号は数字のみで入力してください',
    email: 'メールアドレスの形式が正しくありません',
    zip: '郵便番号は7桁の数字で入力してください',
  };
  return wrong[line] ?? MISSING[line];
}
