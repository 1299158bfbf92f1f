/** A release as a clinic notices it. */
interface Release {
  version: string;
  /** `2026-11-26`; for the next release, the day its sentences were last changed. */
  date: string;
  says: readonly string[];
  /** Changed screens; `.storybook/static/changes/VERSION/STORY.jpg` is the picture from before. */
  screens: readonly string[];
}

/** CHANGELOG.md in Japanese for clinics, newest first; `tests/repo/docs.test.ts` compares the releases. */
export const RELEASES: readonly [Release, ...Release[]] = [
  {
    version: '0.2.0',
    date: '2026-11-27',
    says: [
      '予約が終わると、日時、医師、これからの予定を書いた診察券を表示します。ホーム、マイページ、LINEのお知らせも診察券です。',
      'お支払いが終わると、領収済の控えに、金額とお薬の届く日を表示します。',
      '待合では、残り時間の輪の中に医師の顔を表示します。',
      'お支払いが何件もあると、ホームとマイページに、合計とはじめの期限を同じ言葉で表示します。一覧には1件ずつの金額が並びます。',
      '入力途中の予約があると、ホームの先頭から続けられます。',
      'お支払いができたかどうかわからないときは、予約履歴を先にご案内します。',
    ],
    screens: ['pages-home--next-consultation', 'pages-reservations--names-booked', 'pages-payments--ready'],
  },
  {
    version: '0.1.0',
    date: '2026-11-26',
    says: [
      '1件の診療を、どの画面でも1つのカードで表示します。カードの先頭は、次にすることです。',
      '診療の15分前から待合を表示します。医師、診察室が開くまでの時間、ご用意いただくものがわかります。',
      '予約、変更、お支払い、キャンセルが終わると、画面いっぱいの絵と1文でお知らせし、これからの予定を示します。',
      '医師の顔（絵か、クリニックの写真）と、クリニックのしるしを表示します。',
      'お薬を1日に1つの丸で表示し、いつまでに診療を受ければ切れないかをお知らせします。',
      '選んだ時間を、画面の下のボタンに書きます。いちばん早い時間は、並んでいるすべての日から選びます。',
      '診療科目の選択に、前回と同じ予約、費用のめやす、ご用意いただくものを加えました。',
      'お支払いのボタンに、押すと起こることを書きます。足りないところは、押したときに赤く示します。',
      '問診の答えを、確認の画面でそのまま直せます。',
      '入力の間違いを、項目の名前でお知らせします。',
      '金額の書き方を、どの画面、書類、お知らせでもそろえました。',
      '同じ金額、期限、残り時間を、1つの画面に2度書きません。',
    ],
    screens: ['pages-home--next-consultation', 'pages-reserve--ready', 'pages-bill--ready'],
  },
];
