import type { RuleGroup } from './rule';

export const WIRE: RuleGroup = {
  title: '呼び出しと返事',
  rules: {
    'repeat-ids-in-path': 'アプリは、再診の予約では、単位の番号をパスに shift_ids[]=1&shift_ids[]=2 の形で書きます。',
    'read-generously': 'アプリは、仕様が許す書き方なら、どの返事も読み取ります。',
    'one-bad-row': '一覧に読み取れない項目があっても、ほかの項目は表示します。',
    'links-safe': 'アプリが開くリンクと写真は、https・同じオリジン・電話・メール・LINEのものだけです。',
    'own-or-unknown': 'クリニックは、ほかの方の予約や書類を指定した呼び出しに、存在しない番号と同じ404を返します。',
    'any-host': '必須の呼び出しだけを実装したホストでも、患者さんはどの画面も使え、予約からお支払いまで進めます。',
    'extras-announced': 'アプリは、追加の機能のうち、ログインの返事の項目「can」にあるものだけを使います。',
    'unsent-said-at-once': '端末が圏外のとき、アプリは、送れないことをすぐに伝えます。',
    'post-once': 'アプリは、Idempotency-Keyに対応しないクリニックには、予約とお支払いを送り直しません。',
    'sent-again':
      'アプリは、Idempotency-Keyに対応するクリニックには、返事のない予約とお支払いを、40秒のあいだに3回まで送り直します。',
    'idempotency-key': 'クリニックは、同じIdempotency-Keyの予約やお支払いが2度届いても、1度だけ行います。',
  },
};

export const SAFETY: RuleGroup = {
  title: '本人の確認と守り',
  rules: {
    'uid-verified': 'クリニックは、署名・発行元・宛先・期限を確かめたトークンだけで、患者さんを特定します。',
    'session-twelve-hours': 'クリニックは、セッションを12時間保ち、スクリプトから読めないクッキーにIDを入れます。',
    'cross-site-refused': 'クリニックは、許したオリジンを除き、別のサイトからの要求に403を返します。',
    'rate-limits': '1分間に受け付ける呼び出しは、患者さん1人につき120回、1つの接続元につき3,000回までです。',
    'log-without-patient': 'クリニックは、患者さんの番号・トークン・IPアドレス・検索条件を、ログに書きません。',
    'no-secret-on-phone': 'アプリは、トークンなどの秘密を、URL・端末・コンソールに残しません。',
  },
};
