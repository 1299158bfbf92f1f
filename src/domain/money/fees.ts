// What a consultation and its cancellation cost.

import { toJstDate, type Instant } from '../calendar/jst';
import type { ReservationFlags } from '../visit/reservation';

/**
 * True when a cancellation costs the fee: on the day of the consultation (JST), no longer the day before
 * (§cancel-fee-day).
 */
export const cancellingCosts = (start: Instant, now: Instant): boolean => toJstDate(start) <= toJstDate(now);

/**
 * What cancelling a reservation now costs, in yen; null when it costs nothing: before its day, where the clinic cannot
 * keep the time, and where no fee is set, because then none is threatened (§cancel-fee-said).
 */
export const feeToCancel = (
  { start_time, rebook }: { start_time: Instant } & Pick<ReservationFlags, 'rebook'>,
  fee: number | null,
  now: Instant,
): number | null => (!rebook && cancellingCosts(start_time, now) && fee ? fee : null);
