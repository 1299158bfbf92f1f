// Facts that patient texts and rules share. The first screens load this file, so keep the file small, without imports.

/** The room opens this many minutes before the start of a visit. */
export const ROOM_OPENS_MINUTES = 5;

/** The delay, in minutes, that patient texts announce for busy hours. */
export const BUSY_DELAY_MINUTES = 15;

export const PAY_WITHIN_WEEKS = 2;

/** The clinic sends a reminder this many days before the due date. */
export const DUE_SOON_DAYS = 3;

export const PRESCRIBED_DAYS = { first: 7, repeat: 30 } as const;

/** An unfinished consultation counts as booked until this many minutes after its planned end. */
export const LAPSE_MINUTES = 30;

/** My Page shows a consultation for this many days after the clinic cancelled it or the patient missed it. */
export const NOT_HELD_DAYS = 7;

export const ADULT_YEARS = 18;

export const CLINIC_NAME = 'さくらオンラインクリニック';

/** The fee for the clinic's system, in yen per consultation, before tax. */
export const SYSTEM_FEE_YEN = 500;

/** The postage, in yen per parcel, before tax. */
export const POSTAGE_YEN = 550;

export const TAX_PERCENT = 10;

export interface YenRange {
  from: number;
  to: number;
}

/** The costs that the app tells patients, in yen. Fee and postage are before tax. Null = not set by the clinic. */
export interface Costs {
  systemFee: number | null;
  postage: number | null;
  /** `first` and `repeat`: the usual total of a first visit and of a repeat visit, for a patient who pays 3割. */
  first: YenRange | null;
  repeat: YenRange | null;
  cancelFee: number | null;
}

/** The lowest and highest usual total of a visit to the reference clinic, in yen, for a patient who pays 3割. */
export const TYPICAL_TOTAL_YEN = {
  first: { from: 2105, to: 2335 },
  repeat: { from: 2605, to: 5705 },
} as const;

export const CLINIC_COSTS: Omit<Costs, 'cancelFee'> = {
  systemFee: SYSTEM_FEE_YEN,
  postage: POSTAGE_YEN,
  ...TYPICAL_TOTAL_YEN,
};
