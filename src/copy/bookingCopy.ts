import { BOOK_UNTIL_MINUTES } from '../domain/block';
import { ROOM_OPENS_MINUTES } from '../domain/clinicTerms';

/** Replies to a booking; every dialog closes with 閉じる. */
export const booking = {
  takenFirst: '同じ時間のご予約が先に入りました。お手数ですが、もう一度ご予約ください。',
  /** The start has come too close, or has passed (§book-until-five). */
  tooLate: `お選びの時間は、開始の${BOOK_UNTIL_MINUTES}分前を過ぎたため、予約できなくなりました。`,
  /** In the header, while there is still time (§book-until-five). */
  hurry: (minutes: number) => `あと${minutes}分以内に予約してください`,
  hurryToChange: (minutes: number) => `あと${minutes}分以内に変更してください`,
  duplicate: 'ご予約が重複しています。診療が終わっていないご予約があります。キャンセルまたは変更をお願いします。',
  /** On the choice of subject, before anything else is asked (§duplicate-told-early). */
  held: (dayTime: string) => `${dayTime}のご予約があります`,
  heldText: 'つぎのご予約は、この診療が終わってからお取りいただけます。',
  offersLead: '近い時間に空きがあります。入力した内容はそのまま使えます。',
  /** A free block offered in place of a lost one. */
  offer: (day: string, from: string, to: string, doctor: string | null) =>
    `${day} ${from}〜${to}${doctor ? ` ${doctor}医師` : ''}`,
  seeReservations: '予約履歴を見る',
  completed: 'ご予約が完了しました',
  /** Another device has booked the same block before (§first-booking-counts). */
  completedBefore: 'この時間のご予約は、すでに完了しています',
  completedBeforeText: '先に送られた内容でお受けしています。この画面で入力した内容は送られていません。',
  /** After a change of time (§change-time-one-call). */
  changed: '日時を変更しました',
  roomFrom: (time: string) => `当日${time}から、予約履歴の「診察室に入る」で入れます。`,
  /** Where the list does not have the reservation any more. */
  completedText: `当日は開始時刻の${ROOM_OPENS_MINUTES}分前から診察室に入れます。このページの「診察室に入る」からお進みください。`,
} as const;
