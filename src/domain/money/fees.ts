import { toJstDate, type Instant } from '../calendar/jst';
import type { ReservationFlags } from '../visit/reservation';

/** On the day of the consultation (JST) (§cancel-fee-day). */
export const cancellingCosts = (start: Instant, now: Instant): boolean => toJstDate(start) <= toJstDate(now);

/** In yen; null when cancelling costs nothing or no fee is set. */
export const feeToCancel = (
  { start_time, rebook }: { start_time: Instant } & Pick<ReservationFlags, 'rebook'>,
  fee: number | null,
  now: Instant,
): number | null => (!rebook && cancellingCosts(start_time, now) && fee ? fee : null);
