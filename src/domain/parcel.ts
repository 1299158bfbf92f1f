import { withoutMarks } from './normalize';

/** How a carrier finds a parcel (§parcel-number). */
export interface Parcel {
  carrier: string;
  number: string;
}

/** A parcel with both, carrier and number; null where one is missing (§parcel-number). */
export const parcelOf = (carrier: string | null, number: string | null): Parcel | null =>
  carrier && number ? { carrier, number } : null;

/** By what its name contains, the page of a carrier that shows where a parcel is. */
const PAGES: readonly [name: RegExp, page: string][] = [
  [/ヤマト|クロネコ|宅急便/, 'https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno='],
  [/佐川|飛脚/, 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo='],
  [
    /郵便|郵政|ゆうパック|ゆうパケット|レターパック/,
    'https://trackings.post.japanpost.jp/services/srv/search/direct?searchKind=S002&locale=ja&reqCodeNo1=',
  ],
];

/** Numbers in Japan have 11 to 13 digits. */
const NUMBER = /^\d{11,13}$/;

/** Where the carrier shows how far a parcel is (§parcel-link); null for another carrier or a number of another form. */
export function trackingPage({ carrier, number }: Parcel): string | null {
  const name = carrier.normalize('NFKC');
  const digits = withoutMarks(number);
  const page = PAGES.find(([names]) => names.test(name))?.[1];
  return page && NUMBER.test(digits) ? page + digits : null;
}
