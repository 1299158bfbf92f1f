import { toJstDate, type Instant } from './jst';

/**
 * True when a cancellation costs the fee: on the day of the consultation (JST), no longer the day before
 * (§cancel-fee-day).
 */
export const cancellingCosts = (start: Instant, now: Instant): boolean => toJstDate(start) <= toJstDate(now);
