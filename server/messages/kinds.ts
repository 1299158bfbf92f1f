import { ROOM_OPENS_MINUTES } from '../../src/domain/clinic/terms';
import type { MessageTopic } from '../../src/api/contract';
import { paths } from '../../src/paths';

const CLOSED_TEXT = 'この日時の診療は休診になりました。ご迷惑をおかけして申し訳ありません。';
const VIEW = 'ご予約を見る';
const TICKET = { text: '日時の変更やキャンセルは、下のボタンからできます。', buttonLabel: VIEW, ticket: true } as const;
const CHOOSE = '下のボタンから、お支払い方法をお選びください。';
const TRANSFERRED_TEXT = 'すでにお振り込みのときは、入金の確認までお待ちください。';

/** A message is sent only if its reservation is in this state. */
type Condition = 'booked' | 'rebook' | 'cancelled' | 'missed' | 'owed' | 'paid' | 'shipped';

export type MessageLine = 'when' | 'was' | 'doctor' | 'reason' | 'amount' | 'due' | 'arrival' | 'carrier' | 'parcel';

interface Message {
  /** Null = the patient cannot turn the message off. */
  topic: MessageTopic | null;
  condition: Condition;
  /** The screen that the message's button opens; never the room. */
  path: (reservationId: number) => string;
  lines: readonly MessageLine[];
  /** LINE shows the heading on the lock screen, so the heading names no illness and no amount (§message-private). */
  heading: string;
  text: string;
  buttonLabel: string;
  /** The message looks like a 診察券 and has a second button for changing or cancelling the visit. */
  ticket?: true;
}

type Shared = Pick<Message, 'topic' | 'condition' | 'path' | 'lines'>;
const VISIT: Shared = {
  topic: 'reminders',
  condition: 'booked',
  path: () => paths.reservations,
  lines: ['when', 'doctor'],
};
const BILL: Shared = { topic: 'money', condition: 'owed', path: paths.bill, lines: ['amount', 'due'] };
const toReserve = () => paths.reserve;

/** In the order of a visit's events (§message-when). */
export const MESSAGES = {
  booked: { ...VISIT, lines: [], heading: 'ご予約の日時', ...TICKET },
  moved: { ...VISIT, lines: ['was'], heading: '日時が変わりました', ...TICKET },
  closed: {
    ...VISIT,
    topic: null,
    condition: 'rebook',
    lines: ['when', 'doctor', 'reason'],
    heading: '休診のお知らせ',
    text: `${CLOSED_TEXT}下のボタンから、別の日時を選べます。問診のお答えは、そのまま引き継がれます。`,
    buttonLabel: '別の日時を選ぶ',
  },
  restored: {
    ...VISIT,
    topic: null,
    heading: 'ご予約の日時に診療します',
    text: '休診のお知らせを取り消します。ご予約の日時のまま、受診していただけます。',
    buttonLabel: VIEW,
  },
  dayBefore: {
    ...VISIT,
    heading: '明日は診察の日です',
    text: 'お時間の前に、お知らせをもう一度お送りします。',
    buttonLabel: VIEW,
  },
  soon: {
    ...VISIT,
    heading: 'まもなく診察です',
    text: `下のボタンでアプリを開いて、お待ちください。開始${ROOM_OPENS_MINUTES}分前から診察室に入れます。`,
    buttonLabel: '診察の画面を開く',
  },
  bill: { ...BILL, heading: 'お支払い金額が決まりました', text: CHOOSE, buttonLabel: 'お支払いへ進む' },
  corrected: {
    ...BILL,
    heading: 'お支払い金額が変わりました',
    text: '会計の内容を直しました。お手数をおかけして申し訳ありません。下のボタンから、新しい診療明細をご確認ください。',
    buttonLabel: '診療明細を見る',
  },
  dueSoon: {
    ...BILL,
    heading: 'お支払い期限が近づいています',
    text: CHOOSE + TRANSFERRED_TEXT,
    buttonLabel: 'お支払いへ進む',
  },
  overdue: {
    ...BILL,
    heading: 'お支払いのご確認をお願いします',
    text: `お支払い期限を過ぎています。いまからでもお支払いいただけます。${TRANSFERRED_TEXT}`,
    buttonLabel: 'お支払いへ進む',
  },
  paid: {
    ...BILL,
    condition: 'paid',
    path: VISIT.path,
    lines: ['amount'],
    heading: 'お支払いを確認しました',
    text: 'お薬の発送まで、そのままお待ちください。',
    buttonLabel: VIEW,
  },
  sent: {
    ...VISIT,
    condition: 'shipped',
    lines: ['arrival', 'carrier', 'parcel'],
    heading: 'お薬を発送しました',
    text: 'お届けまで、もうしばらくお待ちください。',
    buttonLabel: 'お届けの予定を見る',
  },
  cancelled: {
    ...VISIT,
    condition: 'cancelled',
    path: toReserve,
    heading: 'ご予約をキャンセルしました',
    text: 'もう一度予約するときは、下のボタンからお選びください。',
    buttonLabel: '診療を予約する',
  },
  calledOff: {
    ...VISIT,
    topic: null,
    condition: 'cancelled',
    lines: ['when', 'doctor', 'reason'],
    heading: 'ご予約がキャンセルになりました',
    text: 'クリニックの都合でキャンセルしました。キャンセル料はかかりません。ご迷惑をおかけして申し訳ありません。',
    buttonLabel: '別の日時を選ぶ',
  },
  missed: {
    ...VISIT,
    condition: 'missed',
    path: toReserve,
    heading: '受診を確認できませんでした',
    text: 'ご予約の時間に、診察室でお会いできませんでした。もう一度予約するときは、下のボタンからお選びください。',
    buttonLabel: 'もう一度予約する',
  },
} as const satisfies Record<string, Message>;
export type MessageKind = keyof typeof MESSAGES;
export const MESSAGE_KINDS = Object.keys(MESSAGES) as [MessageKind, ...MessageKind[]];

export const messageOf: (kind: MessageKind) => Message = (kind) => MESSAGES[kind];
export const topicOf = (kind: MessageKind): MessageTopic | null => MESSAGES[kind].topic;
