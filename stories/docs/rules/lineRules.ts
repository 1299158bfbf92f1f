import type { RuleGroup } from './rule';

export const LINE: RuleGroup = {
  title: '開く・ログイン',
  rules: {
    'login-before-app': 'アプリの画面は、ログインが終わってから表示します。',
    'device-per-patient': '端末に残した患者さんの情報は、別の方がログインすると消えます。',
    'start-never-silent': 'アプリを読み込めないときは、20秒以内に、読み込めないことと、読み込み直すボタンを示します。',
    'outside-line': 'アプリをLINEの外で開いた方には、クリニックが決めたページか、LINEで開くための案内を表示します。',
    'payment-return-outside':
      'カード決済のあと、アプリがLINEの外で開いたときは、LINEで結果を確かめるリンクを示します。',
    'deep-link-kept': '患者さんが開いたURLは、ログインのあとも変わりません。',
    'login-renewed-once': 'ログインの期限が切れると、アプリは、同じ画面のまま1度だけ自動でログインし直します。',
    'preview-apart': 'プレビューは、LINEのチャネルが未設定のときだけ動き、同じコンピューターからだけ使えます。',
    'preview-controls': 'プレビューでは、診察の終了から発送までの手続き、時計の変更、初期化ができます。',
    'page-one-patient':
      '別の患者さんがログインしたあとは、「戻る」を押しても、前の患者さんの画面を表示せずに読み込み直します。',
  },
};

export const MESSAGES: RuleGroup = {
  title: 'LINEの機能',
  rules: {
    'line-permission-when-sending': 'アプリは、メッセージを送る許可を、送るときにだけ求めます。',
    'line-message-limits': 'LINEに1度に送るメッセージの件数（1〜5件）と大きさは、LINEの上限を超えません。',
    'line-message-private': '予約の通知には病名を書かず、友だちへの紹介には個人の情報を書きません。',
    'line-share-outcome': '友だちへの紹介の結果は、送信、中止、失敗、不明の4つに分けて伝えます。',
    'line-feature-hidden': '端末のLINEで使えない機能のボタンは、表示しません。',
    'line-errors-in-words': 'LINEやログインのエラーでは、起きたことと次にできることを、日本語で示します。',
    'line-update-asked': 'LINEの更新をすすめるのは、LINE 12.0.0で送信が403になったときだけです。',
  },
};
