import { toJstDate, type Instant } from '../calendar/jst';
import type { ReservationFlags } from '../visit/reservation';

/** True from 0:00 (Japan time) on the day of the visit (§cancel-fee-day). */
export const isCancelFeePeriod = (start: Instant, now: Instant): boolean => toJstDate(start) <= toJstDate(now);

/** `fee` is null if only the clinic knows the amount (§cancel-fee-said). */
export const isCancelCharged = (
  { start_time, rebook }: { start_time: Instant } & Pick<ReservationFlags, 'rebook'>,
  fee: number | null,
  now: Instant,
): boolean => !rebook && isCancelFeePeriod(start_time, now) && fee !== 0;
