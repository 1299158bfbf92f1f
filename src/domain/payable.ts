import { stateOf, type ReservationFlags } from './reservation';

/** Why a consultation's bill cannot be paid now (D12). */
export type PaymentBar = 'cancelled' | 'notConfirmed' | 'paid';

/** Why a screen has no bill to pay; `closed` = the clinic refuses it and does not say which of the others it is. */
export type BillProblem = PaymentBar | 'notFound' | 'closed';

/** What stands in the way of paying; null when the consultation is owed (spec §4, D12). */
export function paymentBar(flags: ReservationFlags): PaymentBar | null {
  switch (stateOf(flags)) {
    case 'cancelled':
      return 'cancelled';
    case 'booked':
    case 'awaitingConfirmation':
      return 'notConfirmed';
    case 'awaitingPayment':
      return null;
    case 'awaitingShipment':
    case 'shipped':
      return 'paid';
  }
}

/** Paying methods (spec §9: 1 card, 2 bank transfer), as they stand in the address. */
export type PaymentMethod = 'card' | 'bank';

/** A positive id from the address; null for anything else. */
export const readId = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** An address the app may leave for: absolute, http or https. Anything else never gets the patient's window. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text);

/**
 * The address medicine goes to: the patient's choice while it still exists, else the main one; null asks.
 * `chosen` comes from the page's address and is never trusted to exist.
 */
export function chooseAddress<Item extends { id: number }>(
  main: Item | null,
  others: readonly Item[],
  chosen: number | null,
): Item | null {
  return [...(main ? [main] : []), ...others].find(({ id }) => id === chosen) ?? main;
}
