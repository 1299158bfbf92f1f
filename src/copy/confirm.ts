import { formatDayWithWeekday, toJstDate, type Instant } from '../domain/calendar/jst';
import { formatYen } from '../domain/money/bill';
import { USUAL_MAX_WAIT_MINUTES, PAY_WITHIN_WEEKS, PRESCRIBED_DAYS } from '../domain/clinic/terms';
import { common } from './common';

const day = (start: Instant, now: Instant): string => formatDayWithWeekday(toJstDate(start), now);

export const consultation = {
  day,
  name: (start: Instant, subject: string, now: Instant) => `${day(start, now)} ${subject}`,
} as const;

/** Must change whenever a sentence of the consents changes. */
export const CONSENT_VERSION = '2026-11';

interface TermsSection {
  heading: string;
  text: string;
  fee?: string;
  /** The button calls 119. */
  hasEmergencyButton?: true;
}

export const confirm = {
  dateTime: '診療日時',
  subject: '診療科目',
  doctor: '担当医',
  dateTimeValue: (dayTime: string, minutes: number) => `${dayTime}〜（${minutes}分）`,
  lead: '以下の内容をご確認のうえ、すべてにチェックを入れてください',
  consents: [
    '無断キャンセルおよび当日のキャンセルには、キャンセル料がかかることに同意します',
    `診療費のお支払いを拒否した場合や、${PAY_WITHIN_WEEKS}週間を超えて未払いの場合に、損害賠償を請求されることがあることを了承します`,
    '18歳以上で日本国内に住んでおり、提携クリニックの医師による診療を受けることに同意します',
    '利用規約に同意します',
  ],
  cancelFee: (yen: string) => `（当日・無断のキャンセル料：${yen}）`,
  readTerms: '利用規約を読む',
  notesTitle: 'ご注意',
  notes: [
    'お支払い方法は、クレジットカードまたは銀行振込のみです。',
    `お薬の処方は、初診では約${PRESCRIBED_DAYS.first}日分、再診では約${PRESCRIBED_DAYS.repeat}日分です。`,
    `お薬は院内で調剤し、お支払いの確認後${common.daysToDelivery}でお届けします。それより遅れることもあります。`,
    `混み合っているときは、${USUAL_MAX_WAIT_MINUTES}分ほどお待ちいただくことがあります。`,
    'お薬の代金は、処方される内容によって変わります。',
    '診療の録音・録画・撮影はご遠慮ください。',
    '血液検査キットをご利用になる場合、その費用は患者さまのご負担となります。',
  ],
  proceed: '同意して進む',
  agreeAndBook: '同意して予約する',
  proceeding: '確認しています',
  missing: (count: number) => `あと${count}つチェックが必要です`,
  tickThis: 'チェックしてください',
  consentMissing: '同意の確認が必要です',
  consentMissingText: '下の4つにチェックを入れると、続きへお進みいただけます。',
  consentMissingDraft: '入力した内容は残っています。',
  doctorFailed: '担当医の紹介を読み込めませんでした。このままお進みいただけます。',
  brokenBlock: 'この時間は予約できません',
  brokenBlockText: 'ご予約はまだ完了していません。お手数ですが、時間をもう一度お選びください。',
  cannotProceed: '予約の手続きに進めませんでした',
  terms: {
    title: '利用規約',
    sections: [
      {
        heading: '1. このサービスについて',
        text: 'このサービスは、ビデオ通話による診療の予約、問診、お支払い、お薬の配送をご利用いただくものです。診療は、提携クリニックの医師が医師法および関係するガイドラインに従って行います。',
      },
      {
        heading: '2. ご利用いただける方',
        text: '18歳以上で、診療のときに日本国内にいらっしゃる方がご利用いただけます。症状によっては、医師が対面での受診をおすすめすることがあります。',
      },
      {
        heading: '3. キャンセル',
        text: 'ご予約は診療の前にマイページから取り消せます。',
        fee: '無断キャンセルおよび当日のキャンセルには、キャンセル料がかかります。',
      },
      {
        heading: '4. お支払い',
        text: `診療費とお薬の代金は、クレジットカードまたは銀行振込でお支払いください。お支払いの期限は、ご請求から${PAY_WITHIN_WEEKS}週間です。`,
      },
      {
        heading: '5. 個人情報',
        text: 'お預かりした情報は、診療、お支払い、お薬の配送のためにのみ使い、法令に定めのある場合を除いて、第三者に渡すことはありません。',
      },
      {
        heading: '6. 緊急のとき',
        text: '急な胸の痛み、ろれつが回らない、意識がもうろうとするなどの症状があるときは、予約を待たずに119番へ電話してください。',
        hasEmergencyButton: true,
      },
    ] as readonly TermsSection[],
  },
} as const;

export const consentVersion = (cancelFee: number | null): string =>
  cancelFee === null ? CONSENT_VERSION : `${CONSENT_VERSION} cancel-fee=${cancelFee}`;

export const consentsOf = (cancelFee: number | null): readonly string[] =>
  confirm.consents.map((words, index) =>
    index === 0 && cancelFee !== null ? words + confirm.cancelFee(formatYen(cancelFee)) : words,
  );
