import { TAX_PERCENT } from '../domain/fees';

/** What a consultation costs, before it is booked (§costs-before-booking). */
export const costs = {
  title: '費用のめやす',
  first: '初診の合計',
  repeat: '再診の合計',
  range: (from: string, to: string) => (from === to ? from : `${from}〜${to}`),
  /** Of the totals. */
  totalNote: '健康保険の自己負担が3割の方が、診療、お薬、送料などをあわせてお支払いになる、よくある金額です。',
  share: '保険診療',
  shareValue: '医療費の1〜3割',
  systemFee: 'システム利用料',
  postage: 'お薬の送料',
  cancelFee: 'キャンセル料',
  /** Always seen; the rest is in the sheet. */
  totalOf: (which: string, range: string) => `${which} ${range}`,
  cancelSaid: (yen: string) => `当日のキャンセル料 ${yen}`,
  cancelNote: (yen: string) => `${yen}（当日・無断のとき。お支払いの方法は、クリニックからご連絡します）`,
  taxNote: `システム利用料と送料には、消費税${TAX_PERCENT}%がかかります。`,
} as const;
