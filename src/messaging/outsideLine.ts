/**
 * The card provider sent the patient back outside LINE: show a message and a link into LINE (§payment-return-outside).
 */
export class OutsideLine extends Error {
  readonly payment: 'success' | 'cancel';
  /** The permanent link to My Page. */
  readonly link: string;

  constructor(payment: 'success' | 'cancel', link: string) {
    super(`outside LINE: payment ${payment}`);
    this.name = 'OutsideLine';
    this.payment = payment;
    this.link = link;
  }
}
