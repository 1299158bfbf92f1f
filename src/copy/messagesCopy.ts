import { ROOM_OPENS_MINUTES } from '../domain/clinicTerms';
import type { MessageKind } from '../domain/messages';
import { common } from './commonCopy';
import { confirm } from './confirmCopy';
import { reservation } from './reservationCopy';

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
  amountValue: (amount: string) => `${amount}円`,
  due: reservation.due,
  dueValue: (day: string) => `${day}まで`,
  arrival: 'お届け予定',

  booked: {
    heading: 'ご予約の日時',
    text: '日時の変更やキャンセルは、下のボタンからできます。',
    open: '変更・キャンセル',
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
} as const satisfies Record<MessageKind, { heading: string; text: string; open: string }> & Record<string, unknown>;
