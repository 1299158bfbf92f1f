import { addDays, formatDayWithWeekday, startOfJstDate, toJstDate, type Instant, type JstDate } from '../calendar/jst';
import type { AddressLines } from '../fields/address';

/** Days from shipping to the estimated delivery (§arrival-range). */
const ARRIVES_AFTER_DAYS = { from: 2, to: 4 } as const;

/** Both days inclusive. */
export interface DeliveryWindow {
  from: JstDate;
  to: JstDate;
}

export function deliveryWindow(deliverTime: Instant): DeliveryWindow {
  const shipped = toJstDate(deliverTime);
  return { from: addDays(shipped, ARRIVES_AFTER_DAYS.from), to: addDays(shipped, ARRIVES_AFTER_DAYS.to) };
}

export const isDeliveryPast = ({ to }: DeliveryWindow, now: Instant): boolean => toJstDate(now) > to;

/** Null once its last day is over, and when nothing was sent. */
export function expectedDelivery(sentAt: Instant | null, now: Instant): DeliveryWindow | null {
  const estimate = sentAt === null ? null : deliveryWindow(sentAt);
  return estimate && !isDeliveryPast(estimate, now) ? estimate : null;
}

/** `7月5日（日）〜7月7日（火）`; a year that both days share stands once. */
export const formatDeliveryWindow = ({ from, to }: DeliveryWindow, now: Instant): string =>
  `${formatDayWithWeekday(from, now)}〜${formatDayWithWeekday(to, startOfJstDate(from))}`;

export const mainFirst = <A extends { preset: boolean }>(addresses: readonly A[]): A[] => [
  ...addresses.filter((one) => one.preset),
  ...addresses.filter((one) => !one.preset),
];

export const isListed = (wanted: AddressLines, listed: readonly AddressLines[]): boolean => {
  const lines = ({ zip, address, apartment }: AddressLines) => [zip, address, apartment].join('\n');
  return listed.some((one) => lines(one) === lines(wanted));
};

/** The patient's choice while it still exists, else the main one; null = ask (§deliver-chosen-address). */
export function chooseAddress<Item extends { id: number }>(
  main: Item | null,
  others: readonly Item[],
  chosen: number | null,
): Item | null {
  return [...(main ? [main] : []), ...others].find(({ id }) => id === chosen) ?? main;
}
