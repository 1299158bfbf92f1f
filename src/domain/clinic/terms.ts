// What the clinic promises and demands, in numbers.

// What patients are told and the rules keep. It imports nothing, because sentences of the first screens need only the numbers.

/** Minutes before the start of a consultation from which its room is open. */
export const ROOM_OPENS_MINUTES = 5;

/** Minutes a patient may have to wait after the start when the clinic is busy. */
export const MAY_WAIT_MINUTES = 15;

/** Weeks in which a bill is to be paid. */
export const PAY_WITHIN_WEEKS = 2;

/** Days before the last day to pay on which it is recalled. */
export const DUE_SOON_DAYS = 3;

/** Days a prescription covers after a first and after a repeat visit. */
export const PRESCRIBED_DAYS = { first: 7, repeat: 30 } as const;

/** Days from the payment to the delivery that patients are told of before anything is shipped (§arrival-unsent). */
export const DELIVERED_AFTER_PAYMENT_DAYS = { from: 2, to: 3 } as const;

/** Minutes after the planned end of a consultation that nobody finished, until it no longer counts as booked. */
export const LAPSE_MINUTES = 30;

/** Days after its day through which a consultation that the clinic cancelled, or the patient missed, is told of. */
export const NOT_HELD_DAYS = 7;

/** Age from which a patient may book. */
export const ADULT_YEARS = 18;

/**
 * The clinic's name when `VITE_CLINIC_NAME` is not set: in the app, on receipts, on the sandbox
 * page.
 */
export const CLINIC_NAME = 'さくらオンラインクリニック';

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
