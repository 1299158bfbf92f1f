import { contract, e2e, met, none, open, type Chapter } from './requirement';

const NO_SERVER = '認可サーバーはLINEで、このアプリは持ちません。';
const NO_PROVIDER = 'OpenIDの提供者はLINEで、このアプリは持ちません。';
const ACCESS = contract('line', 'an access token of another channel, spent, revoked or refused is refused');
const LINE = contract(
  'line',
  'a user id token for another channel, from another issuer, expired or another’s is refused',
);

export const OAUTH: Chapter = {
  number: 'V10',
  name: 'OAuthとOIDC',
  requirements: [
    met(
      '10.1.1',
      2,
      'トークンは必要な所にだけ渡す',
      'トークンは診療所とLINEにだけ送り、URL・記録・保存場所には残しません。',
      e2e('line/start', 'the app logs in and leaves nothing of the login in the address'),
      e2e('line/start', 'the files of the start are asked for with the page, and nothing comes from anywhere else'),
      contract('operations', 'holds nothing of a patient: no id, token, key, address or query'),
    ),
    open(
      '10.1.2',
      2,
      '自分が始めた流れの結果だけを受けつける',
      'LINEのSDKはPKCEを使いますが、stateを照合しないことを確かめています。nonceも使っていません。理由：LINEのSDKの動きで、アプリからは変えられません。受けとったIDトークンは毎回検証し、セッションは利用者ごとに分け、別の方がログインすると下書きを消します。',
    ),
    met(
      '10.2.1',
      2,
      'コードの流れをCSRFから守る',
      'LINEのSDKがPKCEを使い、合わないコードではログインできません。',
      e2e('line/start', 'a failed exchange of the code says so, and the second try logs in'),
    ),
    none('10.2.2', 2, '認可サーバーの取り違えを防ぐ', '認可サーバーはLINEの1つだけです。'),
    met(
      '10.3.1',
      2,
      'アクセストークンの宛先を確かめる',
      'LINEに照会し、このチャネルのものだけを受けつけます。',
      ACCESS,
    ),
    met(
      '10.3.2',
      2,
      '委ねられた範囲に従って許す',
      'アクセストークンはログインのときの本人の確認だけに使い、そのほかの権限には使いません。',
      ACCESS,
    ),
    met(
      '10.3.3',
      2,
      '使い回されない番号で利用者を決める',
      'LINEの利用者番号（sub）で決め、名前では決めません。',
      contract('login', 'for an access token that is invalid, expired or another user’s'),
      contract('booking', 'ignores the uid in its body: the header alone says who books'),
    ),
    none('10.3.4', 2, '求める認証の強さを確かめる', '特定の強さや新しさを求める機能がありません。'),
    none('10.4.1', 1, '戻り先を完全一致で確かめる', NO_SERVER),
    none('10.4.2', 1, '認可コードを一度だけにする', NO_SERVER),
    none('10.4.3', 1, '認可コードを短命にする', NO_SERVER),
    none('10.4.4', 1, '使う方式だけを許す', NO_SERVER),
    none('10.4.5', 1, '更新トークンの使い回しを防ぐ', NO_SERVER),
    none('10.4.6', 2, 'PKCEを必須にする', NO_SERVER),
    none('10.4.7', 2, '動的な登録の危険を減らす', NO_SERVER),
    none('10.4.8', 2, '更新トークンに最長の期限を置く', NO_SERVER),
    none('10.4.9', 2, 'トークンを取り消せる', NO_SERVER),
    none('10.4.10', 2, '秘密を持つ相手を認証する', NO_SERVER),
    none('10.4.11', 2, '必要な範囲だけを割り当てる', NO_SERVER),
    open(
      '10.5.1',
      2,
      'IDトークンの使い回しを防ぐ',
      'nonceを使っていません。盗まれたIDトークンは、1時間のうちはログインに使えますが、同じ方のアクセストークンも要ります。理由：LIFFのSDKは、アプリからnonceを渡せません。IDトークンとアクセストークンが同じ方のものであることと、期限と宛先を、ログインのたびに確かめます。',
    ),
    met(
      '10.5.2',
      2,
      'subで利用者を決める',
      'LINEのsubだけで決めます。',
      contract('line', 'one patient’s session with another’s token is refused, both ways'),
    ),
    met('10.5.3', 2, '発行元のなりすましを断る', '発行元は決まった1つだけで、設定を取りに行きません。', LINE),
    met('10.5.4', 2, 'audが自分のものか確かめる', 'このチャネルの番号と一致するものだけです。', LINE),
    none('10.5.5', 2, '裏側のログアウトを安全にする', 'LINEからのログアウトの通知を使いません。'),
    none('10.6.1', 2, '許す応答の種類を限る', NO_PROVIDER),
    none('10.6.2', 2, '強制ログアウトを防ぐ', NO_PROVIDER),
    none('10.7.1', 2, '認可ごとに同意を得る', NO_SERVER),
    none('10.7.2', 2, '同意の内容を十分に示す', NO_SERVER),
    none('10.7.3', 2, '同意を見直し、取り消せる', NO_SERVER),
  ],
};
