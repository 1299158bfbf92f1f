import type { RuleGroup } from './rule';

export const PAYMENTS: RuleGroup = {
  title: 'お支払い',
  rules: [
    {
      id: 'bill-owed',
      says: '未払いとは、診療が終わり、会計の確認が済み、支払いもキャンセルもしていないものです。',
    },
    {
      id: 'payment-list-owed',
      says: 'お支払いの一覧は未払いの診療だけを、いちばん先に支払うものから示します。',
    },
    {
      id: 'unpaid-alert',
      says: '現在の予約がなく未払いがあるときは、予約履歴の先頭で知らせます（期限内の振込待ちを除く）。',
    },
    {
      id: 'deadline-stays',
      says: '支払いの期限は会計の確認から2週間後（日本時間）で、振込を選んでも変わりません。',
    },
    {
      id: 'payment-methods',
      says: '支払い方法は、カードと銀行振込の2つです。',
    },
    {
      id: 'payment-steps',
      says: '支払いは、診療明細、お支払い方法・お届け先、お支払いの3つの手順で、いまの手順を示します。',
    },
    {
      id: 'payment-choice-kept',
      says: '選んだ方法とお届け先は会計とともに残り、どの画面と端末でも同じです。',
    },
    {
      id: 'payment-own',
      says: '支払えるのはご本人の未払いの会計だけです。',
    },
    {
      id: 'card-provider-page',
      says: 'カードの支払いは、決済事業者の画面へ移って行います。',
    },
    {
      id: 'card-failed',
      says: 'カードの画面を開けないときは「決済に失敗しました」と伝え、もう一度試せます。',
    },
    {
      id: 'card-one-page',
      says: '1つの会計に開いているカードの画面は1つだけで、支払いが済むと閉じます。',
    },
    {
      id: 'paid-by-notice-only',
      says: '支払いは、決済事業者か銀行の署名した通知、または診療所の操作によってだけ済みます。',
    },
    {
      id: 'payment-result-known',
      says: 'カードの画面から戻ると、クリニックが知っていることだけを伝えます。',
    },
    {
      id: 'overdue-said',
      says: '期限を過ぎた会計は、どの画面でもそのことと、いまも払えることを伝えます。',
    },
    {
      id: 'notice-once',
      says: '同じ通知が何度、どの順に来ても、会計は1度だけ支払い済みになります。',
    },
    {
      id: 'bank-account-own',
      says: '振込先の口座は会計ごとに1つで、ほかの会計には使いません。',
    },
    {
      id: 'bank-exact-amount',
      says: '振込は、分けたものの合計でも、金額がちょうど合うときだけ支払い済みにします。',
    },
    {
      id: 'unmatched-kept',
      says: '会計に合わない振込はすべて記録し、スタッフが会計に合わせるか、返すかを決めます。',
    },
    {
      id: 'session-settled-once',
      says: 'カードの1回の支払いは、数えるか返すかのどちらか1度だけです。',
    },
    {
      id: 'bank-details-copied',
      says: '振込先は、銀行のアプリがたずねる順に、期限とともに示し、1つずつコピーできます。',
    },
    {
      id: 'bank-only-when-chosen',
      says: '振込先の画面を開くだけでは、支払い方法は変わりません。',
    },
    {
      id: 'transfer-shown',
      says: '振込を選んだ会計は、お金が届くまで「お振込待ち」で、振込先へ1回で移れます。',
    },
    {
      id: 'debts-together',
      says: 'お支払いが2件以上あるときは、合計の金額と、はじめの期限を示します。',
    },
  ],
};
