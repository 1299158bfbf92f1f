import { ROOM_OPENS_MINUTES } from '../domain/clinicTerms';

/** Before the call and after booking (§visit-prepared). */
export const prepare = {
  open: '診察の準備を確認する',
  addToCalendar: 'カレンダーに追加する',
  whichCalendar: 'どのカレンダーに追加しますか？',
  googleCalendar: 'Googleカレンダー',
  otherCalendar: 'iPhoneなどのカレンダー',
  noCalendar: 'やめる',
  /** After a change of time and a cancellation: the app does not know whether it was added. */
  calendarRemains: 'カレンダーに追加していたときは、前の予定が残っています。',
  /** Not the other way round: it is one entry, which the file would remove with its new time. */
  removeFirst: '消してから、新しい日時を追加してください。',
  removeFromCalendar: 'カレンダーの予定を消す',
  title: '診察の準備',
  thingsTitle: '手元にご用意ください',
  things: ['保険証または資格確認書', 'お薬手帳（ほかの病院のお薬がわかるもの）', '最近の血圧・体重の記録（あれば）'],
  placeTitle: '場所とスマートフォン',
  place: [
    '静かで明るく、ひとりになれる場所',
    '充電したスマートフォン（電波かWi-Fiがよく届くところで）',
    '診察室はLINEの外のブラウザで開きます。カメラとマイクの使用を求められたら「許可」を選んでください。',
  ],
  checkTitle: 'カメラ・マイク・通信の確認',
  checkText: 'いつものブラウザで確認用のページが開きます。診察の前に一度お試しください。',
  check: 'カメラとマイクを試す',
  /** Visible to everyone who can see the patient's calendar, so it must not mention an illness. */
  calendarTitle: 'オンライン診療',
  calendarDetails: (address: string) => `開始の${ROOM_OPENS_MINUTES}分前から診察室に入れます。\n${address}`,
} as const;
