import type { RuleGroup } from './rule';

export const WIRE: RuleGroup = {
  title: '呼び出しと返事',
  rules: {
    'repeat-ids-in-path': '再診の予約の単位は、パスに shift_ids[]=1&shift_ids[]=2 の形で書きます。',
    'read-generously': '返事は、仕様が許すどの書き方でも読みます。',
    'one-bad-row': '一覧に読めないものがあっても、ほかはそのまま表示します。',
    'links-safe': '接続先のリンクと写真は、https・アプリと同じ場所・電話・メール・LINEのものだけを開きます。',
    'own-or-unknown': 'ほかの方のものを指定されたときは、存在しないものと同じ404を返します。',
    'any-host': '仕様の呼び出しだけを実装したホストでも、すべての画面と、予約からお支払いまでを使えます。',
    'extras-announced': 'ログインの返事のcanにない機能は、呼び出しも表示もしません。',
    'unsent-said-at-once': '圏外のまま送れなかったときは、すぐにそう伝えます。',
    'post-once': 'Idempotency-Keyに対応しないクリニックには、予約とお支払いを送り直しません。',
    'sent-again':
      'Idempotency-Keyに対応するクリニックには、返事のない予約とお支払いを、40秒のあいだに3回まで送り直します。',
    'idempotency-key': 'Idempotency-Keyの同じ予約とお支払いは、2度届いても1度だけ行います。',
  },
};

export const SAFETY: RuleGroup = {
  title: '本人の確認と守り',
  rules: {
    'uid-verified': '患者さんの特定には、署名・発行元・宛先・期限を確かめたトークンだけを使います。',
    'session-twelve-hours': 'ログインは、スクリプトから読めないクッキーで、12時間続きます。',
    'cross-site-refused': '別のサイトからの要求は、許したオリジンを除き、403で断ります。',
    'rate-limits': '1分間の呼び出しは、1人120回、1つの接続元3,000回までです。',
    'log-without-patient': 'ログには、患者さんの番号・トークン・アドレス・検索条件を書きません。',
    'no-secret-on-phone': 'トークンなどの秘密を、URL・端末・コンソールに残しません。',
  },
};
