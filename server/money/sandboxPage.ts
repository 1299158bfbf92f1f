import { html, raw } from 'hono/html';
import { formatYen } from '../../src/domain/money/bill';

export interface SandboxPage {
  state: 'open' | 'paid' | 'gone';
  clinic: string;
  title: string;
  yen: number;
  alert: string | null;
  app: string;
}

const CSS = `body{margin:0 auto;max-width:480px;padding:16px 16px 34px;background:#F5F8F7;color:#1B2B29;
font:1rem/1.7 "Hiragino Sans","Noto Sans JP","Yu Gothic UI",sans-serif;overflow-wrap:anywhere;word-break:auto-phrase}
header span{margin-left:12px;padding:2px 12px;border-radius:999px;background:#FFF3DF;color:#8A4B00;font-size:.875rem}
h1{font-size:1.375rem;line-height:1.5}
dl{background:#fff;border:1px solid #DCE6E3;border-radius:12px;padding:16px}
dt,small{color:#4A5B58;font-size:.875rem}
dd{margin:0 0 12px}
.sum{margin:0;font-size:2rem;font-weight:700;white-space:nowrap;color:#075A52}
[role=alert]{background:#FDECEA;color:#B3261E;border-radius:12px;padding:12px 16px;font-weight:700}
button,a{box-sizing:border-box;display:block;width:100%;min-height:48px;margin:12px 0;padding:8px 16px;
border:1px solid #0B7268;border-radius:10px;background:#fff;color:#075A52;font:inherit;font-weight:700;text-align:center}
.main{min-height:56px;background:#0B7268;color:#fff}
:focus-visible{outline:3px solid #0B7268;outline-offset:3px}`;

function body({ state, clinic, title, yen, alert, app }: SandboxPage) {
  if (state === 'paid')
    return html`<h1>お支払いは完了しています</h1>
      <p>このお支払いはすでに済んでいます。もう一度お支払いいただく必要はありません。</p>
      <a class="main" href="${app}/mypage/reservation">アプリへ戻る</a>`;
  if (state === 'gone')
    return html`<h1>このページからはお支払いいただけません</h1>
      <p>お支払いの手続きが無効になりました。アプリの「お支払い」からやり直してください。</p>
      <a class="main" href="${app}/mypage/payment">アプリへ戻る</a>`;
  return html`<h1>カードでのお支払い</h1>
    ${alert && html`<p role="alert">${alert}</p>`}
    <dl>
      <dt>お支払い先</dt>
      <dd>${clinic}</dd>
      <dt>お支払い内容</dt>
      <dd>${title}</dd>
      <dt>お支払い金額（税込）</dt>
      <dd class="sum">${formatYen(yen)}</dd>
    </dl>
    <form method="post">
      <button class="main" name="action" value="pay">支払う</button>
      <button name="action" value="decline">カードを拒否する</button>
      <button name="action" value="cancel">キャンセル</button>
    </form>
    <small>お試し用の決済ページです。カード番号の入力はなく、代金は請求されません。</small>`;
}

/** The template escapes all values except the CSS. */
export const sandboxPage = (page: SandboxPage) =>
  html`<!doctype html>
    <html lang="ja">
      <meta charset="utf-8" /><title>お支払い | ${page.clinic}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" /><link rel="icon" href="data:," />
      <style>
        ${raw(CSS)}
      </style>
      <header><b>${page.clinic}</b><span>お試し決済</span></header>
      <main>${body(page)}</main>
    </html>`;
