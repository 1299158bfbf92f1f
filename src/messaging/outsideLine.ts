import { linkInLine } from './lineUrl';

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

/** Where a visitor outside LIFF goes (§outside-line): a redirect, or a message about a payment. */
export type OutsideRedirect = { go: string } | { payment: 'success' | 'cancel'; link: string };

interface Visit {
  userAgent: string;
  href: string;
  liffId: string;
  landingUrl: string;
  /** True when LINE's own browser was already redirected to LINE and came back: no second redirect. */
  turnedBack: boolean;
}

/** `landingUrl` may be a path on this origin. */
export function outsideRedirect({ userAgent, href, liffId, landingUrl, turnedBack }: Visit): OutsideRedirect {
  if (/\bLine\/\d/.test(userAgent) && !turnedBack) return { go: linkInLine(liffId, href) };
  const payment = /^\/payment\/(success|cancel)\/?$/.exec(new URL(href).pathname)?.[1];
  if (payment === 'success' || payment === 'cancel')
    return { payment, link: `https://liff.line.me/${liffId}/mypage/reservation` };
  return { go: landingUrl };
}
