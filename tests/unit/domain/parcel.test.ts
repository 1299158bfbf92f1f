import { describe, expect, test } from 'vitest';
import { trackingPage } from '../../../src/domain/parcel';

describe('the page that shows where a parcel is (§parcel-link)', () => {
  const yamato = 'https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=123456789012';
  const sagawa = 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=123456789012';
  const post =
    'https://trackings.post.japanpost.jp/services/srv/search/direct?searchKind=S002&locale=ja&reqCodeNo1=123456789012';

  test.each([
    ['ヤマト運輸', yamato],
    ['ﾔﾏﾄ運輸', yamato],
    ['クロネコヤマトの宅急便', yamato],
    ['佐川急便', sagawa],
    ['日本郵便', post],
    ['ゆうパック', post],
    ['レターパックプラス', post],
  ])('of %s', (carrier, page) => {
    expect(trackingPage({ carrier, number: '1234-5678-9012' })).toBe(page);
  });

  test.each([
    ['another carrier', 'さくら運輸', '123456789012'],
    ['too few digits', 'ヤマト運輸', '1234-5678'],
    ['letters', '日本郵便', 'ABCD-1234-5678-9012'],
  ])('none for %s', (_, carrier, number) => {
    expect(trackingPage({ carrier, number })).toBeNull();
  });
});
