import { contract, met, type Chapter } from './requirement';

const LINE = contract(
  'line',
  'a user id token for another channel, from another issuer, expired or another’s is refused',
);
const FORGED = contract('line', 'a uid %s is refused, though the session is the patient’s');

export const TOKENS: Chapter = {
  number: 'V9',
  name: '自己完結型のトークン',
  requirements: [
    met(
      '9.1.1',
      1,
      '署名を確かめてから中身を使う',
      'IDトークンも署名つきリンクも、署名を確かめるまで使いません。',
      FORGED,
      contract('files', 'is good for ten minutes of real time and for nothing but this file'),
    ),
    met('9.1.2', 1, '許した方式だけを使い、noneを断る', 'ES256だけを受けつけます。', FORGED),
    met(
      '9.1.3',
      1,
      '鍵は決まった所からだけ得る',
      'LINEの決まったURLの鍵だけを使い、トークンが名指す鍵やURLを使いません。',
      contract('line', 'tokens that name made-up keys do not make the clinic ask LINE each time'),
      contract('line', 'a key LINE has withdrawn serves no longer once the new ones are known'),
    ),
    met(
      '9.2.1',
      1,
      '有効な期間だけ受けつける',
      '期限を確かめ、期限切れは有効なセッションの中でだけ使えます。',
      LINE,
      contract('line', 'an expired uid is refused outside a session, and good inside one of the same user'),
    ),
    met(
      '9.2.2',
      2,
      'トークンの種類と目的を確かめる',
      'uidにはIDトークンだけ、ログインにはアクセストークンだけが通ります。',
      contract('login', 'for an access token that is invalid, expired or another user’s'),
      FORGED,
    ),
    met('9.2.3', 2, '宛先が自分のものだけを受けつける', '宛先（aud）がこのチャネルのものだけです。', LINE),
    met(
      '9.2.4',
      2,
      '発行するときは宛先を限る',
      '署名つきリンクは書類の種類と番号に、プレビューのトークンはその診療所に限ります。',
      contract('files', 'is good for ten minutes of real time and for nothing but this file'),
      contract('receipts', 'is signed with a key that all processes share, and no other clinic’s'),
    ),
  ],
};
