import { ADULT_YEARS } from '../domain/clinic/terms';
import { DELIVERED_AFTER_PAYMENT_DAYS as days } from '../domain/medicine/delivery';
import { PHONE_DIGITS } from '../domain/fields/text';

export const common = {
  stepDone: '（済み）',
  daysToDelivery: `${days.from}〜${days.to}日`,
  tooLong: (max: number) => `${max}文字以内で入力してください`,
  underAge: `${ADULT_YEARS}歳以上の方がご利用いただけます。${ADULT_YEARS}歳未満の方は、お近くの医療機関へご相談ください`,
  wrongPhone: `電話番号は${PHONE_DIGITS.fixed}桁か${PHONE_DIGITS.mobile}桁の数字です`,
  back: '戻る',
  backToPrevious: '前の画面へ戻る',
  next: '次へ',
  close: '閉じる',
  required: '必須',
  optional: '任意',
  reload: 'もう一度読み込む',
  retry: 'もう一度試す',
  change: '変更する',
  toBooking: '診療予約へ戻る',
  toBankDetails: '振込先を見る',
  toReservations: '予約履歴を見る',
  chooseAnotherTime: '別の時間を選ぶ',
  loading: '読み込んでいます',
  takesLong: '時間がかかっています',
  doctor: (lastname: string) => lastname && `${lastname}医師`,
  visitKinds: { initial: '初診', repeat: '再診' },
} as const;

export const deletion = {
  yes: '削除する',
  no: 'やめる',
  deleting: '削除しています',
} as const;

export const contact = {
  title: 'お問い合わせ',
  text: '電話やLINEでのご相談',
  lead: 'お困りのことがありましたら、クリニックへお問い合わせください。',
  call: (phone: string) => `電話する（${phone}）`,
  hours: (hours: string) => `電話の受付 ${hours}`,
  chat: 'LINEで問い合わせる',
  again: '何度も同じ表示になるときは、クリニックへお問い合わせください。',
} as const;

export const copying = {
  action: 'コピー',
  done: 'コピーしました',
  actionOf: (label: string) => `${label}をコピー`,
  doneOf: (label: string) => `${label}をコピーしました`,
  failed: (label: string) => `コピーできませんでした。${label}の文字を長押しでコピーしてください。`,
} as const;

export const empty = {
  currentReservations: '現在のご予約はありません',
  nextReservation: '次のご予約はありません',
  pastReservations: '過去のご予約はありません',
  questions: '回答が必要な質問はありません',
  addresses: '登録された住所はありません',
  prescriptions: '処方履歴はありません',
  inspections: '検査履歴はありません',
  insuranceCard: '保険証はまだ登録されていません',
  payments: 'お支払いが必要な診療はありません',
} as const;

export const emergency = {
  call: { '119': '119番に電話する', '#7119': '#7119に電話する' },
  suddenly:
    '胸の強い痛み、息苦しさ、ろれつが回らないなど、急な症状があるときは、予約を待たずに119番へ電話してください。',
} as const;
