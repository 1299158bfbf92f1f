import { formatYen } from '../domain/money/bill';
import type { VisitState } from '../domain/visit/visitState';
import { ROOM_OPENS_MINUTES, LAPSE_MINUTES, USUAL_MAX_WAIT_MINUTES } from '../domain/clinic/terms';
import { common } from './common';

const feeDue = (fee: number | null) =>
  fee === null
    ? 'キャンセル料がかかります。金額とお支払いの方法は、クリニックからご連絡します。'
    : `キャンセル料がかかります（${formatYen(fee)}）。お支払いの方法は、クリニックからご連絡します。`;

export const reservation = {
  underWay: '進行中',
  current: '現在のご予約',
  past: '過去のご予約',
  states: {
    booked: '予約済み',
    needsReschedule: '休診',
    cancelled: 'キャンセル済み',
    missed: '受診なし',
    awaitingConfirmation: '会計確認待ち',
    awaitingPayment: 'お支払い待ち',
    awaitingTransfer: 'お振込待ち',
    awaitingShipment: '発送待ち',
    shipped: '発送済み',
    unfinished: '受診の確認中',
  } satisfies Record<VisitState, string>,
  steps: {
    label: '診療の進み',
    visit: '診察',
    bill: '会計',
    payment: 'お支払い',
    shipment: '発送',
    delivery: 'お届け',
  },
  enterRoom: '診察室に入る',
  roomOpen: '入室できます',
  roomNotReady: '診察室を準備しています。準備ができると、ここに「診察室に入る」が出ます。',
  more: '変更・そのほか',
  cancelQuestion: 'この予約をキャンセルしますか？',
  cancelCosts: (fee: number | null) => `本日の診療のため、${feeDue(fee)}`,
  cancelFree: '前日までのキャンセルには、キャンセル料はかかりません。',
  cancelClosed: '休診のため、キャンセル料はかかりません。',
  cancelOrChange: '日時の変更なら、当日でもキャンセル料はかかりません。',
  cancelEffect: 'キャンセルすると、この時間はほかの方が予約できるようになり、元に戻せません。',
  cancelClosedEffect: 'キャンセルすると、元に戻せません。別の日時を選ぶと、問診のお答えをそのまま使えます。',
  cancelNo: '予約を残す',
  cancelling: 'キャンセルしています',
  cancelled: '予約をキャンセルしました',
  feeDue,
  cancelRefused: 'この予約はキャンセルできません',
  cancelFailed: 'キャンセルできませんでした。ご予約はそのまま残っています。',
  /** Shown if the clinic refuses a cancellation with the code `cancelled_often`. */
  cancelOften: '本日はキャンセルが続いたため、キャンセルできません。',
  cancelOftenText: 'ご予約はそのまま残っています。',
  cancelOftenContact: 'キャンセルをご希望の方は、クリニックへご連絡ください。',
  cancelStarted: '診療の開始時刻を過ぎたため、キャンセルできません。',
  cancelStartedAdvice: '受診される方は「診察室に入る」を押してください。',
  cancelStartedWait: '受診される方は、このままお待ちください。',
  cancelStartedContact: '受診できない方は、クリニックへご連絡ください。',
  calledOff: {
    note: 'クリニックの都合によるものです。キャンセル料はかかりません。',
    reason: (reason: string) => `理由：${reason}`,
  },
  needsReschedule: {
    note: 'ご迷惑をおかけして申し訳ありません。',
    why: (reason: string) => `理由：${reason}`,
    next: '問診のお答えは、そのまま引き継がれます。',
    choose: '別の日時を選ぶ',
  },
  pay: 'お支払いへ進む',
  amount: 'お支払い金額',
  dueDay: (day: string) => `${day}まで`,
  seeVisit: 'ご予約を見る',
  receipt: '領収書を見る',
  receiptShort: '領収書',
  noReceipt: '領収書はまだありません',
  receiptFailed: '領収書を開けませんでした',
  /** Shown if the clinic's list of reservations no longer has the link to the receipt. */
  receiptGone: '画面を読み込み直して、もう一度お試しください。',
  arrivalSoon: `お支払い後${common.daysToDelivery}でお届けします（前後することがあります）`,
  arrivalPast: (range: string) => `お届け予定は ${range}でした`,
  carrier: '運送会社',
  parcelNumber: 'お問い合わせ番号',
  address: 'お届け先',
  changeDeliver: 'お届け先を変更する',
  deliverQuestion: 'どの住所にお届けしますか？',
  deliverSame: 'いまのお届け先です。変えるときは、別の住所をお選びください。',
  deliverYes: 'この住所に変更する',
  deliverChanging: '変更しています',
  deliverChanged: 'お届け先を変更しました',
  deliverFailed: 'お届け先を変更できませんでした。いまのお届け先のままです。',
  deliverShipped: 'すでに発送されているため、お届け先を変更できません。',
  zip: (zip: string) => `〒${zip.replace(/^(\d{3})(\d{4})$/, '$1-$2')}`,
  confirmationNote: '会計の内容を確認しています。通常は診察の翌日までに終わり、お支払いいただけます。',
  confirmationSent: 'お知らせを受け取っている方には、LINEでもお知らせします。',
  unpaidAlert: 'お支払いが完了していない診療があります',
  bookNow: '診療を予約する',
  visit: (subject: string, visit: string) => `${subject}・${visit}`,
  startsAt: (dayTime: string) => `${dayTime}〜`,
  fromTo: (dayTime: string, end: string) => `${dayTime}〜${end}`,
  articleName: (dayTime: string, subject: string) => `${dayTime} ${subject}`,
} as const;

