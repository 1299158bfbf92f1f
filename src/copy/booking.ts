import type { SubjectId } from '../domain/clinic/subjects';
import { BOOK_UNTIL_MINUTES } from '../domain/booking/block';
import { ROOM_OPENS_MINUTES, TAX_PERCENT } from '../domain/clinic/terms';

export const subjectTiles: Record<SubjectId, string> = {
  1: '高血圧',
  2: '痛風・高尿酸血症',
  3: '高脂血症',
  4: '糖尿病',
};

export const subjectTitles: Record<SubjectId, string> = {
  1: '高血圧治療',
  2: '痛風（高尿酸血症）',
  3: '高脂血症',
  4: '糖尿病',
};

export const booking = {
  takenFirst: '同じ時間のご予約が先に入りました。お手数ですが、もう一度ご予約ください。',
  tooLate: `お選びの時間は、開始の${BOOK_UNTIL_MINUTES}分前を過ぎたため、予約できなくなりました。`,
  duplicate: 'ご予約が重複しています。診療が終わっていないご予約があります。キャンセルまたは変更をお願いします。',
  booked: (dayTime: string) => `${dayTime}のご予約があります`,
  bookedText: '次のご予約は、この診療が終わってからお取りいただけます。',
  changeTime: '日時を変更する',
  cancel: '予約をキャンセルする',
  offersLead: '近い時間に空きがあります。入力した内容はそのまま使えます。',
  offer: (day: string, from: string, to: string, doctor: string | null) =>
    `${day} ${from}〜${to}${doctor ? ` ${doctor}医師` : ''}`,
  takeOffer: 'この時間で進む',
  completed: 'ご予約が完了しました',
  changed: '日時を変更しました',
  /** Shown if the clinic's list of reservations does not contain the new reservation. */
  completedText: `当日は開始時刻の${ROOM_OPENS_MINUTES}分前から診察室に入れます。予約履歴からお進みください。`,
} as const;

export const slotPicker = {
  doctor: '医師',
  anyDoctor: '指定なし',
  doctorsFailed: '医師の一覧を読み込めませんでした。指定なしでご予約いただけます。',
  doctorGone: 'お選びの医師はこの診療科目を担当していません。指定なしで表示しています。',
  previousWeek: '前の週',
  nextWeek: '次の週',
  dates: '日付',
  dayName: (day: string, weekday: string, holiday: string | null, vacancy: string | null) =>
    [`${day} ${weekday}曜日`, holiday, vacancy].filter(Boolean).join(' '),
  vacancy: {
    plenty: { sign: '◯', words: '空きあり' },
    few: { sign: '△', words: '残りわずか' },
    none: { sign: '×', words: '空きなし' },
  },
  changeDay: '変える',
  jumpsLabel: '時間帯へ移動',
  bandsLabel: '開始時刻へ移動',
  jumps: {
    morning: { title: '午前', hours: '10時〜12時' },
    afternoon: { title: '午後', hours: '12時〜18時' },
    night: { title: '夜間', hours: '18時〜24時' },
  },
  noSlots: { noDoctor: '休憩中', over: '受付終了', full: '満員' },
  slotEnd: (to: string) => `〜${to}`,
  chosen: (dayTime: string) => `選択中：${dayTime}`,
  bookEarliest: (day: string, time: string) => `最短で予約する（${day} ${time}〜）`,
  goOn: (time: string, doctor: string) => `${time}で進む${doctor && `（${doctor}）`}`,
  earliest: (day: string, time: string) => `最短は${day} ${time}〜`,
  nothingToday: '本日ご予約いただける時間はありません',
  nothingThatDay: 'この日にご予約いただける時間はありません',
  otherWays: { any: '別の日をお選びください。', one: '別の日や、別の医師をお選びください。' },
  seeNextDay: (day: string) => `次に空いている日（${day}）を見る`,
  seeNextWeek: '次の週を見る',
  seePreviousWeek: '前の週を見る',
  loading: '最短の時間を確認しています',
  loadFailed: '予約枠の取得に失敗しました',
  unknownSubject: 'この診療科目は見つかりませんでした',
  chooseSubject: '診療科目を選ぶ',
  badDate: '指定された日付は表示できないため、本日の予約枠を表示しています。',
  dayOver: '日付が変わったため、今日の予約枠を表示しています。',
} as const;

const CARRIED_OVER_AND_FREE = '問診のお答えや同意は、そのまま引き継がれます。キャンセル料はかかりません。';

export const changeTime = {
  pickTitle: (was: string) => `${was}のご予約を変更します`,
  pickText: '変更が終わるまで、いまのご予約は残ります。',
  current: 'いまのご予約',
  change: (day: string, time: string) => `この日時に変更する（${day} ${time}〜）`,
  goOn: (time: string, doctor: string) => `${time}への変更に進む${doctor && `（${doctor}）`}`,
  earliest: (day: string, time: string) => `最短の日時に変更する（${day} ${time}〜）`,
  confirmTitle: '「この日時に変更する」を押すと、新しい日時に変わります',
  confirmText:
    '問診のお答えや同意は、そのまま引き継がれます。新しい時間がとれなかったときは、いまのご予約がそのまま残ります。',
  free: '当日でも、日時の変更にキャンセル料はかかりません。',
  needsReschedule: {
    pickTitle: (was: string) => `${was}の診療に代わる日時をお選びください`,
    pickText: CARRIED_OVER_AND_FREE,
    confirmText: CARRIED_OVER_AND_FREE,
    unchanged: '日時はまだ決まっていません。もう一度お試しください。',
  },
  unknown: '変更できるご予約が見つかりませんでした',
  unknownText: 'すでに変更・キャンセルされたか、診療の時間を過ぎています。予約履歴をご確認ください。',
  failed: '変更するご予約を確認できませんでした',
  checking: 'ご予約を確認しています',
  before: '変更前',
  after: '変更後',
  changing: '日時を変更しています',
  unchanged: '日時は変更されていません。いまのご予約はそのまま残っています。',
  refused: 'このご予約の日時は変更できません',
  stillHeld: (was: string) => `${was}のご予約は、そのまま残っています。`,
} as const;

export const costs = {
  title: '費用のめやす',
  first: '初診の合計',
  repeat: '再診の合計',
  range: (from: string, to: string) => (from === to ? from : `${from}〜${to}`),
  totalNote: '診療、お薬、送料などをあわせた、よくある金額です（健康保険の自己負担が3割の場合）。',
  share: '保険診療',
  shareValue: '医療費の1〜3割',
  systemFee: 'システム利用料',
  postage: 'お薬の送料',
  cancelFee: 'キャンセル料',
  totalOf: (which: string, range: string) => `${which} ${range}`,
  cancelNote: (yen: string) => `${yen}（当日・無断のとき。お支払いの方法は、クリニックからご連絡します）`,
  taxNote: `システム利用料と送料には、消費税${TAX_PERCENT}%がかかります。`,
} as const;
