import { linkInLine } from './lineUrl';

/** Thrown if the app opens outside LINE after a card payment (§payment-return-outside). */
export class OutsideLine extends Error {
  readonly payment: 'success' | 'cancel';
  readonly link: string;

  constructor(payment: 'success' | 'cancel', link: string) {
    super(`outside LINE: payment ${payment}`);
    this.name = 'OutsideLine';
    this.payment = payment;
    this.link = link;
  }
}

/** Outside LINE, a visitor is redirected to `go`, or after a card payment sees a screen with `link` (§outside-line). */
export type OutsideRedirect = { go: string } | { payment: 'success' | 'cancel'; link: string };

interface RedirectInput {
  userAgent: string;
  href: string;
  liffId: string;
  landingUrl: string;
  /** True if LINE's in-app browser was already redirected to LINE's link, but has opened this page again. */
  cameBack: boolean;
}

export function outsideRedirect({ userAgent, href, liffId, landingUrl, cameBack }: RedirectInput): OutsideRedirect {
  if (/\bLine\/\d/.test(userAgent) && !cameBack) return { go: linkInLine(liffId, href) };
  const payment = /^\/payment\/(success|cancel)\/?$/.exec(new URL(href).pathname)?.[1];
  if (payment === 'success' || payment === 'cancel')
    return { payment, link: `https://liff.line.me/${liffId}/mypage/reservation` };
  return { go: landingUrl };
}
