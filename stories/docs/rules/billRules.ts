import type { RuleGroup } from './rule';

export const BILLS: RuleGroup = {
  title: '会計',
  rules: [
    {
      id: 'money-integers',
      says: '点数と金額は整数で扱い、金額はどこでも「3,450円」の形で書きます。',
    },
    {
      id: 'bill-share',
      says: '保険診療の自己負担額は、点数×10円×負担割合を、10円未満で四捨五入したものです。',
    },
    {
      id: 'bill-total',
      says: '会計の合計は、自己負担額と自費とその消費税の和です。',
    },
    {
      id: 'bill-explained',
      says: '診療明細は、わかりやすい内訳を先に示し、点数から金額になるまでは、開くと見られます。',
    },
    {
      id: 'bill-total-by-clinic',
      says: '内訳の和が合わないときは、クリニックの合計だけを示し、求めかたは示しません。',
    },
    {
      id: 'bill-once',
      says: '診療1回の会計は1つで、会計の確認が済むと見られます。',
    },
    {
      id: 'bill-corrected',
      says: '会計と検査は、支払いが始まるまではスタッフが直せ、先に開いているカードの画面を閉じます。',
    },
    {
      id: 'amount-seen',
      says: '会計が直されて見ている金額と違うときは、何も支払わず、新しい金額を示します。',
    },
    {
      id: 'receipt-when-paid',
      says: '領収書のリンクは、支払いが済むと渡します。',
    },
    {
      id: 'receipt-told-name',
      says: '領収書のお名前はクリニックに伝えたもので、LINEの表示名は使いません。',
    },
  ],
};
