export type Line = readonly [
  kind: 'title' | 'text' | 'field' | 'button' | 'grey' | 'link' | 'error' | 'check' | 'row' | 'chips' | 'spinner',
  words: string,
];

/** `story` shows the good example, `drawing` the bad example. */
interface Use {
  name: string;
  when: string;
  whenNot: string;
  story: string;
  advice: string;
  drawing: readonly Line[];
  warning: string;
}

export const COMPONENT_USES: readonly Use[] = [
  {
    name: '日付の列',
    when: '今日に近い7日間から、診療を受ける日を1つ選ぶとき。',
    whenNot: '生年月日のように、今日から離れた日を入力するとき（日付の入力欄を使います）。',
    story: 'components-day-strip--marks',
    advice: 'それぞれの日に、曜日と、空きのしるしを表示します。しるしには、読み上げ用の名前を付けます。',
    drawing: [
      ['title', '7月'],
      ['chips', '3　4　5　6　7　8　9'],
      ['text', '緑：空きあり　灰：空きなし'],
    ],
    warning: '空きを色だけで示したり、曜日を省いたりしません。',
  },
  {
    name: '時間の枠',
    when: 'その日の空いている時間から、1つを選ぶとき。',
    whenNot: '選べるものが2つか3つのとき（説明つきの選択肢を使います）。',
    story: 'components-slot-grid--default',
    advice: '選べる時間だけを並べ、終わる時刻と医師の名前も表示します。',
    drawing: [
      ['chips', '10:00　10:15　10:30'],
      ['chips', '満　満　満　満　満'],
      ['chips', '満　満　11:45　満　満'],
    ],
    warning: '選べない時間を並べると、選べる時間を探すことになります。',
  },
  {
    name: '同意のチェック',
    when: '予約の前に、1つずつ読んで同意していただくとき。',
    whenNot: '文を読んでいただくだけのとき（箇条書きにします）。設定を切り替えるとき（スイッチにします）。',
    story: 'components-consent-list--some-checked',
    advice: '1文ごとにチェックを置きます。行のどこを押しても選べます。',
    drawing: [
      ['text', '第1条 この規約は、当社が提供する…'],
      ['text', '第2条 利用者は、次の各号に…'],
      ['check', 'すべてに同意する'],
    ],
    warning: '1つのチェックにまとめたり、はじめからチェックを入れたりしません。',
  },
  {
    name: '手順のしるし',
    when: '3つほどの画面が続く手続きで、いまどの画面かを示すとき。',
    whenNot: '手続きが1つの画面で終わるとき。しるしを押して画面を移りたいとき（しるしは押せません）。',
    story: 'components-step-indicator--second',
    advice: '手順の名前を表示し、完了した手順にしるしを付けます。',
    drawing: [
      ['title', '2 / 5'],
      ['chips', '1　2　3　4　5'],
    ],
    warning: '番号だけで示したり、押せるボタンのような見た目にしたりしません。',
  },
  {
    name: '何もないとき',
    when: '一覧にまだ1件もないとき。',
    whenNot: '読み込めなかったとき（「うまくいかないときのお知らせ」を使います）。',
    story: 'components-empty-state--default',
    advice: '何がないのかと、次にできることを表示します。絵は1つだけにします。',
    drawing: [
      ['title', 'データがありません'],
      ['text', '0件'],
    ],
    warning: '「ない」と伝えるだけでは、次に何をすればよいのかがわかりません。',
  },
];

export const PATTERN_USES: readonly Use[] = [
  {
    name: 'まだ進めないボタン',
    when: '足りない項目があるあいだ、画面の主ボタンを表示するとき。',
    whenNot: '足りない項目を、その画面では入力できないとき（ボタンを表示しません）。',
    story: 'components-main-button--blocked',
    advice: '文字は読める色のままにします。押すと、足りない項目へ移ります。',
    drawing: [
      ['field', ''],
      ['grey', '次へ'],
    ],
    warning: 'ボタンをうすくして押せなくするだけでは、進めない理由が伝わりません。',
  },
  {
    name: '消す・取り消す',
    when: '元に戻せない操作をする前。',
    whenNot: '操作を元に戻せるとき（確認せずに行い、「元に戻す」を表示します）。',
    story: 'components-delete-dialog--default',
    advice: '何が消えるのかを示し、押すと何が起こるのかをボタンに表示します。',
    drawing: [
      ['title', '本当によろしいですか？'],
      ['button', 'はい'],
      ['link', 'いいえ'],
    ],
    warning: '「はい」や「OK」では、押すと何が起こるのかがわかりません。',
  },
  {
    name: '一覧から詳しい内容を開く',
    when: '患者さまが、一覧の記録を1件ずつ読むとき。',
    whenNot: '記録が1件しかないとき（はじめから開いて表示します）。',
    story: 'components-past-visit--default',
    advice: '1行に、日付と、最も大切なことを1つ表示します。押すと、その場で詳しい内容が開きます。',
    drawing: [
      ['row', '6/5 高血圧　[詳細][編集][印刷]'],
      ['row', '5/8 高血圧　[詳細][編集][印刷]'],
      ['row', '4/3 高血圧　[詳細][編集][印刷]'],
    ],
    warning: '1行に小さなボタンを並べると、押し間違えやすくなります。',
  },
  {
    name: '入力の直し方',
    when: '患者さまが進もうとしたときに、足りない項目や直す項目があるとき。',
    whenNot: '患者さまがまだ入力しているとき（欄を離れるまで待ちます）。',
    story: 'components-text-field--missing',
    advice: '入力欄のすぐ下に、項目の名前と直し方を表示します。',
    drawing: [
      ['error', 'エラーが2件あります'],
      ['field', '0901234'],
      ['field', ''],
    ],
    warning: '「無効な値です」や赤い枠だけでは、直し方がわかりません。',
  },
  {
    name: '待つとき',
    when: '内容を読み込むときと、入力した内容を送るとき。',
    whenNot: '処理が0.1秒ほどで終わるとき。',
    story: 'components-skeletons--list',
    advice: 'これから表示する内容の形を、同じ場所に示します。読み込み中であることを読み上げます。',
    drawing: [['spinner', 'Loading...']],
    warning: '画面全体を覆うと、何も読めなくなります。',
  },
];
