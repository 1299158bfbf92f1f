import { messages as copy } from '../../src/copy/messagesCopy';
import { deliveryWindow, formatDeliveryWindow } from '../../src/domain/delivery';
import { formatDayTime, formatDayWithWeekday, type Instant, type JstDate } from '../../src/domain/jst';
import { formatCount } from '../../src/domain/money';
import type { MessageKind } from '../../src/domain/messages';
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
  lastname: string;
  amount: number | null;
  payBy: JstDate | null;
  shippedAt: Instant | null;
  /** The years that are left out of dates are this instant's. Fixed, so that a repeat says the same. */
  now: Instant;
}

/** What a variable of a reviewed template can be filled with. */
export const FACT_NAMES = ['clinic', 'when', 'doctor', 'amount', 'due', 'arrival', 'link'] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** A reviewed template: its name at LINE, and what its variables are filled with. */
interface Template {
  name: string;
  params: Record<string, FactName>;
}
export type Templates = Partial<Record<MessageKind, Template>>;

/** The page behind the button of each message: of the app, never the consultation room itself. */
function pathOf(kind: MessageKind, reservationId: number): string {
  switch (kind) {
    case 'booked':
      return paths.reservationActions;
    case 'bill':
      return paths.bill(reservationId);
    case 'dayBefore':
    case 'soon':
    case 'paid':
    case 'sent':
      return paths.reservations;
  }
}

function wordsOf(kind: MessageKind, { clinicName, liffId }: Sender, facts: MessageFacts): Record<FactName, string> {
  const { start, lastname, amount, payBy, shippedAt, now } = facts;
  return {
    clinic: clinicName,
    when: copy.dateTimeValue(formatDayTime(start, now)),
    doctor: lastname,
    amount: amount === null ? '' : copy.amountValue(formatCount(amount)),
    due: payBy === null ? '' : copy.dueValue(formatDayWithWeekday(payBy, now)),
    arrival: shippedAt === null ? '' : formatDeliveryWindow(deliveryWindow(shippedAt), now),
    link: `https://liff.line.me/${liffId}${pathOf(kind, facts.reservationId)}`,
  };
}

function linesOf(kind: MessageKind, { when, doctor, amount, due, arrival }: Record<FactName, string>): FlexLine[] {
  switch (kind) {
    case 'booked':
    case 'dayBefore':
    case 'soon':
      return [
        { label: copy.dateTime, value: when },
        { label: copy.doctor, value: doctor && copy.doctorValue(doctor) },
      ];
    case 'bill':
      return [
        { label: copy.amount, value: amount },
        { label: copy.due, value: due },
      ];
    case 'paid':
      return [{ label: copy.amount, value: amount }];
    case 'sent':
      return [{ label: copy.arrival, value: arrival }];
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
