// What the clinic writes in LINE.

import { ROOM_OPENS_MINUTES } from '../domain/clinic/terms';
import type { MessageKind } from '../domain/visit/messages';
import { common } from './common';
import { confirm } from './confirm';
import { overdue } from './nextStep';
import { reservation } from './visit';

const TRANSFERRED = 'すでにお振り込みのときは、入金の確認までお待ちください。';

/**
 * What the clinic writes to a patient in LINE. Headings show on the lock screen: they mention no illness and no sum
 * (§message-private).
 */
export const messages = {
  altText: (clinicName: string, heading: string) => `【${clinicName}】${heading}`,
  dateTime: confirm.dateTime,
  dateTimeValue: (dayTime: string) => `${dayTime}〜`,
  doctor: confirm.doctor,
  doctorValue: common.doctor,
  amount: 'お支払い金額',
  due: reservation.due,
  dueValue: (day: string) => `${day}まで`,
  arrival: 'お届け予定',
  /** Of a visit that was moved. */
  newDateTime: '新しい日時',
  oldDateTime: '変更前の日時',
  reason: '理由',
  carrier: reservation.carrier,
  parcelNumber: reservation.parcelNumber,

  booked: {
    heading: 'ご予約の日時',
    text: '日時の変更やキャンセルは、下のボタンからできます。',
    open: '変更・キャンセル',
  },
  moved: {
    heading: '日時が変わりました',
    text: '日時の変更やキャンセルは、下のボタンからできます。',
    open: '変更・キャンセル',
  },
  closed: {
    heading: '休診のお知らせ',
    text: `${reservation.unkept.note}下のボタンから、別の日時を選べます。問診のお答えは、そのまま引き継がれます。`,
    open: reservation.unkept.choose,
  },
  restored: {
    heading: 'ご予約の日時に診療します',
    text: '休診のお知らせを取り消します。ご予約の日時のまま、受診していただけます。',
    open: 'ご予約を見る',
  },
  dayBefore: {
    heading: '明日は診察の日です',
    text: 'お時間の前に、お知らせをもう一度お送りします。',
    open: 'ご予約を見る',
  },
  soon: {
    heading: 'まもなく診察です',
    text: `下のボタンでアプリを開いて、お待ちください。開始${ROOM_OPENS_MINUTES}分前から診察室に入れます。`,
    open: '診察の画面を開く',
  },
  bill: {
    heading: 'お支払い金額が決まりました',
    text: '下のボタンから、お支払い方法をお選びください。',
    open: 'お支払いへ進む',
  },
  corrected: {
    heading: 'お支払い金額が変わりました',
    text: '会計の内容を直しました。お手数をおかけして申し訳ありません。下のボタンから、新しい診療明細をご確認ください。',
    open: '診療明細を見る',
  },
  dueSoon: {
    heading: 'お支払い期限が近づいています',
    text: `下のボタンから、お支払い方法をお選びください。${TRANSFERRED}`,
    open: 'お支払いへ進む',
  },
  overdue: {
    heading: 'お支払いのご確認をお願いします',
    text: `${overdue.title}。${overdue.stillPayable}${TRANSFERRED}`,
    open: 'お支払いへ進む',
  },
  paid: {
    heading: 'お支払いを確認しました',
    text: 'お薬の発送まで、そのままお待ちください。',
    open: 'ご予約を見る',
  },
  sent: {
    heading: 'お薬を発送しました',
    text: 'お届けまで、もうしばらくお待ちください。',
    open: 'お届けの予定を見る',
  },
  cancelled: {
    heading: 'ご予約をキャンセルしました',
    text: 'もう一度予約するときは、下のボタンからお選びください。',
    open: reservation.bookNow,
  },
  calledOff: {
    heading: 'ご予約がキャンセルになりました',
    text: `${reservation.calledOff.note}ご迷惑をおかけして申し訳ありません。`,
    open: reservation.unkept.choose,
  },
  missed: {
    heading: '受診を確認できませんでした',
    text: 'ご予約の時間に、診察室でお会いできませんでした。もう一度予約するときは、下のボタンからお選びください。',
    open: 'もう一度予約する',
  },
} as const satisfies Record<MessageKind, { heading: string; text: string; open: string }> & Record<string, unknown>;
