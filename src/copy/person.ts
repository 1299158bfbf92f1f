import type { CustomerField, CustomerProblem } from '../domain/questionnaire/customerForm';
import { FIELD_LABELS, NAME_MAX, EMAIL_MAX, TITLE_MAX } from '../domain/fields/text';
import { FURIGANA_MAX } from '../domain/fields/furigana';
import { ADDRESS_MAX, ZIP_DIGITS } from '../domain/fields/address';
import { common } from './common';
import { reservation } from './visit';
import { FILE_MAX_MB, type NewFileField, type NewFileProblem } from '../domain/fields/file';

export const postal = {
  candidates: '住所の候補',
  filled: '住所を入力しました',
  offered: (count: number) => `住所の候補が${count}件あります。あてはまるものを選んでください。`,
  typedAlready: '入力された住所はそのままです。候補を選ぶと、番地の前が入れ替わります。',
  none: 'この郵便番号の住所が見つかりませんでした。住所を入力してください。',
} as const;

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
  missing: (count: number) => `未入力の項目があと${count}つあります`,
  wrong: (count: number) => `直していただく項目があと${count}つあります`,
  emptyApartment: 'なし',
} as const;

export const houseNoMissing = '番地まで入力してください。番地がないときは、下の「番地のない住所です」を選んでください';

const WRONG: Partial<Record<CustomerField, string>> = {
  furigana: 'フリガナはカタカナで入力してください',
  phone: common.wrongPhone,
  email: 'メールアドレスの形式が正しくありません',
  zip: `郵便番号は${ZIP_DIGITS}桁の数字で入力してください`,
};

const MAX: Partial<Record<CustomerField, number>> = {
  name: NAME_MAX,
  furigana: FURIGANA_MAX,
  email: EMAIL_MAX,
  address: ADDRESS_MAX,
  apartment: ADDRESS_MAX,
};

export function registerProblem(field: CustomerField, problem: CustomerProblem): string {
  const label = register.labels[field];
  const max = MAX[field];
  if (problem === 'impossible') return `${label}の年・月・日をもう一度お確かめください`;
  if (problem === 'underAge') return common.underAge;
  if (field === 'birthday') return `${label}の年・月・日を選んでください`;
  if (problem === 'number') return houseNoMissing;
  if (problem === 'long' && max) return `${label}は${common.tooLong(max)}`;
  return (problem === 'form' && WRONG[field]) || `${label}を入力してください`;
}

export const addresses = {
  lead: 'ふだんは「主な住所」へお届けします。お支払いのときに、別の住所も選べます。住所が変わったときは、新しい住所を追加してください。',
  loadFailed: 'お届け先を読み込めませんでした',
  emptyText: 'お薬をお届けする住所を登録してください。',
  inOneLine: ({ zip, address, apartment }: { zip: string; address: string; apartment: string }) =>
    [reservation.zip(zip), address, apartment].filter(Boolean).join(' '),
  main: '主な住所',
  setMain: '主な住所に設定する',
  settingMain: '設定しています',
  mainSet: '主な住所を変更しました',
  setMainFailed: '主な住所を変更できませんでした。いまの設定のままです。',
  remove: '削除する',
  removeQuestion: 'この住所を削除しますか？',
  removeMain: 'いまの主な住所です。削除したあとは、どの住所が主な住所かをご確認ください。',
  removed: '住所を削除しました',
  removeFailed: '住所を削除できませんでした。住所はそのまま残っています。',
  alreadyDeleted: 'この住所は、すでに削除されています',
  add: '住所を追加する',
  submit: 'この住所を追加する',
  submitting: '追加しています',
  cancel: 'やめる',
  added: '住所を追加しました',
  addFailed: '住所を追加できませんでした。入力した内容は残っています。',
  seeList: 'お届け先を見る',
  noNumber: '番地のない住所です',
  addressHint: '例：東京都千代田区千代田1-1（番地まで入力してください）',
} as const;

export const files = {
  list: '登録済みのファイル',
  emptyFacts: '下のフォームから登録できます',
  emptyText: '資格確認書や、マイナ保険証の資格情報画面でもかまいません。検査結果の写真・PDFも追加できます。',
  open: '開く',
  opening: '開いています',
  openFailed: 'ファイルを開けませんでした',
  alreadyDeleted: 'このファイルは、すでに削除されています',
  remove: '削除する',
  removeQuestion: 'このファイルを削除しますか？',
  removeEffect: '削除すると、元に戻せません。',
  removed: 'ファイルを削除しました',
  removeFailed: 'ファイルを削除できませんでした。ファイルはそのまま残っています。',
  addTitle: 'ファイルの追加',
  title: FIELD_LABELS.title,
  titleHint: '例：保険証（表面）、6月の血液検査',
  file: FIELD_LABELS.file,
  fileHint: `写真（JPEG・PNG・HEIC・WebP）またはPDF、${FILE_MAX_MB}MBまで。マイナンバーカードの裏面は、絶対に撮影しないでください。`,
  needed: ([first, second]: readonly NewFileField[]) =>
    `タイトルとファイルは必須です。${first && !second ? `${FIELD_LABELS[first]}がまだありません。` : ''}`,
  add: '追加する',
  adding: '送信しています',
  addingShare: (percent: number) => `送信しています（${percent}%）`,
  progress: '送信の進み具合',
  added: (title: string) => `「${title}」を追加しました`,
  addFailed: 'ファイルを追加できませんでした。入力したタイトルと選んだファイルは残っています。',
  wrongType: 'このファイルは受け付けられませんでした。写真またはPDFを選んでください。',
  tooLarge: `ファイルが大きすぎます。${FILE_MAX_MB}MBまでのファイルを選んでください。`,
} as const;

export function newFileProblem(field: NewFileField, problem: NewFileProblem): string {
  if (field === 'file') return `${files.file}を選んでください`;
  return problem === 'long' ? `${files.title}は${common.tooLong(TITLE_MAX)}` : `${files.title}を入力してください`;
}
