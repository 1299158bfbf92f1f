/** The frame of every screen. */
export const app = {
  loggingIn: 'ログインしています',
  loginFailed: 'ログインできませんでした',
  notFoundTitle: 'お探しの画面はありませんでした',
  notFoundAdvice: 'アドレスが変わったか、ページがなくなった可能性があります。',
} as const;

/** Only in preview builds. */
export const preview = { badge: 'プレビュー' } as const;
