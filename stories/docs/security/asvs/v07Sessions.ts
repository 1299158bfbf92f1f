import { contract, met, none, open, repo, rule, type Chapter } from './requirement';

const TWELVE_HOURS = contract('login', 'a session ends after 12 hours of real time, whatever the clinic’s clock says');

export const SESSIONS: Chapter = {
  number: 'V7',
  name: 'セッション',
  requirements: [
    met('7.1.1', 2, '期限を文書にする', '最長12時間で、そう決めた理由を書いています。', rule('セッション')),
    met(
      '7.1.2',
      2,
      '同時のセッション数を文書にする',
      '数に上限を置かないことと、その理由を書いています。',
      rule('セッション'),
    ),
    met(
      '7.1.3',
      2,
      'LINEとの期限の関係を文書にする',
      'IDトークンの1時間とセッションの12時間の関係を書いています。',
      rule('セッション'),
    ),
    met(
      '7.2.1',
      1,
      '確認はサーバーで行う',
      'どの呼び出しも、サーバーがデータベースで確かめます。',
      contract('login', 'later calls need the cookie and a uid of the same user'),
    ),
    met(
      '7.2.2',
      1,
      '固定の鍵でなく、その都度作る印を使う',
      'ログインのたびに新しい印を作ります。',
      contract('login', 'a login opens a session in a cookie that scripts cannot read, named after the patient'),
    ),
    met(
      '7.2.3',
      1,
      '印は安全な乱数で128ビット以上',
      '256ビットの安全な乱数です。',
      contract('login', 'a login opens a session in a cookie that scripts cannot read, named after the patient'),
      repo('security', 'draw no secret from a weak source'),
    ),
    met(
      '7.2.4',
      1,
      'ログインで新しい印にし、前のものを終わらせる',
      '新しい印を作り、同じ端末の前の印は1分で終わらせます（途中の通信のためです）。',
      contract('login', 'a new login ends the session before it in this browser'),
    ),
    open('7.3.1', 2, '操作のない時間で終わる', '操作のない時間では終わりません。最長12時間だけで区切ります。'),
    met('7.3.2', 2, '最長の時間で終わる', '12時間で終わります。', TWELVE_HOURS),
    met(
      '7.4.1',
      1,
      '終わったセッションを使わせない',
      '期限はデータベースで確かめ、過ぎたものは消します。',
      TWELVE_HOURS,
    ),
    met(
      '7.4.2',
      1,
      '利用者を消したらセッションも終わる',
      '患者さんを消すと、セッションもすべて消えます。',
      contract('retention', 'keeps the record of a consultation, without contact data, and cuts it off from LINE'),
    ),
    none(
      '7.4.3',
      2,
      '要素の変更後に、ほかのセッションを終わらせる',
      '要素の変更はLINEで行い、このアプリにはありません。',
    ),
    open(
      '7.4.4',
      2,
      'ログアウトが見やすい場所にある',
      'ログアウトはありません。LINEの中で開くと自動でログインするためですが、外のブラウザーでも用意していません。',
    ),
    met(
      '7.4.5',
      2,
      '管理者がセッションを終わらせられる',
      '「npm run clinic -- logout」で、その方のセッションをすべて終わらせます。',
      contract('login', 'staff can end all sessions of a patient'),
    ),
    none(
      '7.5.1',
      2,
      '大切な属性の変更に再確認を求める',
      'ログインに関わる属性はLINEにあり、このアプリで変えるものはありません。',
    ),
    open('7.5.2', 2, '利用者が自分のセッションを見て終わらせられる', '使用中のセッションの一覧はありません。'),
    met(
      '7.6.1',
      2,
      'LINEとの間の期限が文書のとおりに働く',
      '期限の切れたIDトークンは、同じ方の有効なセッションの中でだけ使えます。',
      contract('line', 'an expired uid is refused outside a session, and good inside one of the same user'),
      contract(
        'login',
        'inside a live session an expired token of the same user is accepted, a forged or another’s is not',
      ),
    ),
    met(
      '7.6.2',
      2,
      '利用者の操作なしにセッションを作らない',
      'LINEでアプリを開くという操作と、LINEでの同意のあとにだけ作ります。',
      'tests/e2e/line/start.spec.ts › a denied login says so, and the second try asks again',
    ),
  ],
};
