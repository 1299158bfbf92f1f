// Numbers that patient texts and rules share. It imports nothing, so that the first screens load only the numbers.

export const ROOM_OPENS_MINUTES = 5;

/** The longest delay of a consultation when the clinic is busy. */
export const BUSY_DELAY_MINUTES = 15;

export const PAY_WITHIN_WEEKS = 2;

/** Days before the last day to pay on which the clinic reminds of it. */
export const DUE_SOON_DAYS = 3;

export const PRESCRIBED_DAYS = { first: 7, repeat: 30 } as const;

/** Minutes after the planned end until an unfinished consultation no longer counts as booked. */
export const LAPSE_MINUTES = 30;

/** How long a consultation that was cancelled by the clinic or missed is shown after its day. */
export const NOT_HELD_DAYS = 7;

export const ADULT_YEARS = 18;

/** Used when `VITE_CLINIC_NAME` is not set. */
export const CLINIC_NAME = 'さくらオンラインクリニック';

/** Before tax, per consultation. */
export const SYSTEM_FEE_YEN = 500;

/** Before tax, per parcel. */
export const POSTAGE_YEN = 550;

export const TAX_PERCENT = 10;

export interface YenRange {
  from: number;
  to: number;
}

/** In yen, before tax; null = not given. */
export interface Costs {
  systemFee: number | null;
  postage: number | null;
  /** Typical totals with a share of 3割, in yen. */
  first: YenRange | null;
  repeat: YenRange | null;
  cancelFee: number | null;
}

/** The clinic's lowest and highest usual bill with a share of 3割. */
export const TYPICAL_TOTAL_YEN = {
  first: { from: 2105, to: 2335 },
  repeat: { from: 2605, to: 5705 },
} as const;

export const CLINIC_COSTS: Omit<Costs, 'cancelFee'> = {
  systemFee: SYSTEM_FEE_YEN,
  postage: POSTAGE_YEN,
  ...TYPICAL_TOTAL_YEN,
};
