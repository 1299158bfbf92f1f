import { common } from './commonCopy';

/** `/` and `/reserve`. */
export const home = {
  heading: '診療科目',
  headingInsured: '診療科目【保険適用】',
  note: '保険適用・当日予約可能',
  /** The reservations, from which the next step follows, could not be read (§reservations-unread). */
  unread: 'ご予約を確認できませんでした',
  again: '前回と同じで予約',
  againWith: (subject: string, doctor: string) => (doctor === '' ? subject : `${subject}・${doctor}`),
  /** A booking that was begun and not sent (§unfinished-booking-said). */
  unfinished: {
    title: '入力途中の予約があります',
    facts: (subject: string, time: string) => `${subject}・${time}〜`,
    late: (subject: string) => `${subject}・日時は選び直しになります`,
    goOn: '続きから入力する',
  },
  slider: {
    region: 'お知らせ',
    pause: '自動切り替えを止める',
    play: '自動切り替えを始める',
    /** The accessible name of a banner's position. */
    position: (index: number, total: number) => `${total}枚中${index}枚目`,
    goTo: (index: number) => `${index}枚目のお知らせを表示する`,
    banners: [
      { title: 'ご自宅から、\nいつもの診療を。', text: 'スマートフォンで受診できます' },
      { title: 'お薬は、\nご自宅へお届け。', text: `お支払い後${common.daysToDelivery}でお届けします` },
      { title: '夜24時まで、\n毎日診療。', text: 'お仕事のあとでもご予約いただけます' },
    ],
  },
  psychiatry: {
    title: 'オンライン精神科・心療内科',
    text: '気分の落ち込み・不眠・イライラ・集中力の低下・涙もろさ',
  },
} as const;
