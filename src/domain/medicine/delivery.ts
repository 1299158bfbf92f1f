// The way of a parcel: when it arrives, by whom, and where to.

import { addDays, formatDayWithWeekday, startOfJstDate, toJstDate, type Instant, type JstDate } from '../calendar/jst';
import type { AddressLines } from '../fields/address';

/** Days from shipping to the first and last day of the estimated delivery (§arrival-range). */
const ARRIVES_AFTER_DAYS = { from: 2, to: 4 } as const;

/** The estimated delivery days, both inclusive. */
export interface DeliveryWindow {
  from: JstDate;
  to: JstDate;
}

/** The estimated delivery of a parcel shipped at `deliverTime`: 2 to 4 days later, in JST. */
export function deliveryWindow(deliverTime: Instant): DeliveryWindow {
  const shipped = toJstDate(deliverTime);
  return { from: addDays(shipped, ARRIVES_AFTER_DAYS.from), to: addDays(shipped, ARRIVES_AFTER_DAYS.to) };
}

/** True once the last day of the estimate is over in JST. */
export const isDeliveryPast = ({ to }: DeliveryWindow, now: Instant): boolean => toJstDate(now) > to;

/** The estimate of a parcel that is still expected; null once its last day is over, and when it was not sent. */
export function expectedDelivery(sentAt: Instant | null, now: Instant): DeliveryWindow | null {
  const estimate = sentAt === null ? null : deliveryWindow(sentAt);
  return estimate && !isDeliveryPast(estimate, now) ? estimate : null;
}

/** `7月5日（日）〜7月7日（火）`; a year that both days share stands once. */
export const formatDeliveryWindow = ({ from, to }: DeliveryWindow, now: Instant): string =>
  `${formatDayWithWeekday(from, now)}〜${formatDayWithWeekday(to, startOfJstDate(from))}`;

/** How a carrier finds a parcel (§parcel-number). */
export interface Parcel {
  carrier: string;
  number: string;
}

/** A parcel with both, carrier and number; null where one is missing. */
export const parcelOf = (carrier: string | null, number: string | null): Parcel | null =>
  carrier && number ? { carrier, number } : null;

/** Main address first; the others keep their order. */
export const mainFirst = <A extends { preset: boolean }>(addresses: readonly A[]): A[] => [
  ...addresses.filter((one) => one.preset),
  ...addresses.filter((one) => !one.preset),
];

/** True when an address is one of the delivery addresses. */
export const isListed = (wanted: AddressLines, listed: readonly AddressLines[]): boolean => {
  const lines = ({ zip, address, apartment }: AddressLines) => [zip, address, apartment].join('\n');
  return listed.some((one) => lines(one) === lines(wanted));
};

/**
 * The delivery address: the patient's choice while it still exists, else the main one (§deliver-chosen-address); null
 * = ask. `chosen` comes from the URL, so it may not exist.
 */
export function chooseAddress<Item extends { id: number }>(
  main: Item | null,
  others: readonly Item[],
  chosen: number | null,
): Item | null {
  return [...(main ? [main] : []), ...others].find(({ id }) => id === chosen) ?? main;
}
