import { linkInLine } from './lineUrl';

/** Thrown if the app opens outside LINE after a card payment (§payment-return-outside). */
export class OutsideLine extends Error {
  readonly paymentResult: 'success' | 'cancel';
  readonly linkIntoLine: string;

  constructor(paymentResult: 'success' | 'cancel', linkIntoLine: string) {
    super(`outside LINE: payment ${paymentResult}`);
    this.name = 'OutsideLine';
    this.paymentResult = paymentResult;
    this.linkIntoLine = linkIntoLine;
  }
}

/** The URL to redirect the visitor to, or the payment result to show (§outside-line). */
export type OutsideRedirect = { go: string } | { paymentResult: 'success' | 'cancel'; linkIntoLine: string };

interface RedirectInput {
  userAgent: string;
  href: string;
  liffId: string;
  landingUrl: string;
  /** True after several redirects to the LIFF app, so that LINE's in-app browser does not redirect forever. */
  cameBack: boolean;
}

export function outsideRedirect({ userAgent, href, liffId, landingUrl, cameBack }: RedirectInput): OutsideRedirect {
  if (/\bLine\/\d/.test(userAgent) && !cameBack) return { go: linkInLine(liffId, href) };
  const paymentResult = /^\/payment\/(success|cancel)\/?$/.exec(new URL(href).pathname)?.[1];
  if (paymentResult === 'success' || paymentResult === 'cancel')
    return { paymentResult, linkIntoLine: `https://liff.line.me/${liffId}/mypage/reservation` };
  return { go: landingUrl };
}
