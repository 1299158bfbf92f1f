import { html, raw } from 'hono/html';
import { formatYen } from '../../src/domain/money/bill';

export type SandboxPage =
  | { state: 'open'; amountYen: number; title: string; alert: string | null }
  | { state: 'paid' | 'gone'; backUrl: string };

export const DECLINED = 'カードが拒否されました。別の方法でお支払いください。';
export const NOT_TAKEN = 'お支払いを受け付けられませんでした。しばらくしてからもう一度お試しください。';

const WORDS = {
  paid: ['お支払いは完了しています', 'このお支払いはすでに済んでいます。もう一度お支払いいただく必要はありません。'],
  gone: [
    'このページからはお支払いいただけません',
    'お支払いの手続きが無効になりました。アプリの「お支払い」からやり直してください。',
  ],
} as const;

const CSS = `
*{box-sizing:border-box}
body{margin:0;background:#F5F8F7;color:#1B2B29;font:1rem/1.7 "Hiragino Sans","Noto Sans JP","Yu Gothic UI",sans-serif;
overflow-wrap:anywhere;word-break:auto-phrase;-webkit-text-size-adjust:100%}
header{background:#fff;border-bottom:1px solid #DCE6E3;padding:12px 16px}
header p,main{max-width:480px;margin:0 auto}
header p{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;justify-content:space-between;font-weight:700}
header span{font-weight:400;font-size:.875rem;color:#8A4B00;background:#FFF3DF;border-radius:999px;padding:2px 12px}
main{padding:24px 16px max(34px,env(safe-area-inset-bottom))}
h1{font-size:1.375rem;line-height:1.5;margin:0 0 16px}
section{background:#fff;border:1px solid #DCE6E3;border-radius:12px;padding:16px;margin:0 0 16px}
dl{margin:0}
dt{color:#4A5B58;font-size:.875rem}
dd{margin:0 0 12px}
dd.sum{margin:0;font-size:2rem;font-weight:700;line-height:1.4;white-space:nowrap;font-variant-numeric:tabular-nums;color:#075A52}
[role=alert]{background:#FDECEA;color:#B3261E;border-radius:12px;padding:12px 16px;margin:0 0 16px;font-weight:700}
form{display:grid;gap:12px}
button,a.main{font:inherit;font-weight:700;min-height:48px;padding:8px 16px;border-radius:10px;border:1px solid #0B7268;
background:#fff;color:#075A52;cursor:pointer;text-align:center;text-decoration:none;display:block;width:100%}
button.main,a.main{min-height:56px;background:#0B7268;color:#fff;padding:12px 16px}
button.main:hover,a.main:hover{background:#075A52}
button.plain{border-color:transparent;background:none}
:focus-visible{outline:3px solid #0B7268;outline-offset:3px}
.note{font-size:.875rem;color:#4A5B58;margin:16px 0 0}
`;

const body = (page: SandboxPage, clinicName: string) => {
  if (page.state !== 'open') {
    const [heading, sentence] = WORDS[page.state];
    return html`<h1>${heading}</h1>
      <section><p style="margin:0">${sentence}</p></section>
      <a class="main" href="${page.backUrl}">アプリへ戻る</a>`;
  }
  return html`<h1>カードでのお支払い</h1>
    ${page.alert === null ? '' : html`<p role="alert">${page.alert}</p>`}
    <section>
      <dl>
        <dt>お支払い先</dt>
        <dd>${clinicName}</dd>
        <dt>お支払い内容</dt>
        <dd>${page.title}</dd>
        <dt>お支払い金額（税込）</dt>
        <dd class="sum">${formatYen(page.amountYen)}</dd>
      </dl>
    </section>
    <form method="post">
      <button class="main" name="action" value="pay">支払う</button>
      <button name="action" value="decline">カードを拒否する</button>
      <button class="plain" name="action" value="cancel">キャンセル</button>
    </form>
    <p class="note">お試し用の決済ページです。カード番号の入力はなく、代金は請求されません。</p>`;
};

/** The sandbox's checkout page: plain HTML and forms, no scripts. The template escapes all values except the CSS. */
export const sandboxPage = (page: SandboxPage, clinicName: string) =>
  html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>お支払い | ${clinicName}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(CSS)}
        </style>
      </head>
      <body>
        <header>
          <p>${clinicName}<span>お試し決済</span></p>
        </header>
        <main>${body(page, clinicName)}</main>
      </body>
    </html>`;

/** Security headers of that page. It may only submit its form to the clinic, which redirects to the app. */
export const pagePolicy = (origins: readonly string[]): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    `form-action 'self' ${[...new Set(origins)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
});
