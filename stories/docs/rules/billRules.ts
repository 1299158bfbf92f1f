import type { RuleGroup } from './rule';

export const BILLS: RuleGroup = {
  title: '会計',
  rules: [
    {
      id: 'money-integers',
      says: '点数と金額は整数で扱い、金額は「¥3,450」の形で示します。',
      provenBy: ['tests/unit/domain/money/bill.test.ts › rejects fractions'],
    },
    {
      id: 'bill-share',
      says: '保険診療の自己負担額は、点数×10円×負担割合です。',
      provenBy: [
        'tests/unit/domain/money/bill.test.ts › %i points at ratio %d are %i yen',
        'tests/contract/money/bills.test.ts › uses the share of the patient',
      ],
    },
    {
      id: 'bill-rounding',
      says: '自己負担額は10円未満を四捨五入します。',
      provenBy: [
        'tests/unit/domain/money/bill.test.ts › is a multiple of 10 yen, at most 5 yen from the exact amount, rounded half up',
        'tests/contract/money/bills.test.ts › the database rounds like the domain code',
      ],
    },
    {
      id: 'bill-total',
      says: '会計の合計は、自己負担額と自費とその消費税の和です。',
      provenBy: [
        'tests/contract/money/bills.test.ts › a second bill, a sum that does not add up, and less than nothing',
      ],
    },
    {
      id: 'fees-once',
      says: 'システム利用料、送料、消費税、よくある合計は1か所にあり、請求も予約の前のご案内もそれを使います。',
      provenBy: ['tests/unit/domain/money/fees.test.ts › the typical total of a %s visit is what the bills ask for'],
    },
    {
      id: 'bill-explained',
      says: '診療明細は、わかりやすい内訳を先に、点数から金額になるまでを丸めも含めて1段ずつ、その下で開けるように示します。',
      provenBy: [
        'tests/unit/domain/money/bill.test.ts › shows each step, including the rounding',
        'BillStatement/PointsOpened',
      ],
    },
    {
      id: 'bill-total-by-clinic',
      says: '内訳の和が合わないときは、クリニックの合計だけを示し、求めかたは示しません。',
      provenBy: [
        'tests/unit/domain/money/bill.test.ts › is null when the parts do not add up to the total',
        'BillPage/Unexplained',
      ],
    },
    {
      id: 'bill-once',
      says: '診療1回の会計は1つで、診療が終わると作られ、会計の確認が済むと見られます。',
      provenBy: ['tests/contract/money/bills.test.ts › is issued when it is finished and visible once it is confirmed'],
    },
    {
      id: 'bill-corrected',
      says: '会計と検査は、支払いが済むまではスタッフが直せ、開いているカードの画面を先に閉じ、閉じられないときや支払いが始まっているときは直さず、直す前の金額で届いたカードのお金は支払いとせずに返すものとして残します。',
      provenBy: [
        'tests/contract/staff/billCorrection.test.ts › until it is paid: the patient sees the new one, with the tests, and what was chosen stays',
        'tests/contract/staff/billCorrection.test.ts › not by the same file, not when it is paid, and not for one that is unknown',
        'tests/contract/staff/billCorrection.test.ts › an open card page takes no money any more, and what a lost notice of it brings is given back',
        'tests/contract/staff/billCorrection.test.ts › not while the provider may have taken the money, or does not answer',
      ],
    },
    {
      id: 'amount-seen',
      says: '支払いには患者さんの見ている金額が添えられ、会計が直されて違うときは、何も支払わず選ばずに、金額が変わったことと新しい金額を示します。',
      provenBy: [
        'tests/contract/staff/billCorrection.test.ts › is told so, and nothing is paid or chosen',
        'tests/contract/staff/billCorrection.test.ts › is told so, too, when the same press is sent again',
        'tests/contract/staff/billCorrection.test.ts › is told so when the bill changes while the page is opened',
        'DeliverPage/AmountChanged',
        'DeliverPage/AmountChangedThenPaid',
        'DeliverPage/AmountChangedByBank',
      ],
    },
    {
      id: 'bill-amount-listed',
      says: '会計の確認が済むと、金額、最後の日、選んだ支払い方法を予約の一覧でも返します。',
      provenBy: [
        'tests/contract/money/owed.test.ts › a bill has amount and last day in the list once it is confirmed, not before',
      ],
    },
    {
      id: 'receipt-when-paid',
      says: '領収書のリンクは、支払いが済むと渡します。',
      provenBy: ['tests/contract/receipts/receipts.test.ts › has a link once the bill is paid, not before'],
    },
    {
      id: 'receipt-names-method',
      says: '領収書のお支払い方法はカードか銀行振込で、どちらかわからないときは書きません。',
      provenBy: [
        'tests/contract/money/bank.test.ts › the receipt names the first payment method, whatever comes after, and none that is unknown',
      ],
    },
    {
      id: 'receipt-told-name',
      says: '領収書のお名前はクリニックに伝えたもので、LINEの表示名は使わず、印刷できない文字のあるお名前にはフリガナを添えます。',
      provenBy: [
        'tests/contract/patient/person.test.ts › a receipt carries the name told to the clinic, never the display name of LINE',
        'tests/contract/receipts/receipts.test.ts › prints the reading of a name in letters that the fonts lack',
      ],
    },
  ],
};
