import type { RuleGroup } from './rule';

export const SCREENS: RuleGroup = {
  title: '画面',
  rules: [
    {
      id: 'screen-routes',
      says: '画面のURLは決まっていて、知らないURLは「ページが見つかりません」と、戻る道を示します。',
    },
    {
      id: 'new-screen-waits',
      says: '新しい画面やダイアログは、開いて最初の画面を除き、出てから0.4秒のあいだ、指だけを受け付けません。',
    },
    {
      id: 'chunk-recovers',
      says: '更新で消えた部品を読み込めないときは、画面を1度だけ読み直して続けます。',
    },
    {
      id: 'bottom-menu',
      says: '画面の下の行き先は、診療予約・お薬管理・マイページの3つで、一覧の画面にだけ出ます。',
    },
    {
      id: 'peak-fills-screen',
      says: '予約・変更・お支払い・キャンセルが済むと、診察券や領収の控えと、次に何がいつあるかを画面いっぱいに知らせます。',
    },
    {
      id: 'doctor-pictured',
      says: '医師の名前の隣に、クリニックの写真か、医師の番号で決まる絵を出します。',
    },
    {
      id: 'nothing-jumps',
      says: '読み込みの途中で、すでに見えているものは動きません（CLSは0.05まで）。',
    },
    {
      id: 'lead-first',
      says: '画面のはじめの1文が「いま何をすればよいか」を言い、塗りつぶしのボタンは1つまでです。',
    },
    {
      id: 'unfinished-booking-said',
      says: '入力の途中でやめた予約は、7日の間、ホームで知らせ、ひと押しで続けられます。',
    },
    {
      id: 'same-again',
      says: '受診したことのある方は、前回と同じ診療科目と担当医の日時の選択へ、ひと押しで進めます。',
    },
    {
      id: 'banner-four-seconds',
      says: 'ホームのお知らせは3枚が4秒ごとに替わり、触れると止まり、「視差効果を減らす」では動きません。',
    },
    {
      id: 'choice-in-sight',
      says: '選んだ日時・医師・診療科目は、予約が終わるまで画面の上に見せておきます。',
    },
    {
      id: 'blocked-says-why',
      says: 'まだ進めないボタンは、何が足りないかを添え、押すと足りない最初のところへ動きます。',
    },
    {
      id: 'outcome-where-pressed',
      says: '操作の結果は、押したところに1度だけ読み上げて出します。',
    },
    {
      id: 'long-said',
      says: '10秒たっても終わらない操作は、ボタンが「時間がかかっています」と伝えます。',
    },
    {
      id: 'back-closes-dialog',
      says: 'ダイアログやシートは、端末やブラウザの「戻る」1回で閉じ、画面を移らず、履歴に何も残しません。',
    },
    {
      id: 'signal-not-blamed',
      says: '電波のことを言うのは、電話が圏外だと伝えていて、実際に届かなかったときだけです。',
    },
    {
      id: 'failures-never-silent',
      says: 'どの失敗も、何が起きたかと次にできることを言葉で示し、入力したものを失いません。',
    },
    {
      id: 'contact-only-if-given',
      says: 'クリニックへの連絡をすすめる文は、電話か公式アカウントがあるときだけ出し、そこから連絡できます。',
    },
    {
      id: 'home-welcome',
      says: '予約が1件もない方のホームは、何のサービスかの1文と、予約のボタンで始まります。',
    },
  ],
};

export const LOOKS: RuleGroup = {
  title: '見やすさと日時',
  rules: [
    {
      id: 'jst-everywhere',
      says: '日付と時刻は、端末の時間帯にかかわらず日本時間で計算し、曜日と24時間制で示します。',
    },
    {
      id: 'clock-of-clinic',
      says: 'アプリの「いま」は、端末ではなくクリニックの時計に合わせます。',
    },
    {
      id: 'large-text-mode',
      says: '「文字を大きく」を入れると文字が大きくなり、端末に残ります。',
    },
    {
      id: 'small-screens',
      says: 'どの画面も、幅320px、文字200%、横向き、広い窓で、欠けも重なりも横すべりもありません。',
    },
    {
      id: 'words-stay-whole',
      says: '言葉や、単位のつく数の途中では行が変わりません（お支払い方法、2〜3日、約30日分）。',
    },
    {
      id: 'keyboard-and-focus',
      says: 'すべての操作はキーボードだけででき、全体に1つのフォーカスの輪がいつも見えます。',
    },
  ],
};
