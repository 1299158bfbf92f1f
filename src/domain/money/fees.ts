// What a consultation and its cancellation cost.

import { toJstDate, type Instant } from '../calendar/jst';
import type { ReservationFlags } from '../visit/reservation';

// What the clinic charges beside the insured part. It imports nothing, because screens before a booking need only the numbers.

/** Yen per consultation, before tax, for the online service. */
export const SYSTEM_FEE_YEN = 500;

/** Yen per parcel of medicine, before tax. */
export const POSTAGE_YEN = 550;

/** Consumption tax on both, in percent. */
export const TAX_PERCENT = 10;

/** An amount between two, in yen. */
export interface YenRange {
  from: number;
  to: number;
}

/** What a booking will cost, as patients are told before it (§costs-before-booking); null = not told. */
export interface Costs {
  /** In yen, before tax. */
  systemFee: number | null;
  postage: number | null;
  /** Typical totals with a share of 3割. */
  first: YenRange | null;
  repeat: YenRange | null;
  /** For cancelling on the day, or not coming. */
  cancelFee: number | null;
}

/**
 * What a patient with a share of 3割 pays in all by day, in yen: the cheapest and the dearest of the clinic's usual bills.
 */
export const TYPICAL_TOTAL_YEN = {
  first: { from: 2105, to: 2335 },
  repeat: { from: 2605, to: 5705 },
} as const;

/** The costs at the reference clinic. */
export const CLINIC_COSTS: Omit<Costs, 'cancelFee'> = {
  systemFee: SYSTEM_FEE_YEN,
  postage: POSTAGE_YEN,
  ...TYPICAL_TOTAL_YEN,
};

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
