/** What is said of an action once its lost reply is checked. */
export type LostWords = Record<'notDone' | 'unknown', { title: string; text: string }>;

/** What is said of an action whose reply was lost (§lost-reply-checked); on other screens: `payment.lost`, `addresses.lost`, … */
export const lostReply = {
  checking: '結果を確認しています',
  /** Where it stayed unknown. */
  checkAgain: 'もう一度確認する',
  checkingText: 'できたかどうかを、クリニックに確かめています。この画面のまま、少しお待ちください。',
  /** Before what to do where it stayed unknown: the signal is named only where it was the reason. */
  noSignal: '電波の届くところで、',
  later: '少し待ってから、',
  book: {
    notDone: {
      title: 'まだ予約されていません。もう一度お試しください。',
      text: '入力した内容は、そのまま残っています。',
    },
    unknown: {
      title: '予約できたかどうか、確認できませんでした',
      text: '予約履歴をご確認ください。入力した内容は、そのまま残っています。',
    },
  },
  change: {
    notDone: {
      title: '日時はまだ変更されていません。もう一度お試しください。',
      text: 'いまのご予約は、そのまま残っています。',
    },
    unknown: {
      title: '日時を変更できたかどうか、確認できませんでした',
      text: '予約履歴をご確認ください。ご予約がなくなることはありません。',
    },
  },
  cancel: {
    notDone: {
      title: 'まだキャンセルされていません。もう一度お試しください。',
      text: 'ご予約は、そのまま残っています。',
    },
    unknown: {
      title: 'キャンセルできたかどうか、確認できませんでした',
      text: 'もう一度読み込んでご確認ください。',
    },
  },
} as const;
