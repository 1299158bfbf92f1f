// The one next step.

import { common } from './common';

/** A bill past its last day to pay (§overdue-said). */
export const overdue = {
  title: 'お支払い期限を過ぎています',
  since: (day: string) => `期限は${day}でした。`,
  stillPayable: 'いまからでもお支払いいただけます。',
  accountOpen: 'お振込先の口座は今回のお支払い専用で、いまもお使いいただけます。',
  /** Only where there is a way to the clinic (§contact-only-if-given). */
  contact: 'ご事情があるときは、クリニックへご連絡ください。',
} as const;

/**
 * The next step at the top of home and My Page (§next-step-order, §lead-first): a sentence of at most 15 full-width
 * characters, facts that fit one line below it, and what its button says.
 */
export const nextStep = {
  loading: 'つぎにすることを確認しています',
  rebook: {
    title: '別の日時をお選びください',
    text: (dayTime: string) => `${dayTime}は休診になりました`,
    textWhy: (dayTime: string, reason: string) => `${dayTime}は休診です。理由：${reason}`,
    action: '別の日時を選ぶ',
  },
  calledOff: {
    title: '診療が中止になりました',
    text: (dayTime: string, reason: string) => `${dayTime}は中止です。理由：${reason}`,
    action: '次の予約へ',
  },
  pay: {
    title: 'お支払いをお願いします',
    until: (day: string, sum: string) => `${day}までに${sum}`,
    one: (day: string) => `${day}の診療分です`,
    many: (count: number) => `${count}件の診療分です`,
    /** Bills with several last days. */
    manyDays: (sum: string | null, count: number, day: string) =>
      `${sum === null ? '' : `${sum}・`}${count}件、はじめは${day}`,
    /** Past the last day. */
    overdue: overdue.title,
    since: (day: string) => `${day}が期限でした`,
    action: 'お支払いへ進む',
  },
  transfer: {
    title: 'お振込をお願いします',
    until: (day: string) => `${day}までにお振り込みください`,
    text: 'お振込先をご確認ください',
    action: 'お振込先を見る',
  },
  room: {
    enter: '診察室に入る',
    open: 'いま診察室に入れます',
    openText: (time: string) => `${time}の診療（ブラウザで開きます）`,
    opening: 'まもなく診察室に入れます',
    openingText: (time: string) => `${time}の診療（準備しています）`,
    startedText: (time: string) => `${time}の診療（順番にお呼びします）`,
    over: '診察の時間を過ぎました',
    overText: 'つながらなかったときは、ご予約の欄へ',
    /** The day in words, because it is no longer today. */
    overSinceText: (dayTime: string) => `${dayTime}の診療です`,
    today: (time: string) => `今日${time}から診療です`,
    todayText: (rest: string) => `診察室が開くまで あと${rest}`,
    laterText: (doctor: string, subject: string, opens: string) =>
      `${[doctor, subject].filter(Boolean).join('・')} ${opens}から入れます`,
    hours: (hours: number, minutes: number) => `${hours}時間${minutes}分`,
    minutes: (minutes: number, seconds: number) => (minutes > 0 ? `${minutes}分${seconds}秒` : `${seconds}秒`),
    action: 'ご予約を見る',
  },
  upload: {
    title: '保険証の写真はお済みですか',
    text: (dayTime: string) => `診療は${dayTime}です`,
    action: '保険証の写真を送る',
  },
  confirmation: { title: '会計の確認をお待ちください', text: '確認が終わると、お支払いに進めます' },
  parcel: {
    packing: 'お薬の発送をお待ちください',
    packingText: `お届けはお支払い後${common.daysToDelivery}の見込みです`,
    coming: (from: string, to: string) => `お薬は${from}曜〜${to}曜に届きます`,
    /** From the first day of the estimate on. */
    anyDay: 'お薬はまもなく届きます',
    comingText: (range: string) => `${range}の予定`,
  },
  bookAgain: {
    title: '次の診療のご予約をお願いします',
    soon: (day: string) => `お薬は${day}ごろまで（目安）`,
    over: (day: string) => `お薬は${day}ごろまででした（目安）`,
    action: '診療を予約する',
  },
  none: { title: '診療を予約できます', text: 'ご都合のよい時間をお選びください', action: '診療を予約する' },
} as const;
