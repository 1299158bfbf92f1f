import type { RuleGroup } from './rule';

export const BILLS: RuleGroup = {
  title: '会計',
  rules: {
    'money-integers': '金額は、どこでも「3,450円」のように整数の円で示します。',
    'bill-share': '保険診療の自己負担額は、点数×10円×負担割合を10円未満で四捨五入した金額です。',
    'bill-total': '会計の合計は、自己負担額、自費、自費の消費税の和です。',
    'bill-explained': '診療明細には、点数から金額を求める手順を、折りたたんで示します。',
    'bill-total-by-clinic': '内訳の和が合計と合わない会計では、クリニックの合計だけを示します。',
    'bill-once': '診療1回につき1つの会計を、会計の確認のあとに表示します。',
    'bill-corrected': '会計と検査は、支払いが済むまで、スタッフが訂正できます。',
    'amount-seen': '会計の金額が訂正されたときは、新しい金額を確かめていただくまで、支払いを受け付けません。',
    'receipt-when-paid': '領収書のリンクは、支払いが済んでから渡します。',
    'receipt-told-name': '領収書には、LINEの表示名ではなく、クリニックに伝えたお名前を書きます。',
  },
};
