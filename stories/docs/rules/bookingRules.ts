import type { RuleGroup } from './rule';

export const BOOKING: RuleGroup = {
  title: '予約する',
  rules: [
    {
      id: 'consent-all-four',
      says: '4つの同意すべてにチェックが入るまで、予約へは進めず、問診票もお客様情報も開きません。',
    },
    {
      id: 'consent-kept',
      says: 'チェックした同意は、戻る・再読み込み・ログイン・近い枠への変更のあとも残り、予約が終わると消えます。',
    },
    {
      id: 'consent-stored',
      says: '予約は、患者さんが同意した文面の版と時刻とともに残り、同意のない予約は断ります。',
    },
    {
      id: 'adults-only',
      says: '予約する日（日本時間）に18歳になっていない方の予約は受け付けません。',
    },
    {
      id: 'costs-before-booking',
      says: '予約の前に、費用のめやすと、よくある合計、当日のキャンセル料を示します。',
    },
    {
      id: 'notes-before-booking',
      says: '支払い方法、お薬の日数とお届け、待ち時間、録画の禁止などの注意は、予約の前に示します。',
    },
    {
      id: 'booking-way',
      says: 'クリニックの答えが1なら再診の問診票、2なら予約、4なら重複、ほかは初診の問診票へ進みます。',
    },
    {
      id: 'booking-reply',
      says: '予約の返事は、1が「先に埋まった」、3が「重複」、ほかは「予約できた」です。',
    },
    {
      id: 'short-booking',
      says: '問診なしの予約は、その診療科目の30日以内の答えがあり、まだ診察を終えていない方だけができます。',
    },
    {
      id: 'one-reservation',
      says: '診療科目にかかわらず、これからの予約がある方は、ほかの予約ができません。',
    },
    {
      id: 'duplicate-told-early',
      says: '予約がある方には、診療科目や日時を選ぶ前にも、同意する前にも、そのことを伝えます。',
    },
    {
      id: 'outcome-dialog-way',
      says: '「先に埋まった」と「重複」のお知らせは、閉じると予約履歴へ移り、先に埋まったときは別の時間も選べます。',
    },
    {
      id: 'completion-dialog',
      says: '予約のあとは、どの予約か、いつ診察室へ入るか、カレンダーへの追加を1度だけ示します。',
    },
    {
      id: 'block-whole-or-none',
      says: '枠のすべての単位をまとめて予約し、1つでも取れなければ何も予約しません。',
    },
    {
      id: 'shift-held-once',
      says: 'どれほど混み合っても、止まっても、1つの単位を2つの予約が持つことはありません。',
    },
    {
      id: 'block-checked-by-clinic',
      says: 'クリニックは枠を自分で確かめ、決まりに合わない枠は、理由を伝えて断ります。',
    },
    {
      id: 'taken-told-at-check',
      says: '選んだ枠は、入力内容の確認を開いたときにもう一度確かめ、埋まっていればそこで伝えます。',
    },
    {
      id: 'taken-nearest-offers',
      says: '枠が埋まったときは、同じ医師、次に時間の近い順に、空いている枠を3つまで示します。',
    },
    {
      id: 'taken-keeps-answers',
      says: '枠が埋まっても、答えは残り、近い枠を1回押すだけで予約できます。',
    },
    {
      id: 'own-block-not-taken',
      says: 'ご本人が予約した枠は、埋まったとも重複したとも伝えず、予約履歴へ移ります。',
    },
    {
      id: 'change-time-one-call',
      says: '日時の変更は1回の呼び出しで、問診の答えと同意ごと移すか、何も変えません。',
    },
    {
      id: 'change-time-said',
      says: '日時の変更では、変更前と変更後を示し、できなかったときは、予約が残ると伝えます。',
    },
    {
      id: 'unsure-looks-first',
      says: 'できたかどうかわからない操作では、一覧へのボタンを塗りつぶし、もう一度送るボタンは枠だけにします。',
    },
    {
      id: 'lost-reply-checked',
      says: '返事が届かない操作は、一覧を1度読み、できたか、できなかったか、わからないかを伝えます。',
    },
    {
      id: 'change-present-marked',
      says: '日時の変更では、いまの予約を枠の並びの中に、押せない印で示します。',
    },
  ],
};
