import { addDays, formatDayWithWeekday, toJstDate, type Instant, type JstDate } from './jst';

/** Days from shipping to the first and last day of the estimate (spec §9). */
const ARRIVES_AFTER_DAYS = { from: 2, to: 4 } as const;

/** The days on which a parcel is expected, both inclusive. */
export interface DeliveryWindow {
  from: JstDate;
  to: JstDate;
}

/** When a parcel shipped at `deliverTime` is expected: 2 to 4 days later on the clinic's calendar (spec §4, D13). */
export function deliveryWindow(deliverTime: Instant): DeliveryWindow {
  const shipped = toJstDate(deliverTime);
  return { from: addDays(shipped, ARRIVES_AFTER_DAYS.from), to: addDays(shipped, ARRIVES_AFTER_DAYS.to) };
}

/** `7月5日（日）〜7月7日（火）` */
export const formatDeliveryWindow = ({ from, to }: DeliveryWindow): string =>
  `${formatDayWithWeekday(from)}〜${formatDayWithWeekday(to)}`;
