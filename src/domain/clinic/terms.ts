// Keep this file small and without imports, because the first screens load this file.

/** The room opens this many minutes before the start of a visit. */
export const ROOM_OPENS_MINUTES = 5;

export const USUAL_MAX_WAIT_MINUTES = 15;

export const PAY_WITHIN_WEEKS = 2;

/** A reminder is sent this many days before the due date. */
export const DUE_SOON_DAYS = 3;

export const PRESCRIBED_DAYS = { first: 7, repeat: 30 } as const;

/** An unfinished consultation counts as booked until this many minutes after its planned end. */
export const LAPSE_MINUTES = 30;

/** For this many days, My Page shows a consultation that the clinic cancelled or the patient missed. */
export const NOT_HELD_DAYS = 7;

export const ADULT_YEARS = 18;

export const CLINIC_NAME = 'さくらオンラインクリニック';

/** Per consultation, before tax. */
export const SYSTEM_FEE_YEN = 500;

/** Per parcel, before tax. */
export const POSTAGE_YEN = 550;

export const TAX_PERCENT = 10;

export interface YenRange {
  from: number;
  to: number;
}

/** In yen. `systemFee` and `postage` are before tax. Null = not set by the clinic. */
export interface Costs {
  systemFee: number | null;
  postage: number | null;
  /** The usual total of a first visit (`first`) or a later visit (`repeat`), for a patient who pays 3割. */
  first: YenRange | null;
  repeat: YenRange | null;
  cancelFee: number | null;
}

/** The reference clinic's usual totals for a patient who pays 3割. */
export const TYPICAL_TOTAL_YEN = {
  first: { from: 2105, to: 2335 },
  repeat: { from: 2605, to: 5705 },
} as const;

export const CLINIC_COSTS: Omit<Costs, 'cancelFee'> = {
  systemFee: SYSTEM_FEE_YEN,
  postage: POSTAGE_YEN,
  ...TYPICAL_TOTAL_YEN,
};
