import { contract, e2e, met, none, open, repo, type Chapter } from './requirement';

const PAGE = contract('static', '%s may run scripts of its own origin alone, and nobody frames it');
const REPLY = contract('operations', 'a reply can do nothing in a browser, and is kept nowhere');
const DOCUMENT = contract('receipts', 'may be opened from any site, is never stored and runs nothing');
const CODE = repo('security', 'run no text as code');
const COOKIE = contract('guards', 'a cookie over https is bound to this very host by its name');

export const FRONTEND: Chapter = {
  number: 'V3',
  name: 'ブラウザーでの安全',
  requirements: [
    met(
      '3.2.1',
      1,
      '応答を別の用途で表示させない',
      'APIの応答は何もできない方針つきで、画像はサンドボックスの中で開き、別サイトからの呼び出しは断ります。',
      REPLY,
      DOCUMENT,
      contract('rules', 'is let in when its origin is in APP_ORIGINS, exactly'),
    ),
    met(
      '3.2.2',
      1,
      '文字は文字として描く',
      'HTMLとして書きこむ方法を使いません。',
      CODE,
      e2e('security', 'no text that the clinic writes is more than text'),
    ),
    met(
      '3.3.1',
      1,
      'クッキーはSecureで、名前に接頭辞をつける',
      'httpsではSecureと __Host- の名前になります。手元のプレビュー（http）だけは例外です。',
      COOKIE,
    ),
    met(
      '3.3.2',
      2,
      'SameSiteを目的に合わせる',
      'Laxで、APP_ORIGINSを設定したときだけNoneになり、そのときも呼び出し元を確かめます。',
      contract('login', 'the cookie is Secure behind https, and crosses sites for the origins of APP_ORIGINS alone'),
    ),
    met('3.3.3', 2, 'クッキーに __Host- をつける', 'httpsでは __Host- です。ほかのホストと共有しません。', COOKIE),
    met(
      '3.3.4',
      2,
      'スクリプトに見せない値はHttpOnlyにする',
      'セッションの印はSet-Cookieだけで渡し、スクリプトからは読めません。',
      contract('login', 'a login opens a session in a cookie that scripts cannot read, named after the patient'),
      e2e('security', 'nothing secret stands in the address, the console or the storage'),
    ),
    met(
      '3.4.1',
      1,
      'HSTSをすべての応答につける',
      'PUBLIC_URLがhttpsなら、1年・サブドメインを含めて、すべての応答につけます。',
      contract('guards', 'over https every reply says that it stays so, also of health and errors'),
    ),
    met(
      '3.4.2',
      1,
      'CORSは許した相手だけにする',
      'APP_ORIGINSに完全に一致した相手だけで、既定では誰にも許しません。',
      contract('rules', 'gets CORS with credentials for an origin of APP_ORIGINS and none else, also with an error'),
    ),
    met(
      '3.4.3',
      2,
      'CSPで読みこむものを絞る',
      'ページは自分のスクリプトだけ、APIの応答は何も読みこめません。PDFだけは、表示のために埋め込みの禁止だけをつけます。',
      PAGE,
      REPLY,
    ),
    met('3.4.4', 2, 'nosniffをつける', 'ページ・ファイル・APIのすべての応答につけます。', PAGE, REPLY, DOCUMENT),
    met(
      '3.4.5',
      2,
      'リファラーを外へ出さない',
      '同じ場所の中だけで、署名つきのリンクではまったく送りません。',
      PAGE,
      REPLY,
    ),
    met(
      '3.4.6',
      2,
      'frame-ancestorsで埋め込みを禁じる',
      'ページもAPIも書類も、どこにも埋め込めません。',
      PAGE,
      REPLY,
      DOCUMENT,
    ),
    met(
      '3.5.1',
      1,
      '別サイトからの要求でないことを確かめる',
      'OriginとSec-Fetch-Siteを確かめ、uidヘッダーも要ります。',
      contract('rules', 'is let in when its origin is in APP_ORIGINS, exactly'),
      contract('login', 'later calls need the cookie and a uid of the same user'),
    ),
    met(
      '3.5.2',
      1,
      '事前確認のいらない要求で操作させない',
      'uidヘッダーのない要求は、本文の種類にかかわらず断ります。',
      contract('login', 'later calls need the cookie and a uid of the same user'),
      contract('payments', 'another site can’t press its buttons'),
    ),
    met(
      '3.5.3',
      1,
      '操作に安全なメソッド（GETなど）を使わない',
      '変える呼び出しはPOST・PUT・DELETEだけで、GETの通知も受けつけません。',
      contract('webhook', 'a browser on another site can’t send one, and a GET is none'),
      contract('payments', 'a visit to the page of success pays nothing'),
    ),
    met(
      '3.5.4',
      2,
      '別のアプリは別のホスト名に置く',
      'このホストには、このアプリとそのAPIだけがあります。決済のページは決済事業者のホストです。',
      contract('stripe', 'is asked for exactly the bill in whole yen, by card, with the clinic’s addresses'),
    ),
    none('3.5.5', 2, 'postMessageの送り主を確かめる', 'postMessageを受け取りません。'),
    met('3.7.1', 2, '古い技術を使わない', 'プラグインを使わず、object-srcも禁じています。', PAGE, CODE),
    open(
      '3.7.2',
      2,
      '別のホストへの自動転送は、許した宛先だけにする',
      '決済事業者のページへは、httpかhttpsの絶対URLであることだけを確かめて移ります。事業者のホスト名の一覧には照らしていません。理由：宛先は、患者さんの入力ではなく、診療所のサーバーが事業者から受けた応答だけで決まります。事業者がホスト名を変えても、お支払いが止まらないようにするためです。',
    ),
  ],
};
