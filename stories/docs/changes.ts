/** A release in the words of a clinic. */
interface Release {
  version: string;
  /** `2026-11-26`; of a release still to come the day its sentences were last written on. */
  date: string;
  says: readonly string[];
}

/**
 * What changed, newest first, release by release as in CHANGELOG.md (`tests/repo/docs.test.ts` compares them). Without it
 * a clinic would have to read English for what is new.
 */
export const RELEASES: readonly [Release, ...Release[]] = [
  {
    version: '0.1.0',
    date: '2026-11-26',
    says: [
      '1件の診療は、どの画面でも1枚のカードになりました。いちばん上の一文が、つぎにすることを言います。',
      '診療の15分前から待合になり、医師、診察室が開くまでの時間、ご用意いただくものを示します。',
      '予約のあとは診察券、お支払いのあとは領収済の控えを、画面いっぱいに示します。次に何がいつあるかもわかります。',
      '医師の顔（絵か、クリニックの写真）と、クリニックのしるしが出ます。',
      'お薬は、1日を1つの丸で示し、いつまでに診療を受ければ切れずにつながるかを言います。',
      '選んだ時間が、画面の下のボタンの名前になりました。いちばん早い時間は、並んでいるすべての日から選びます。',
      '診療科目の選択に、前回と同じ予約、費用のめやす、ご用意いただくものが加わりました。',
      'お支払いのボタンは、押すと起こることを言います。足りないところは、押すと赤く示します。',
      '問診の答えは、確認の画面を離れずに、その場で直せます。',
      '入力の間違いは、項目の名前で知らせます。',
      '金額は、どの画面、書類、お知らせでも、同じ書き方です。',
      '1つの画面で、金額、期限、残り時間を2度言いません。',
    ],
  },
];
