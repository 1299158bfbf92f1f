import { deliveryWindow, formatDeliveryWindow } from '../../src/domain/medicine/delivery';
import {
  formatDayTime,
  formatDayWithWeekday,
  formatHHmm,
  toJstDate,
  type Instant,
  type JstDate,
} from '../../src/domain/calendar/jst';
import { formatYen } from '../../src/domain/money/bill';
import { flexMessage } from '../../src/messaging/flexMessage';
import { paths } from '../../src/paths';
import { messageOf, type MessageLine, type MessageKind } from './kinds';

export interface Parcel {
  carrier: string;
  number: string;
}

export const parcelOf = (carrier: string | null, number: string | null): Parcel | null =>
  carrier && number ? { carrier, number } : null;

export interface Sender {
  clinicName: string;
  liffId: string;
}

export interface MessageFacts {
  reservationId: number;
  start: Instant;
  previousStart: Instant | null;
  /** Why the clinic cancelled the visit or asks for a new time. */
  reason: string | null;
  doctorLastname: string;
  amount: number | null;
  payBy: JstDate | null;
  shippedAt: Instant | null;
  parcel: Parcel | null;
  /** The due time of the message. Dates in the same year as `dueAt` are written without the year. */
  dueAt: Instant;
}

const LABELS: Record<MessageLine, string> = {
  when: '診療日時',
  was: '変更前の日時',
  doctor: '担当医',
  reason: '理由',
  amount: 'お支払い金額',
  due: 'お支払い期限',
  arrival: 'お届け予定',
  carrier: '運送会社',
  parcel: 'お問い合わせ番号',
};

export const FACT_NAMES = ['clinic', 'link', ...(Object.keys(LABELS) as MessageLine[])] as const;
export type FactName = (typeof FACT_NAMES)[number];

interface Template {
  name: string;
  params: Record<string, FactName>;
}
export type Templates = Partial<Record<MessageKind, Template>>;

const linkTo = (liffId: string, path: string) => `https://liff.line.me/${liffId}${path}`;

const fromTime = (start: Instant, now: Instant) => `${formatDayTime(start, now)}〜`;

function textsOf(kind: MessageKind, { clinicName, liffId }: Sender, facts: MessageFacts): Record<FactName, string> {
  const { start, previousStart, reason, doctorLastname, amount, payBy, shippedAt, parcel, dueAt } = facts;
  return {
    clinic: clinicName,
    when: fromTime(start, dueAt),
    was: previousStart === null ? '' : fromTime(previousStart, dueAt),
    doctor: doctorLastname,
    reason: reason ?? '',
    amount: amount === null ? '' : formatYen(amount),
    due: payBy === null ? '' : `${formatDayWithWeekday(payBy, dueAt)}まで`,
    carrier: parcel?.carrier ?? '',
    parcel: parcel?.number ?? '',
    arrival: shippedAt === null ? '' : formatDeliveryWindow(deliveryWindow(shippedAt), dueAt),
    link: linkTo(liffId, messageOf(kind).path(facts.reservationId)),
  };
}

export function flexMessageOf(kind: MessageKind, sender: Sender, facts: MessageFacts) {
  const { heading, text, buttonLabel, lines, ticket } = messageOf(kind);
  const texts = textsOf(kind, sender, facts);
  const doctor = texts.doctor && `${texts.doctor}医師`;
  const lineOf = (name: MessageLine) => ({ label: LABELS[name], value: name === 'doctor' ? doctor : texts[name] });
  const { start, dueAt } = facts;
  return flexMessage({
    clinicName: sender.clinicName,
    heading,
    altText: `【${sender.clinicName}】${heading}`,
    ticket: ticket && { day: formatDayWithWeekday(toJstDate(start), dueAt), time: `${formatHHmm(start)}〜`, doctor },
    lines: [...lines.map(lineOf), { value: text }],
    action: { label: buttonLabel, uri: texts.link },
    secondAction: ticket && { label: '変更・キャンセル', uri: linkTo(sender.liffId, paths.reservationActions) },
  });
}

export function templateParams(
  kind: MessageKind,
  params: Readonly<Record<string, FactName>>,
  sender: Sender,
  facts: MessageFacts,
): Record<string, string> {
  const texts = textsOf(kind, sender, facts);
  return Object.fromEntries(Object.entries(params).map(([name, fact]) => [name, texts[fact]]));
}
