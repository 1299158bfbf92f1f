import type { RuleGroup } from './rule';

export const LINE: RuleGroup = {
  title: '開く・ログイン',
  rules: [
    {
      id: 'login-before-app',
      says: '画面はログインのあとに示し、断られたときは、クリニックの文ともう一度試すボタンを示します。',
    },
    {
      id: 'device-per-patient',
      says: '端末に残すものは患者さんごとに分け、別の方がログインすると、開いたままの画面も含めて消えます。',
    },
    {
      id: 'start-never-silent',
      says: 'アプリの最初のファイルが届かないか動かないときは、20秒までにそう伝え、読み込みなおせます。',
    },
    {
      id: 'outside-line',
      says: 'LINEの外で開いた方は決めたページか案内へ、LINEのふつうのブラウザの方はアプリへ移します。',
    },
    {
      id: 'payment-return-outside',
      says: 'カードの画面からLINEの外に戻った方には、結果はLINEで確かめることと、そのリンクを示します。',
    },
    {
      id: 'deep-link-kept',
      says: '開こうとしたURLは、ログインをはさんでも、そのまま残ります。',
    },
    {
      id: 'login-renewed-once',
      says: 'ログインの期限が切れたら、同じ画面のまま1度だけログインし直し、できなければ伝えます。',
    },
    {
      id: 'preview-apart',
      says: 'プレビューは、LINEのチャネルがないときだけ、この計算機の中だけで動きます。',
    },
    {
      id: 'preview-controls',
      says: 'プレビューでは、診察の終了から発送までを進め、時計を動かし、はじめに戻せます。',
    },
    {
      id: 'page-one-patient',
      says: '別の方がログインすると、前の方の開いたままの画面も、「戻る」で出る画面も、読み直されます。',
    },
  ],
};

export const MESSAGES: RuleGroup = {
  title: 'LINEの機能',
  rules: [
    {
      id: 'line-permission-when-sending',
      says: 'メッセージの許可は、送るときにだけたずね、断られたら何も送らずにそう伝えます。',
    },
    {
      id: 'line-message-limits',
      says: 'LINEに1度に送るメッセージは1〜5件で、LINEの大きさの上限に収まります。',
    },
    {
      id: 'line-message-private',
      says: 'チャットに送る予約の通知に病名を書かず、友だちへの紹介にはどなたのことも書きません。',
    },
    {
      id: 'line-share-outcome',
      says: '友だちへの紹介は、送った・やめた・できなかった・わからないを分けて伝えます。',
    },
    {
      id: 'line-feature-hidden',
      says: 'その端末のLINEにない機能は、ボタンを出しません。',
    },
    {
      id: 'line-errors-in-words',
      says: 'LINEとそのログインのエラーは、何が起きたかと、次にできることを日本語で示します。',
    },
    {
      id: 'line-update-asked',
      says: 'LINEの更新をおすすめするのは、送れない版（12.0.0）で送信が403のときだけです。',
    },
  ],
};
