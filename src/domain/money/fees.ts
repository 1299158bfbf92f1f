import { toJstDate, type Instant } from '../calendar/jst';
import type { ReservationFlags } from '../visit/reservation';

/** True from 0:00 (Japan time) on the day of the visit. On these days, cancelling may cost a fee (§cancel-fee-day). */
export const isCancelFeePeriod = (start: Instant, now: Instant): boolean => toJstDate(start) <= toJstDate(now);

/** True if cancelling now costs a fee (§cancel-fee-said). `fee` is null if only the clinic knows the amount. */
export const isCancelCharged = (
  { start_time, rebook }: { start_time: Instant } & Pick<ReservationFlags, 'rebook'>,
  fee: number | null,
  now: Instant,
): boolean => !rebook && isCancelFeePeriod(start_time, now) && fee !== 0;
