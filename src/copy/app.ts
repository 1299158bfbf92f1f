/** The frame around every screen. */
export const app = {
  loggingIn: 'ログインしています',
  loginFailed: 'ログインできませんでした',
  preparing: '準備中',
  preparingAdvice: 'この画面は準備中です。ほかの画面はこれまでどおりご利用いただけます。',
  notFoundTitle: 'お探しの画面はありませんでした',
  notFoundAdvice: 'アドレスが変わったか、ページがなくなった可能性があります。',
  lineMissing: 'この画面はLINEの中でご利用いただけます',
} as const;
