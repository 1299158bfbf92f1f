import type { RuleGroup } from './rule';

export const LINE: RuleGroup = {
  title: '開く・ログイン',
  rules: {
    'login-before-app': '画面は、ログインが済んでから表示します。',
    'device-per-patient': '端末に残した患者さんの情報は、別の方がログインすると消えます。',
    'start-never-silent': 'アプリを読み込めないときは、20秒以内に、そのことと読み込み直すボタンを示します。',
    'outside-line': 'LINEの外で開いた方は、クリニックが決めたページか、LINEで開くための案内へ移します。',
    'payment-return-outside': 'カードの画面からLINEの外に戻った方には、LINEで結果を確かめるリンクを示します。',
    'deep-link-kept': '開こうとしたURLは、ログインのあとも変わりません。',
    'login-renewed-once': 'ログインの期限が切れたときは、同じ画面のまま、1度だけログインし直します。',
    'preview-apart': 'プレビューは、LINEのチャネルを設定していないときに、そのコンピューターの中だけで動きます。',
    'preview-controls': 'プレビューでは、診察の終了から発送までの手続き、時計の変更、初期化ができます。',
    'page-one-patient': '別の方がログインすると、前の方の画面は、「戻る」で開くものも含めて読み込み直されます。',
  },
};

export const MESSAGES: RuleGroup = {
  title: 'LINEの機能',
  rules: {
    'line-permission-when-sending': 'メッセージを送る許可は、送るときにだけたずねます。',
    'line-message-limits': 'LINEに1度に送るメッセージは、件数（1〜5件）も大きさも、LINEの上限に収めます。',
    'line-message-private': '予約の通知には病名を、友だちへの紹介には個人の情報を書きません。',
    'line-share-outcome': '友だちへの紹介の結果は、送った、やめた、できなかった、わからないに分けて伝えます。',
    'line-feature-hidden': '端末のLINEで使えない機能のボタンは、表示しません。',
    'line-errors-in-words': 'LINEとログインのエラーでは、何が起きたかと次にできることを、日本語で示します。',
    'line-update-asked': 'LINEの更新をすすめるのは、LINE 12.0.0で送信が403になったときだけです。',
  },
};