export const visitHeader = {
  booked: (time: string) => `${time}から診療`,
  today: (time: string) => `今日${time}から診療です`,
  opensIn: (rest: string) => `診察室が開くまで あと${rest}`,
  hours: (hours: number, minutes: number) => `${hours}時間${minutes}分`,
  minutes: (minutes: number, seconds: number) => (minutes > 0 ? `${minutes}分${seconds}秒` : `${seconds}秒`),
  open: 'いま診察室に入れます',
  opening: 'まもなく入室できます',
  at: (time: string) => `${time}の診療`,
  over: '診療の時間を過ぎました',
  unfinished: '受診を確認しています',
  needsReschedule: '別の日時をお選びください',
  closed: (dayTime: string) => `${dayTime}は休診になりました`,
  calledOff: '診療が中止になりました',
  missed: '診療は行われませんでした',
  bill: '会計の確認をお待ちください',
  until: (day: string, yen: string | null) => `${day}までに${yen ?? 'お支払い'}`,
  payThis: (yen: string) => `${yen}をお支払いください`,
  pay: 'お支払いをお願いします',
  transfer: 'お振込をお願いします',
  packing: 'お薬の発送をお待ちください',
  arrivingSoon: 'お薬はまもなく届きます',
  comingOn: (range: string) => `お届け予定 ${range}`,
  sent: 'お薬を発送しました',
  card: '保険証の写真',
  insuranceCardMissing: 'まだお預かりしていません。診療までにお送りください',
  sendCard: '保険証の写真を送る',
} as const;

export const ticket = {
  name: '診察券',
  dayBefore: '前の日',
  notice: 'LINEでお知らせします',
  again: 'LINEでもう一度',
  roomOpens: '診察室に入れます',
  calls: (doctor: string) => `${doctor || '医師'}が呼びます`,
} as const;

export const waitingRoom = {
  opensIn: '診察室が開くまで',
  visit: (time: string, doctor: string) => `${time}から${doctor && `${doctor}の`}診療`,
  enterFrom: (time: string) => `${time}から診察室に入れます`,
} as const;

export const visitDay = {
  started: '診療の時間になりました',
  inTurn: `順番にお呼びします。${USUAL_MAX_WAIT_MINUTES}分ほどお待ちいただくことがあります。`,
  enterAgain: '医師が来ないときや通話が切れたときは、もう一度「診察室に入る」を押してください。',
  call: 'それでもつながらないときは、クリニックへご連絡ください。',
  callWithoutRoom: '医師が来ないときは、クリニックへご連絡ください。',
  over: {
    contact: 'つながらなかったときは、もう一度「診察室に入る」を押すか、クリニックへご連絡ください。',
    advice: 'つながらなかったときは、もう一度「診察室に入る」を押してください。',
  },
  overWithoutRoom: {
    contact: '診療を受けられなかったときは、クリニックへご連絡ください。',
    advice: `しばらくお待ちください。${LAPSE_MINUTES}分たっても入れないときは、もう一度ご予約いただけます。`,
  },
  unfinished: {
    contact:
      '診療を受けた方は、会計の確認をお待ちください。受けられなかった方は、もう一度ご予約いただくか、クリニックへご連絡ください。',
    bookAgain: '診療を受けた方は、会計の確認をお待ちください。受けられなかった方は、もう一度ご予約ください。',
  },
  missed: {
    contact: 'お心当たりのないときは、クリニックへご連絡ください。',
    bookAgain: '',
  },
  bookAgain: 'もう一度予約する',
} as const;

export const prepare = {
  open: '診察の準備を確認する',
  addToCalendar: 'カレンダーに追加する',
  whichCalendar: 'どのカレンダーに追加しますか？',
  googleCalendar: 'Googleカレンダー',
  otherCalendar: 'iPhoneなどのカレンダー',
  noCalendar: 'やめる',
  calendarRemains: '前の予定がカレンダーに残っているときは、ご自身で削除してください。',
  title: '診察の準備',
  thingsTitle: '手元にご用意ください',
  things: ['保険証または資格確認書', 'お薬手帳', '最近の血圧・体重の記録（あれば）'],
  placeTitle: '場所とスマートフォン',
  place: [
    '静かで明るく、ひとりになれる場所',
    '充電したスマートフォン（電波かWi-Fiがよく届くところで）',
    '診察室はLINEの外のブラウザで開きます。カメラとマイクの使用を求められたら「許可」を選んでください。',
  ],
  checkTitle: 'カメラ・マイク・通信の確認',
  checkText: 'いつものブラウザで確認用のページが開きます。診察の前に一度お試しください。',
  check: 'カメラとマイクを試す',
  /** Must not mention an illness, because other people may see the patient's calendar. */
  calendarTitle: 'オンライン診療',
  calendarDetails: (address: string) => `開始の${ROOM_OPENS_MINUTES}分前から診察室に入れます。\n${address}`,
} as const;
