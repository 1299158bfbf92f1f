/** One line of a drawing. */
export type Line = readonly [
  kind: 'title' | 'text' | 'field' | 'button' | 'grey' | 'link' | 'error' | 'check' | 'row' | 'chips' | 'spinner',
  words: string,
];

/** When to use a part of the design and when not, with a story to follow and a drawing of what to avoid. */
interface Use {
  name: string;
  when: string;
  not: string;
  story: string;
  doing: string;
  drawing: readonly Line[];
  avoiding: string;
}

export const PARTS: readonly Use[] = [
  {
    name: '日付の列',
    when: '近い7日から、診療を受ける日を1つ選ぶとき。',
    not: '生年月日のように、離れた日を書くとき（日付の欄を使います）。',
    story: 'components-day-strip--marks',
    doing: '曜日と、空きのしるしを添えます。しるしには、読み上げのことばがあります。',
    drawing: [
      ['title', '7月'],
      ['chips', '3　4　5　6　7　8　9'],
      ['text', '緑：空きあり　灰：空きなし'],
    ],
    avoiding: '空きを色だけで示しません。曜日を省きません。',
  },
  {
    name: '時間の枠',
    when: 'その日の空いている時間から、1つを選ぶとき。',
    not: '選べるものが2つか3つのとき（説明つきの選択肢を使います）。',
    story: 'components-slot-grid--default',
    doing: '選べる時間だけを並べ、終わる時刻と医師の名前も書きます。',
    drawing: [
      ['chips', '10:00　10:15　10:30'],
      ['chips', '満　満　満　満　満'],
      ['chips', '満　満　11:45　満　満'],
    ],
    avoiding: '選べない時間を並べて、探させません。',
  },
  {
    name: '同意のチェック',
    when: '予約の前に、1つずつ読んで同意していただくとき。',
    not: '知らせるだけの文（箇条書きにします）や、設定の入り切り（スイッチにします）。',
    story: 'components-consent-list--some-checked',
    doing: '1文ごとにチェックを置きます。行のどこを押しても選べます。',
    drawing: [
      ['text', '第1条 この規約は、当社が提供する…'],
      ['text', '第2条 利用者は、次の各号に…'],
      ['check', 'すべてに同意する'],
    ],
    avoiding: '1つのチェックにまとめません。はじめからチェックを入れておきません。',
  },
  {
    name: '手順のしるし',
    when: '3つほどの画面が続く手続きで、いまどこかを示すとき。',
    not: '1つの画面で終わるとき。画面を行き来するために使うとき（押せません）。',
    story: 'components-step-indicator--second',
    doing: '手順の名前を書き、済んだものにしるしをつけます。',
    drawing: [
      ['title', '2 / 5'],
      ['chips', '1　2　3　4　5'],
    ],
    avoiding: '番号だけにしません。押せるように見せません。',
  },
  {
    name: '何もないとき',
    when: '一覧にまだ1件もないとき。',
    not: '読み込めなかったとき（うまくいかないときのお知らせを使います）。',
    story: 'components-empty-state--default',
    doing: '何がないのかと、次にできることを書きます。絵は1つだけです。',
    drawing: [
      ['title', 'データがありません'],
      ['text', '0件'],
    ],
    avoiding: '何がないのか、次に何をするのかを省きません。',
  },
];

export const PATTERNS: readonly Use[] = [
  {
    name: 'まだ進めないボタン',
    when: '足りない項目があるあいだの、画面の主ボタン。',
    not: '足りない項目が画面にないとき（ボタンを表示しません）。',
    story: 'components-main-button--blocked',
    doing: '読める色のまま、押すと足りないところへ案内します。',
    drawing: [
      ['field', ''],
      ['grey', '次へ'],
    ],
    avoiding: 'うすくして押せなくするだけにしません。理由が伝わりません。',
  },
  {
    name: '消す・取り消す',
    when: '元に戻せないことをする前。',
    not: '元に戻せるとき（確認せずに行い、「元に戻す」を表示します）。',
    story: 'components-delete-dialog--default',
    doing: '何が消えるのかを示し、押すと起こることをボタンに書きます。',
    drawing: [
      ['title', '本当によろしいですか？'],
      ['button', 'はい'],
      ['link', 'いいえ'],
    ],
    avoiding: '「はい」「OK」にしません。押すと何が起こるのかを、ボタンに書きます。',
  },
  {
    name: '一覧から詳しく',
    when: '何件か並び、1件ずつ読むとき。',
    not: '1件しかないとき（はじめから開いて見せます）。',
    story: 'components-past-visit--default',
    doing: '1行に、日付と大切なことを1つ書きます。押すと、その場で開きます。',
    drawing: [
      ['row', '6/5 高血圧　[詳細][編集][印刷]'],
      ['row', '5/8 高血圧　[詳細][編集][印刷]'],
      ['row', '4/3 高血圧　[詳細][編集][印刷]'],
    ],
    avoiding: '1行に小さなボタンを並べません。',
  },
  {
    name: '入力の直し方',
    when: '進もうとしたときに、足りない項目や直す項目があるとき。',
    not: 'まだ入力している途中（欄を離れるまで待ちます）。',
    story: 'components-text-field--missing',
    doing: '項目のすぐそばに、項目の名前と直し方を書きます。',
    drawing: [
      ['error', 'エラーが2件あります'],
      ['field', '0901234'],
      ['field', ''],
    ],
    avoiding: '「無効な値です」で終わらせません。赤い枠だけにしません。',
  },
  {
    name: '待つとき',
    when: '読み込むあいだと、送るあいだ。',
    not: '0.1秒ほどで終わるとき。',
    story: 'components-skeletons--list',
    doing: 'これから表示する内容の形を、同じ場所に示します。読み込み中であることを読み上げます。',
    drawing: [['spinner', 'Loading...']],
    avoiding: '画面を覆って、何も見えなくすることはしません。',
  },
];
