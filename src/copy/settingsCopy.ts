/** `/mypage/other`. */
export const settings = {
  menu: '設定メニュー',
  entries: {
    info: { title: '基本情報の確認・変更', text: '問診でお答えいただいた内容' },
    addresses: { title: 'お届け先の管理', text: 'お薬をお届けする住所' },
    files: { title: '保険証・検査結果', text: '写真やPDFの確認・追加' },
    payment: { title: 'お支払い', text: 'お支払いが必要な診療' },
  },
  messagesMenu: 'お知らせの設定',
  messages: { title: 'お知らせ', text: 'LINEに届くお知らせの設定' },
  display: '表示の設定',
  easyMode: '文字を大きく',
  easyModeText: '文字が大きくなり、問診は1問ずつ表示されます。この端末に保存されます。',
} as const;
