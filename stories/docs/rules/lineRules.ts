import type { RuleGroup } from './rule';

export const LINE: RuleGroup = {
  title: '開く・ログイン',
  rules: {
    'login-before-app': '画面はログインのあとに示し、断られたときは、クリニックの文ともう一度試すボタンを示します。',
    'device-per-patient':
      '端末に残すものは患者さんごとに分け、別の方がログインすると、開いたままの画面も含めて消えます。',
    'start-never-silent': 'アプリの最初のファイルが届かないか動かないときは、20秒までにそう伝え、読み込みなおせます。',
    'outside-line': 'LINEの外で開いた方は決めたページか案内へ、LINEのふつうのブラウザの方はアプリへ移します。',
    'payment-return-outside':
      'カードの画面からLINEの外に戻った方には、結果はLINEで確かめることと、そのリンクを示します。',
    'deep-link-kept': '開こうとしたURLは、ログインをはさんでも、そのまま残ります。',
    'login-renewed-once': 'ログインの期限が切れたら、同じ画面のまま1度だけログインし直し、できなければ伝えます。',
    'preview-apart': 'プレビューは、LINEのチャネルがないときだけ、この計算機の中だけで動きます。',
    'preview-controls': 'プレビューでは、診察の終了から発送までを進め、時計を動かし、はじめに戻せます。',
    'page-one-patient': '別の方がログインすると、前の方の開いたままの画面も、「戻る」で出る画面も、読み直されます。',
  },
};

export const MESSAGES: RuleGroup = {
  title: 'LINEの機能',
  rules: {
    'line-permission-when-sending': 'メッセージの許可は、送るときにだけたずね、断られたら何も送らずにそう伝えます。',
    'line-message-limits': 'LINEに1度に送るメッセージは1〜5件で、LINEの大きさの上限に収まります。',
    'line-message-private': 'チャットに送る予約の通知に病名を書かず、友だちへの紹介にはどなたのことも書きません。',
    'line-share-outcome': '友だちへの紹介は、送った・やめた・できなかった・わからないを分けて伝えます。',
    'line-feature-hidden': 'その端末のLINEにない機能は、ボタンを出しません。',
    'line-errors-in-words': 'LINEとそのログインのエラーは、何が起きたかと、次にできることを日本語で示します。',
    'line-update-asked': 'LINEの更新をおすすめするのは、送れない版（12.0.0）で送信が403のときだけです。',
  },
};
