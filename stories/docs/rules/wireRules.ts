import type { RuleGroup } from './rule';

export const WIRE: RuleGroup = {
  title: '呼び出しと返事',
  rules: [
    {
      id: 'repeat-ids-in-path',
      says: '再診の予約の単位は、パスの中に shift_ids[]=1&shift_ids[]=2 の形で書きます。',
    },
    {
      id: 'read-generously',
      says: '返事は、仕様が許すどの書き方でも読み、読めないものがあれば、それだけを伝えます。',
    },
    {
      id: 'one-bad-row',
      says: '一覧のうち読めないものは、それだけを「1件を表示できません」とし、ほかはそのまま使えます。',
    },
    {
      id: 'links-safe',
      says: '接続先のリンクと写真は、https・アプリと同じ場所・電話・メール・LINEのものだけを開きます。',
    },
    {
      id: 'own-or-unknown',
      says: 'ほかの方のものへのエラーは、存在しないものへのエラーと区別できない404です。',
    },
    {
      id: 'any-host',
      says: '仕様の呼び出しだけを知る別のホストでも、すべての画面が読め、予約から支払いまでができます。',
    },
    {
      id: 'extras-announced',
      says: 'ログインの返事の `can` にない機能は、送らず、たずねず、画面にも出しません。',
    },
    {
      id: 'unsent-said-at-once',
      says: '圏外のまま送れなかったものは、送れなかったとすぐに伝えます。',
    },
    {
      id: 'post-once',
      says: 'キーを知らないクリニックには、予約と支払いを、アプリからもう一度送ることはありません。',
    },
    {
      id: 'sent-again',
      says: 'キーを知るクリニックへの予約と支払いは、返事が届かなければ、同じキーで3回まで、40秒のうちに送り直します。',
    },
    {
      id: 'idempotency-key',
      says: 'キーを知るクリニックへの予約と支払いは、同じキーと内容で2度届いても、1度だけ行います。',
    },
  ],
};

export const SAFETY: RuleGroup = {
  title: '本人の確認と守り',
  rules: [
    {
      id: 'uid-verified',
      says: 'だれの要求かは、署名・発行元・宛先・期限を確かめたトークンだけで決めます。',
    },
    {
      id: 'session-twelve-hours',
      says: 'ログインは12時間続き、画面のプログラムから読めないクッキーに入ります。',
    },
    {
      id: 'cross-site-refused',
      says: '別のサイトからの要求は403で断り、許したアプリのオリジンからだけ受け付けます。',
    },
    {
      id: 'rate-limits',
      says: '1分の呼び出しは、お一人120回、1つの接続元3,000回までで、超えると429です。',
    },
    {
      id: 'log-without-patient',
      says: 'ログには、患者さんの番号・トークン・アドレス・検索条件を書きません。',
    },
    {
      id: 'no-secret-on-phone',
      says: 'トークンなどの秘密は、URLから消し、端末の保存にもコンソールにも残しません。',
    },
  ],
};
