import type { RuleGroup } from './rule';

export const LINE: RuleGroup = {
  title: '開く・ログイン',
  rules: [
    {
      id: 'login-before-app',
      says: 'アプリは、ログインができてから画面を示し、断られたときはクリニックの文ともう一度のボタンを示します。',
    },
    {
      id: 'device-per-patient',
      says: '患者さんのものは端末でも患者さんごとに分け、別の方がログインすると消えます。',
    },
    {
      id: 'page-one-patient',
      says: '別の方がログインすると、前の方の開いたままの画面も、「戻る」で出る画面も、読み直されます。',
    },
    {
      id: 'start-never-silent',
      says: 'アプリの最初のファイルが届かないか動かないときは、ページだけで20秒までにそのことを伝え、読み込みなおせるようにします。',
    },
    {
      id: 'outside-line',
      says: 'LINEの外で開いた方は、決めたページ、なければアプリの案内ページへ移します。',
    },
    {
      id: 'line-browser-reopens',
      says: 'LINEのふつうのブラウザで開いた方は、同じ画面をアプリとして開き直します。',
    },
    {
      id: 'payment-return-outside',
      says: 'カードの画面からLINEの外に戻った方には、結果をLINEで確かめることと、LINEへ戻るリンクを示し、支払いが終わったとは言いません。',
    },
    {
      id: 'deep-link-kept',
      says: '開こうとしたURLは、ログインをはさんでも、そのまま残ります。',
    },
    {
      id: 'login-renewed-once',
      says: '呼び出しがログインの期限切れで断られると、同じ画面のまま1度だけログインし直し、それでもだめなら伝えます。',
    },
    {
      id: 'line-friend-offered',
      says: '予約が完了した方に、公式アカウントの友だちでないときだけ、追加を1度すすめます。',
    },
    {
      id: 'preview-apart',
      says: 'LINEのチャネルがないときだけのプレビューは、この計算機の中だけで動き、製品用のアプリには入りません。',
    },
    {
      id: 'preview-patient',
      says: 'プレビューの患者は `?patient=名前` で選び、名前は英小文字・数字・ハイフンの32字まで、なければ guest です。',
    },
    {
      id: 'preview-guest',
      says: 'プレビューの guest は、2つの未払いと、これまでの処方と検査をもって始まり、ほかの名前は何もなしに始まります。',
    },
    {
      id: 'preview-controls',
      says: 'プレビューでは、診察の終了・会計の確認・支払い・発送をこの順に進め、時計を動かし、はじめに戻せます。',
    },
    {
      id: 'preview-messages',
      says: 'プレビューでは、LINEに届くはずのお知らせがアプリの中に届き（新しいものは数を示して読み上げます）、時計を進めると、その間に送られたはずのものも、それぞれの時刻に届きます。',
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
      says: 'LINEに1度に送るメッセージは1〜5件で、それぞれに種類（text、flex）があり、LINEの大きさの上限に収まります。',
    },
    {
      id: 'line-message-private',
      says: 'チャットに送る予約のメッセージは、通知に病名を書かず、友だちへの紹介のメッセージは、どなたのことも書きません。',
    },
    {
      id: 'line-share-outcome',
      says: '友だちへの紹介は、送った・やめた・できなかった・わからないを分けて伝えます。',
    },
    {
      id: 'line-share-timeout',
      says: '紹介の送り先を選ぶ窓が10分で終わると、LINEのエラーの1つとして、そのことを伝えます。',
    },
    {
      id: 'line-feature-hidden',
      says: 'その端末のLINEにない機能は、ボタンを出しません。',
    },
    {
      id: 'line-errors-in-words',
      says: 'LINEのエラーは、コード、次に文から、何が起きたかと何をすればよいかの日本語にして示します。',
    },
    {
      id: 'line-oauth-error',
      says: 'LINEのログインが返すエラーは、URLに書かれたものも、LINEのほかのエラーと同じように言葉で伝えます。',
    },
    {
      id: 'line-update-asked',
      says: 'LINEの更新をおすすめするのは、送れない版（12.0.0）で送信が403のときだけです。',
    },
  ],
};
