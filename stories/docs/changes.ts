interface Release {
  version: string;
  /** For example `2026-11-26`. For an unreleased version, the day on which `sentences` last changed. */
  date: string;
  sentences: readonly string[];
  /** Ids of stories whose old look is in `.storybook/static/changes/VERSION/ID.jpg`. */
  screens: readonly string[];
}

/** CHANGELOG.md in Japanese, newest first. */
export const RELEASES: readonly [Release, ...Release[]] = [
  {
    version: '0.2.0',
    date: '2026-11-27',
    sentences: [
      '予約が終わると、日時、医師、これからの予定を書いた診察券を表示します。ホーム、マイページ、LINEのお知らせにも表示します。',
      'お支払いが終わると、控えに、お支払い済みの金額とお薬の届く日を表示します。',
      '待合では、残り時間を示す輪の中に、医師の顔を表示します。',
      'お支払いが2件以上あると、ホームとマイページに、合計といちばん早い期限を表示します。一覧には、1件ずつの金額を表示します。',
      '入力途中の予約があると、ホームの先頭から続けられます。',
      'お支払いできたかどうかわからないときは、もう一度支払う前に、予約履歴をご案内します。',
      '読み込み中や、うまくいかなかったときの画面に、次にどうすればよいかを表示します。',
    ],
    screens: ['pages-home--next-consultation', 'pages-reservations--booked-with-plan', 'pages-payments--ready'],
  },
  {
    version: '0.1.0',
    date: '2026-11-26',
    sentences: [
      '1件の診療を、どの画面でも1つのカードで表示します。カードの先頭に、次にすることを表示します。',
      '診療の15分前から待合を表示します。医師、診察室が開くまでの時間、ご用意いただくものがわかります。',
      '予約、変更、お支払い、キャンセルが終わると、画面いっぱいに結果とこれからの予定を表示します。',
      '医師の絵か写真と、クリニックのマークを表示します。',
      'お薬の残りは、1日分を1つの丸で表示します。お薬を切らさないために、いつまでに診療を受ければよいかもお知らせします。',
      '選んだ時間を、画面の下のボタンに表示します。いちばん早く予約できる時間は、表示中のすべての日から探します。',
      '診療科目の選択に、前回と同じ内容での予約、費用のめやす、ご用意いただくものを加えました。',
      'お支払いのボタンに、押すと何が行われるかを表示します。足りない項目は、ボタンを押したときに赤く示します。',
      '問診の答えを、確認の画面でそのまま直せます。',
      '入力に間違いがあると、その項目の名前をお知らせします。',
      '金額の書き方を、どの画面、書類、お知らせでもそろえました。',
      '同じ金額、期限、残り時間は、1つの画面で1度だけ表示します。',
    ],
    screens: ['pages-home--next-consultation', 'pages-reserve--ready', 'pages-bill--ready'],
  },
];
