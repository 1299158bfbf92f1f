import type { RuleGroup } from './rule';

export const PAYMENTS: RuleGroup = {
  title: 'お支払い',
  rules: [
    {
      id: 'bill-owed',
      says: '未払いとは、診療が終わり、会計の確認が済み、支払いもキャンセルもしていないものです。',
      provenBy: [
        'tests/unit/domain/money/payment.test.ts › is owed only when finished, confirmed, not paid and not cancelled',
        'tests/contract/money/payRefused.test.ts › for one that is paid, not finished, not confirmed or cancelled',
        'tests/contract/booking/idempotency.test.ts › a payment before the bill is confirmed',
      ],
    },
    {
      id: 'debts-together',
      says: 'お支払いが2件以上あるときは、はじめの1文で、わかるかぎり合計の金額と、期限が同じならその日を、ちがうならはじめの日を示します。',
      provenBy: [
        'tests/unit/domain/visit/nextStep.test.ts › is to pay what all bills are together, where the clinic says it of each',
        'tests/unit/domain/visit/nextStep.test.ts › is to pay by the first of several last days',
        'NextStepLead/PaySeveral',
        'NextStepLead/PaySeveralDays',
      ],
    },
    {
      id: 'payment-list-owed',
      says: 'お支払いの一覧は未払いの診療だけを、いちばん先に支払うものから示し、予約の一覧をそのまま並べた返事も受け取ります。',
      provenBy: [
        'tests/unit/domain/visit/paymentList.test.ts › the oldest comes first, the others stay in their order',
        'PaymentsPage/Ready',
        'PaymentsPage/OverdueFirst',
        'tests/unit/api/reading.test.ts › reads %s alike',
      ],
    },
    {
      id: 'unpaid-alert',
      says: '現在の予約がなく未払いがあるときは、予約履歴の先頭で知らせます（期限内の振込待ちを除く）。',
      provenBy: [
        'ReservationsPage/Unpaid',
        'tests/unit/domain/visit/unpaidAlert.test.ts › raise the unpaid alert when one is owed and nothing is booked',
        'tests/unit/domain/visit/unpaidAlert.test.ts › raise no alert for a chosen transfer through its last day, and one from the next day on',
      ],
    },
    {
      id: 'deadline-stays',
      says: '支払いの最後の日は会計の確認から2週間後（日本時間）で、振込を選んでも変わらず、過ぎても、クリニックが締め切るまで口座は使えます。',
      provenBy: [
        'tests/unit/domain/money/payment.test.ts › is two weeks later, in JST',
        'tests/contract/money/owed.test.ts › the chosen method and address stand on the reservation, and move its last day by nothing',
        'tests/contract/money/owed.test.ts › after its last day a bill still gets its account, and the money counts',
      ],
    },
    {
      id: 'payment-methods',
      says: '支払い方法は、カードと銀行振込の2つです。',
      provenBy: ['tests/unit/domain/money/payment.test.ts › reads the two methods alone'],
    },
    {
      id: 'payment-steps',
      says: '支払いは、診療明細、お支払い方法・お届け先、お支払いの3つの手順で、いまの手順と金額をいつも示します。',
      provenBy: ['StepIndicator/Second', 'BillPage/Ready', 'PayByBank/PaysByBank'],
    },
    {
      id: 'payment-choice-kept',
      says: '選んだ方法とお届け先は会計とともに残り、患者さんが変えるまで、どの画面と端末でも同じです。',
      provenBy: [
        'tests/contract/money/paymentChoice.test.ts › is kept with the bill, whatever is asked again, until the patient chooses otherwise',
        'PayByBank/KeptOnDevice',
      ],
    },
    {
      id: 'payment-own',
      says: '支払えるのはご本人の未払いの会計だけで、ほかの方や存在しない会計・お届け先は404、支払い済みや確認前の会計は409です。',
      provenBy: [
        'tests/contract/money/payRefused.test.ts › for a bill or an address that is unknown or of another patient',
        'tests/contract/money/payRefused.test.ts › for one that is paid, not finished, not confirmed or cancelled',
      ],
    },
    {
      id: 'card-provider-page',
      says: 'カードの支払いは、決済事業者の画面へ移って行います。',
      provenBy: ['PayByCard/PaysByCard'],
    },
    {
      id: 'card-failed',
      says: 'カードの画面を開けないときは「決済に失敗しました」と伝え、何も変えずに、もう一度試せます。',
      provenBy: [
        'tests/contract/money/cardProvider.test.ts › that is down is a failure the patient can try again, and nothing is changed',
        'DeliverPage/CardFailedThenPaid',
      ],
    },
    {
      id: 'card-one-page',
      says: '1つの会計に開いているカードの画面は1つだけで、支払いが済むと閉じます。',
      provenBy: [
        'tests/contract/money/payments.test.ts › the database keeps one open payment a bill, for exactly its sum',
        'tests/contract/money/stripe.test.ts › has one page of a bill open: a new one expires the one before',
        'tests/contract/money/bank.test.ts › closes the open card page, and changes nothing for a bill marked as paid by staff',
      ],
    },
    {
      id: 'paid-by-notice-only',
      says: '支払いが済むのは決済事業者か銀行の署名した通知、または診療所の操作によってだけで、支払い完了の画面を開いても済みません。',
      provenBy: [
        'tests/contract/money/stripe.test.ts › marks the bill as paid by its signed webhook only',
        'tests/contract/money/bank.test.ts › that is forged, unsigned or old is refused',
      ],
    },
    {
      id: 'payment-result-known',
      says: 'カードの画面から戻ると、クリニックが知っていることだけ（支払い済み、確認中、記録がない）を伝えます。',
      provenBy: [
        'tests/unit/domain/money/payment.test.ts › is what the clinic says of the bill, and of all when it is unknown which',
        'PaymentResultPage/NoBill',
        'PaymentResultPage/CancelledOwingNothing',
        'PaymentResultPage/ConfirmedMeanwhile',
      ],
    },
    {
      id: 'overdue-said',
      says: '期限を過ぎた会計は、つぎにすること、一覧、予約、診療明細、お支払い方法、お振込先で、そのこと、いつまでだったか、いまも払えること、クリニックへの連絡のしかたを伝えます。',
      provenBy: [
        'tests/unit/domain/money/payment.test.ts › a bill is overdue once its last day is over',
        'NextStepLead/PayOverdue',
        'DueLead/Overdue',
        'PaymentsPage/OverdueFirst',
        'ReservationsPage/Overdue',
        'BillPage/Overdue',
        'DeliverPage/Overdue',
        'PayByBank/Overdue',
      ],
    },
    {
      id: 'notice-once',
      says: '同じ通知が何度、どの順に来ても、会計は1度だけ支払い済みになります。',
      provenBy: [
        'tests/contract/money/webhook.test.ts › marks its bill as paid, once, however often it comes',
        'tests/load/contention.test.ts › notices of the card, of the bank, staff, a second page and a cancellation at once',
        'tests/contract/money/webhook.test.ts › completed after expired means the money was taken: the bill is paid',
      ],
    },
    {
      id: 'bank-account-own',
      says: '振込先の口座は会計ごとに1つで、何度たずねても同じで、ほかの会計には使いません。',
      provenBy: [
        'tests/load/contention.test.ts › bank accounts asked for at once: one of each bill, one bill of each',
        'tests/contract/money/bank.test.ts › is unique by database constraint, per bill and per account',
      ],
    },
    {
      id: 'bank-exact-amount',
      says: '振込は、1つでか、分けたものの合計で、金額がちょうど合うときだけ支払い済みにします。',
      provenBy: ['tests/contract/money/unmatched.test.ts › in parts that add up to the sum pays the bill, once'],
    },
    {
      id: 'unmatched-kept',
      says: '金額か口座の合わない振込は残らずデータベースに残り、スタッフが会計に合わせるか、返すかを決めます。',
      provenBy: [
        'tests/contract/money/unmatched.test.ts › is kept for staff and named in the log',
        'tests/contract/money/unmatched.test.ts › that is too much: the bill is paid and the rest is to be given back',
        'tests/contract/money/unmatched.test.ts › over 600 notices, matches, corrections, payments and returns, what came in is what was paid, waits or is given back',
      ],
    },
    {
      id: 'session-settled-once',
      says: 'カードの1回の支払いは、数えるか返すかのどちらか1度だけで、会計があとで直されても二度とは数えません。',
      provenBy: [
        'tests/contract/money/unmatched.test.ts › a card session that was given back never pays again, whatever the bill becomes',
      ],
    },
    {
      id: 'bank-notice-id',
      says: '銀行の通知には番号があり、同じ番号は同じ1つの振込です。',
      provenBy: [
        'tests/contract/money/refunds.test.ts › needs the bank’s id, and one id means one transfer',
        'tests/contract/money/unmatched.test.ts › nor does a transfer that was given back, told again by the bank',
      ],
    },
    {
      id: 'bank-details-copied',
      says: '振込先は、銀行・支店・種別・番号・名義・金額・最後の日を示し、1つずつでも、まとめてでもコピーできます。',
      provenBy: ['PayByBank/BankDetails', 'CopyList/ClipboardClosed', 'CopyList/AllRefused'],
    },
    {
      id: 'bank-only-when-chosen',
      says: '振込先の画面を開くだけでは、支払い方法は変わりません。',
      provenBy: ['PayByBank/NotChosen'],
    },
    {
      id: 'transfer-shown',
      says: '振込を選んだ会計は、お金が届くまで「お振込待ち」で、振込先へ1回で移れます。',
      provenBy: [
        'tests/unit/domain/money/payment.test.ts › show a chosen transfer as such until its money is there',
        'PaymentsPage/TransferChosen',
      ],
    },
  ],
};
