/** Payment methods (§payment-methods), as in the URL. */
export type PaymentMethod = 'card' | 'bank';

/** The method in a URL; null for anything else. */
export const readMethod = (text: string | null): PaymentMethod | null =>
  text === 'card' || text === 'bank' ? text : null;

/** How a bill is to be paid, and where its medicine goes (§payment-choice-kept). */
export interface PaymentChoice {
  method: PaymentMethod;
  deliver_id: number;
}
