/** The service itself: recommending it, the home-screen shortcut, the official account. */
export const service = {
  title: 'このサービスについて',
  share: { title: '友だちに紹介する', text: 'LINEで送り先を選んで紹介します' },
  close: { title: 'この画面を閉じる', text: 'LINEのトーク画面に戻ります' },
  shortcut: { title: 'ホーム画面に追加する', text: '次からすぐに開けるようになります' },

  /** The message a friend receives. */
  invitation: {
    altText: (clinicName: string) => `${clinicName}のご紹介`,
    heading: 'オンライン診療のご紹介',
    text: 'スマートフォンで受けられる、保険適用のオンライン診療です。',
    subjects: (names: readonly string[]) => names.join('、'),
    open: '開いてみる',
  },
  shared: '紹介を送りました',
  sharedText: 'ありがとうございます。',
  shareCancelled: '紹介は送っていません',
  shareCancelledText: '送り先を選ぶ画面が閉じられました。',
  shareOpened: '送り先を選ぶ画面を開きました',
  shareOpenedText: '送れたかどうかは、LINEのトーク画面でご確認ください。',
  shortcutOffered: 'ホーム画面に追加する画面を開きました',
  shortcutOfferedText: '画面の案内にそって追加してください。',

  addFriend: '公式アカウントを友だち追加',
  addFriendText: '友だち追加をすると、クリニックからのお知らせをLINEで受け取れます。',
} as const;
