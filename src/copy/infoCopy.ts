/** `/mypage/other/info` (§info-fixed-questions). */
export const info = {
  lead: '問診でお答えいただいた内容です。変わったところを直して、保存してください。',
  loading: '基本情報を読み込んでいます',
  stale: '最新の基本情報を確認できませんでした。前に読み込んだ内容を表示しています。',
  emptyTitle: '登録された基本情報はまだありません',
  emptyText: '問診にお答えいただくと、ここで確認・変更できます。',
  book: '診療を予約する',
  pictures: '写真でお答えいただいた内容は、ここには表示されません。',
  save: '変更を保存する',
  saving: '保存しています',
  saved: '保存しました',
  nothingChanged: '変更したところはまだありません',
  changed: (count: number) => `${count}件の変更がまだ保存されていません`,
  /** While it is not known whether they are saved. */
  changedMaybe: (count: number) => `変更したところ：${count}件`,
  saveFailed: '保存できませんでした。入力した内容は残っています。',
  /** After a lost reply (§lost-reply-checked). */
  lost: {
    notDone: {
      title: '変更はまだ保存されていません。もう一度お試しください。',
      text: '入力した内容は、そのまま残っています。',
    },
    unknown: {
      title: '変更を保存できたかどうか、確認できませんでした',
      text: 'もう一度ご確認ください。入力した内容は、そのまま残っています。',
    },
  },
  restored: '保存していない変更を復元しました',
  undo: '変更を取り消す',
  summaryTitle: '入力内容をご確認ください',
  summaryItem: (question: string, fix: string) => `${question}：${fix}`,
} as const;
