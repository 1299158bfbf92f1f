import { contract, e2e, met, none, open, rule, type Chapter } from './requirement';

const NO_PASSWORD = 'パスワードがありません。ログインはLINEだけです。';
const NO_CODES = '確認コードもワンタイムパスワードも発行しません。';
const FORGED = contract('login', 'for anything but an authentic user id token of this clinic');
const LINE = contract(
  'line',
  'a user id token for another channel, from another issuer, expired or another’s is refused',
);

/** V6. */
export const AUTHENTICATION: Chapter = {
  number: 'V6',
  name: '本人の確認',
  requirements: [
    met(
      '6.1.1',
      1,
      '総当たりへの備えを文書にする',
      '回数の上限と、口座が閉じられることのないしくみを定めています。',
      rule('回数と大きさの上限'),
    ),
    none('6.1.2', 2, 'パスワードに使わせない語を文書にする', NO_PASSWORD),
    met(
      '6.1.3',
      2,
      'ログインの道すじをすべて文書にする',
      '本番はLINEだけ、プレビューは手元だけで、両方を書いています。',
      rule('ログインの道すじ'),
    ),
    none('6.2.1', 1, 'パスワードは8文字以上', NO_PASSWORD),
    none('6.2.2', 1, 'パスワードを変えられる', NO_PASSWORD),
    none('6.2.3', 1, '変更に今のパスワードを求める', NO_PASSWORD),
    none('6.2.4', 1, 'よくあるパスワードを断る', NO_PASSWORD),
    none('6.2.5', 1, '文字の種類を強制しない', NO_PASSWORD),
    none('6.2.6', 1, '入力を伏せ字にする', NO_PASSWORD),
    none('6.2.7', 1, '貼り付けと管理ソフトを許す', NO_PASSWORD),
    none('6.2.8', 1, '受け取ったまま照合する', NO_PASSWORD),
    none('6.2.9', 2, '64文字以上を許す', NO_PASSWORD),
    none('6.2.10', 2, '定期的な変更を強制しない', NO_PASSWORD),
    none('6.2.11', 2, '使わせない語の一覧を使う', NO_PASSWORD),
    none('6.2.12', 2, '漏えいしたパスワードを断る', NO_PASSWORD),
    met(
      '6.3.1',
      1,
      '総当たりを防ぐ',
      'トークンはLINEの署名つきで推測できず、接続元ごとの回数にも上限があります。',
      LINE,
      contract('rules', 'are limited to 3,000 an address'),
    ),
    met(
      '6.3.2',
      1,
      '既定の利用者を置かない',
      'プレビューの利用者は、本番には存在しません。',
      contract('preview', 'outside preview mode none of it exists'),
      e2e('line/bundle', 'the production build holds nothing of the preview'),
    ),
    open(
      '6.3.3',
      2,
      '多要素で確認する',
      '確認の強さはLINEのログインによります。多要素であったかどうか（amr）は見ていません。',
    ),
    met(
      '6.3.4',
      2,
      '文書にない道すじがなく、強さがそろっている',
      'どの呼び出しも同じ1つの検証を通ります。',
      LINE,
      contract('preview', 'outside preview mode none of it exists'),
    ),
    none('6.4.1', 1, '初期パスワードは無作為で短命にする', NO_PASSWORD),
    none('6.4.2', 1, '秘密の質問を置かない', 'パスワードも、それを取り戻すための質問もありません。'),
    none('6.4.3', 2, 'パスワードの再設定を安全にする', NO_PASSWORD),
    none('6.4.4', 2, '要素を失ったときの本人確認', '要素の登録と回復はLINEが行い、このアプリにはありません。'),
    none('6.5.1', 2, 'コードは一度だけ使える', NO_CODES),
    none('6.5.2', 2, 'コードを安全に保存する', NO_CODES),
    none('6.5.3', 2, 'コードを安全な乱数で作る', NO_CODES),
    none('6.5.4', 2, 'コードに十分な長さがある', NO_CODES),
    none('6.5.5', 2, 'コードに期限がある', NO_CODES),
    none('6.6.1', 2, '電話やSMSの確認の条件', NO_CODES),
    none('6.6.2', 2, '確認を元の要求に結びつける', NO_CODES),
    none('6.6.3', 2, 'コードの総当たりを防ぐ', NO_CODES),
    none('6.8.1', 2, '複数の提供者でなりすませない', '提供者はLINEの1つだけです。'),
    met(
      '6.8.2',
      2,
      '署名を必ず確かめる',
      '署名のないもの、鍵の違うもの、書きかえたものをすべて断ります。',
      FORGED,
      LINE,
      contract('line', 'a uid %s is refused, though the session is the patient’s'),
    ),
    none('6.8.3', 2, 'SAMLの使い回しを防ぐ', 'SAMLを使いません。'),
    met(
      '6.8.4',
      2,
      '提供者の確認の強さを扱う方針がある',
      '強さの知らせに頼らず、最も弱い方法で確認されたものとして扱うことを定めています。',
      rule('ログインの道すじ'),
    ),
  ],
};
