import { addDays, formatDayWithWeekday, startOfJstDate, toJstDate, type Instant, type JstDate } from '../calendar/jst';

/** The expected days from payment to delivery. Patients see them until the medicine is sent (§arrival-unsent). */
export const DELIVERED_AFTER_PAYMENT_DAYS = { from: 2, to: 3 } as const;

/** Days from shipping to the estimated delivery (§arrival-range). */
const ARRIVES_AFTER_DAYS = { from: 2, to: 4 } as const;

/** The first and the last day on which a parcel should arrive. */
export interface DeliveryWindow {
  from: JstDate;
  to: JstDate;
}

export function deliveryWindow(sentAt: Instant): DeliveryWindow {
  const sentOn = toJstDate(sentAt);
  return { from: addDays(sentOn, ARRIVES_AFTER_DAYS.from), to: addDays(sentOn, ARRIVES_AFTER_DAYS.to) };
}

/** The delivery window of medicine that is paid for, but has not been sent. */
export const windowAfterPayment = (paidOn: JstDate): DeliveryWindow => ({
  from: addDays(paidOn, DELIVERED_AFTER_PAYMENT_DAYS.from),
  to: addDays(paidOn, DELIVERED_AFTER_PAYMENT_DAYS.to),
});

/** The delivery window of sent medicine. Null if nothing was sent, or if the last day of the window is over. */
export function expectedDelivery(sentAt: Instant | null, now: Instant): DeliveryWindow | null {
  const estimate = sentAt === null ? null : deliveryWindow(sentAt);
  return estimate && toJstDate(now) <= estimate.to ? estimate : null;
}

/** `7月5日（日）〜7月7日（火）`. Adds the year to `from` if `now` is in another year, and to `to` if `from` is. */
export const formatDeliveryWindow = ({ from, to }: DeliveryWindow, now: Instant): string =>
  `${formatDayWithWeekday(from, now)}〜${formatDayWithWeekday(to, startOfJstDate(from))}`;
