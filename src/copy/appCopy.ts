/** The frame of every screen. */
export const app = {
  loggingIn: 'ログインしています',
  loginFailed: 'ログインできませんでした',
  notFoundTitle: 'お探しの画面はありませんでした',
  notFoundAdvice: 'アドレスが変わったか、ページがなくなった可能性があります。',
} as const;

/** A link of the clinic's host that is not opened. */
export const link = {
  refused: 'リンクを開けませんでした',
  why: 'リンクの形が正しくないため、安全のために開くのをやめました。',
} as const;

/** Only in preview builds. */
export const preview = {
  badge: 'プレビュー',
  messages: 'LINEに届くお知らせ',
  newMessages: (count: number) => `新着${count}通`,
  arrived: (count: number, altText: string) => `LINEにお知らせが届きました（新着${count}通）：${altText}`,
  noMessages: 'まだ届いていません。ご予約をすると、ここに届きます。',
} as const;
