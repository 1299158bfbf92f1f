import { messages as copy } from '../../src/copy/messages';
import { deliveryWindow, formatDeliveryWindow, type Parcel } from '../../src/domain/medicine/delivery';
import { formatDayTime, formatDayWithWeekday, type Instant, type JstDate } from '../../src/domain/calendar/jst';
import { formatYen } from '../../src/domain/money/bill';
import type { MessageKind } from '../../src/domain/visit/messages';
import { flexMessage, type FlexLine } from '../../src/messaging/flexMessage';
import { paths } from '../../src/paths';

/** Who writes, and the app the links open. */
export interface Sender {
  clinicName: string;
  liffId: string;
}

/** All that messages say of a reservation (§message-private). */
export interface MessageFacts {
  reservationId: number;
  start: Instant;
  /** Its time before, where it was moved. */
  was: Instant | null;
  /** Why the clinic called it off, or cannot keep its time. */
  reason: string | null;
  lastname: string;
  amount: number | null;
  payBy: JstDate | null;
  shippedAt: Instant | null;
  parcel: Parcel | null;
  /** The years that are left out of dates are this instant's. Fixed, so that a repeat says the same. */
  now: Instant;
}

/** What a variable of a reviewed template can be filled with. */
export const FACT_NAMES = [
  'clinic',
  'when',
  'was',
  'doctor',
  'reason',
  'amount',
  'due',
  'arrival',
  'carrier',
  'parcel',
  'link',
] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** A reviewed template: its name at LINE, and what its variables are filled with. */
interface Template {
  name: string;
  params: Record<string, FactName>;
}
export type Templates = Partial<Record<MessageKind, Template>>;

/** The page behind the main button of each message: of the app, never the consultation room itself. */
function pathOf(kind: MessageKind, reservationId: number): string {
  switch (kind) {
    case 'booked':
    case 'moved':
      return paths.reservationActions;
    case 'bill':
    case 'corrected':
    case 'dueSoon':
    case 'overdue':
      return paths.bill(reservationId);
    case 'cancelled':
    case 'missed':
      return paths.reserve;
    case 'closed':
    case 'restored':
    case 'calledOff':
    case 'dayBefore':
    case 'soon':
    case 'paid':
    case 'sent':
      return paths.reservations;
  }
}

function wordsOf(kind: MessageKind, { clinicName, liffId }: Sender, facts: MessageFacts): Record<FactName, string> {
  const { start, was, reason, lastname, amount, payBy, shippedAt, parcel, now } = facts;
  return {
    clinic: clinicName,
    when: copy.dateTimeValue(formatDayTime(start, now)),
    was: was === null ? '' : copy.dateTimeValue(formatDayTime(was, now)),
    doctor: lastname,
    reason: reason ?? '',
    amount: amount === null ? '' : formatYen(amount),
    due: payBy === null ? '' : copy.dueValue(formatDayWithWeekday(payBy, now)),
    carrier: parcel?.carrier ?? '',
    parcel: parcel?.number ?? '',
    arrival: shippedAt === null ? '' : formatDeliveryWindow(deliveryWindow(shippedAt), now),
    link: `https://liff.line.me/${liffId}${pathOf(kind, facts.reservationId)}`,
  };
}

/** What it says of the facts. Lines without a value are left out. */
function linesOf(kind: MessageKind, words: Record<FactName, string>): FlexLine[] {
  const when = { label: copy.dateTime, value: words.when };
  const doctor = { label: copy.doctor, value: words.doctor && copy.doctorValue(words.doctor) };
  const amount = { label: copy.amount, value: words.amount };
  switch (kind) {
    case 'booked':
    case 'restored':
    case 'dayBefore':
    case 'soon':
    case 'cancelled':
    case 'missed':
      return [when, doctor];
    case 'moved':
      return [{ label: copy.newDateTime, value: words.when }, { label: copy.oldDateTime, value: words.was }, doctor];
    case 'closed':
    case 'calledOff':
      return [when, doctor, { label: copy.reason, value: words.reason }];
    case 'bill':
    case 'corrected':
    case 'dueSoon':
    case 'overdue':
      return [amount, { label: copy.due, value: words.due }];
    case 'paid':
      return [amount];
    case 'sent':
      return [
        { label: copy.arrival, value: words.arrival },
        { label: copy.carrier, value: words.carrier },
        { label: copy.parcelNumber, value: words.parcel },
      ];
  }
}

/** A message for the friends of the official account. */
export function pushMessage(kind: MessageKind, sender: Sender, facts: MessageFacts) {
  const { heading, text, open } = copy[kind];
  const words = wordsOf(kind, sender, facts);
  return flexMessage({
    clinicName: sender.clinicName,
    heading,
    altText: copy.altText(sender.clinicName, heading),
    lines: [...linesOf(kind, words), { value: text }],
    action: { label: open, uri: words.link },
  });
}

/** The variables of a service message's template, each with the words it stands for. */
export function templateParams(
  kind: MessageKind,
  params: Readonly<Record<string, FactName>>,
  sender: Sender,
  facts: MessageFacts,
): Record<string, string> {
  const words = wordsOf(kind, sender, facts);
  return Object.fromEntries(Object.entries(params).map(([name, fact]) => [name, words[fact]]));
}
