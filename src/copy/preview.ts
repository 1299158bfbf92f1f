/** Only in preview builds. */
export const preview = {
  badge: 'プレビュー',
  messages: 'LINEに届くお知らせ',
  newMessages: (count: number) => `新着${count}通`,
  arrived: (count: number, altText: string) => `LINEにお知らせが届きました（新着${count}通）：${altText}`,
  noMessages: 'まだ届いていません。ご予約をすると、ここに届きます。',
} as const;
