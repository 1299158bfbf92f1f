import { DUE_SOON_DAYS } from '../domain/clinicTerms';
import type { MessageTopic } from '../domain/messages';
import { WAITING_MINUTES } from '../domain/visitTimes';
import { titles } from './titlesCopy';

/** `/mypage/other/message`: what the patient gets in LINE. */
export const messageChoice = {
  loading: 'お知らせの設定を読み込んでいます',
  lead: 'クリニックからLINEに届くお知らせです。切り替えると、すぐに保存されます。',
  topics: {
    reminders: {
      label: 'ご予約とお薬のお知らせ',
      text: `ご予約・変更・キャンセルのあと、前日と${WAITING_MINUTES}分前、受診を確認できなかったとき、お薬を発送したときに届きます。`,
    },
    money: {
      label: 'お支払いのお知らせ',
      text: `お支払い金額が決まったとき・変わったとき、お支払い期限の${DUE_SOON_DAYS}日前と翌日、入金を確認したときに届きます。`,
    },
  },
  always: '休診や、クリニックの都合によるキャンセルのお知らせは、止めていても届きます。',
  shown: 'お知らせの見出しに、病名や金額は表示されません。止めていても、ご予約とお支払いはこのアプリで確認できます。',
  saving: '保存しています',
  on: '保存しました。お知らせが届きます。',
  off: '保存しました。お知らせは届きません。',
  failed: '保存できず、前の設定のままです',
  stale: '最新の設定を確認できませんでした。前に読み込んだ内容を表示しています。',
  none: 'クリニックからのお知らせは、LINEには届きません',
  noneText: 'ご予約やお支払いは、このアプリのマイページでご確認ください。',
  unreached: '前回のお知らせを、LINEにお届けできませんでした',
  unreachedText: '公式アカウントの友だちになると、次のお知らせから届きます。',
  /** Before a booking (§message-told). */
  told: `クリニックからのお知らせが、LINEに届きます。${titles.myPage}の「${titles.basicInfo}」にある「${titles.messages}」から、いつでも止められます（休診などのお知らせを除きます）。`,
  /** After a lost reply (§lost-reply-checked). */
  lost: {
    notDone: { title: 'まだ保存されていません。もう一度お試しください。', text: '前の設定のままです。' },
    unknown: {
      title: '保存できたかどうか、確認できませんでした',
      text: 'もう一度ご確認ください。',
    },
  },
} as const satisfies Record<string, unknown> & { topics: Record<MessageTopic, { label: string; text: string }> };
