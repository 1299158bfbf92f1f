/** Names of the browser's budgets, by their ids in the bench. */
export const BROWSER_WORDS: Readonly<Record<string, string>> = {
  'first-slot': '予約できる時間が押せるまで（最小のページとの比）',
  longest: '予約できる時間が出て2秒後までに、いちばん長くかかる処理',
  blocking: '予約できる時間が出るまでに、押しても待たされる時間（最小のページとの比）',
  'picker-fcp': '日時の選択：最初の表示（文字だけのページとの比）',
  'home-fcp': 'ホーム：最初の表示（文字だけのページとの比）',
  'picker-code': '日時の選択：時間が押せるまでのプログラムと見た目',
  'booking-code': '予約の始めから終わりまでのプログラムと見た目',
  'page-code': '1つの画面だけで使うファイル（最も大きい画面）',
  fonts: '書体のファイル',
  cls: '読み込み中に最も動いた画面の動き（CLS）',
  'inp-neighbourDay': '隣の日を押したときの反応',
  'inp-seenDay': '一度見た日を押したときの反応',
  'inp-band': '開始時刻を押したときの反応',
  'inp-slot': '予約の時間を押したときの反応',
  'inp-consent': '同意の欄を押したときの反応',
};

const DATABASES = { pglite: 'PGlite', postgres: 'PostgreSQL', threeProcesses: 'PostgreSQL・3プロセス' };

/** Names of the clinic's budgets, by their ids in the bench. */
export const SERVER_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(DATABASES).flatMap(([id, name]) => [
      [`server.${id}.wire`, `1日の枠の返事の大きさ（${name}）`],
      [`server.${id}.cached`, `覚えておいた返事の速さ（${name}、組み立てなおす速さとの比）`],
      [`server.${id}.shifts`, `1日の枠の返事を待つ時間（${name}、同じ問い合わせだけの返事との比）`],
      [`server.${id}.reservations`, `予約の一覧の返事を待つ時間（${name}、同じ問い合わせだけの返事との比）`],
    ]),
  ),
  'server.bookings': '1秒に受けられる予約（PostgreSQL、1プロセス）',
  'server.slots': '1日の枠（3,360個）の返事を読み、予約できる時間に組み立てる',
};
