import { addDays, formatDayWithWeekday, startOfJstDate, toJstDate, type Instant, type JstDate } from './jst';

/** Days from shipping to the first and last day of the estimated delivery (§arrival-range). */
const ARRIVES_AFTER_DAYS = { from: 2, to: 4 } as const;

/** The estimated delivery days, both inclusive. */
export interface DeliveryWindow {
  from: JstDate;
  to: JstDate;
}

/** The estimated delivery of a parcel shipped at `deliverTime`: 2 to 4 days later, in JST (§arrival-range). */
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

/** `7月5日（日）〜7月7日（火）`; a year that both days share stands once (§other-year-named). */
export const formatDeliveryWindow = ({ from, to }: DeliveryWindow, now: Instant): string =>
  `${formatDayWithWeekday(from, now)}〜${formatDayWithWeekday(to, startOfJstDate(from))}`;
