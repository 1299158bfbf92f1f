import { ADULT_YEARS, DELIVERED_AFTER_PAYMENT_DAYS as days } from '../domain/clinicTerms';

/** Shared by several screens, each name used to the letter (§texts-in-one-place). */
export const common = {
  /** From the payment. */
  daysToDelivery: `${days.from}〜${days.to}日`,
  tooLong: (max: number) => `${max}文字以内で入力してください`,
  /** At a birthday (§adults-only). */
  underAge: `${ADULT_YEARS}歳以上の方がご利用いただけます。${ADULT_YEARS}歳未満の方は、お近くの医療機関へご相談ください`,
  back: '戻る',
  /** The header's arrow; a form's back button is 戻る. */
  backToPrevious: '前の画面へ戻る',
  next: '次へ',
  close: '閉じる',
  required: '必須',
  optional: '任意',
  reload: 'もう一度読み込む',
  retry: 'もう一度試す',
  change: '変更する',
  toBooking: '診療予約へ戻る',
  chooseAnotherTime: '別の時間を選ぶ',
  loading: '読み込んでいます',
  /** Empty where the name is not known. */
  doctor: (lastname: string) => (lastname === '' ? '' : `${lastname}医師`),
  /** Type of visit, next to the subject. */
  firstVisit: '初診',
  repeatVisit: '再診',
} as const;

/** Confirmation before deleting. */
export const deletion = {
  yes: '削除する',
  no: 'やめる',
  deleting: '削除しています',
} as const;
