import { addDays, formatDayWithWeekday, startOfJstDate, toJstDate, type Instant, type JstDate } from '../calendar/jst';

/** Patients see this estimate until the medicine is sent (§arrival-unsent). */
export const DELIVERED_AFTER_PAYMENT_DAYS = { from: 2, to: 3 } as const;

/** §arrival-range */
const DELIVERED_AFTER_SHIPPING_DAYS = { from: 2, to: 4 } as const;

export interface DeliveryWindow {
  from: JstDate;
  to: JstDate;
}

export function deliveryWindow(sentAt: Instant): DeliveryWindow {
  const sentOn = toJstDate(sentAt);
  return {
    from: addDays(sentOn, DELIVERED_AFTER_SHIPPING_DAYS.from),
    to: addDays(sentOn, DELIVERED_AFTER_SHIPPING_DAYS.to),
  };
}

export const deliveryWindowAfterPayment = (paidOn: JstDate): DeliveryWindow => ({
  from: addDays(paidOn, DELIVERED_AFTER_PAYMENT_DAYS.from),
  to: addDays(paidOn, DELIVERED_AFTER_PAYMENT_DAYS.to),
});

/** Null if nothing was sent or if the delivery window is over. */
export function expectedDelivery(sentAt: Instant | null, now: Instant): DeliveryWindow | null {
  const estimate = sentAt === null ? null : deliveryWindow(sentAt);
  return estimate && toJstDate(now) <= estimate.to ? estimate : null;
}

/** `7月5日（日）〜7月7日（火）` */
export const formatDeliveryWindow = ({ from, to }: DeliveryWindow, now: Instant): string =>
  `${formatDayWithWeekday(from, now)}〜${formatDayWithWeekday(to, startOfJstDate(from))}`;
