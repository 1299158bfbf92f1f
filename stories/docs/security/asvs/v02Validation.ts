import { contract, met, rule, unit, type Chapter } from './requirement';

const FUZZ = contract('fuzz', '${REQUESTS} requests of any kind');

export const VALIDATION: Chapter = {
  number: 'V2',
  name: '検証と業務の流れ',
  requirements: [
    met(
      '2.1.1',
      1,
      '入力の検証規則を文書にする',
      '規則は契約に書かれ、アプリとサーバーが同じものを使います。',
      rule('入力の決まり'),
    ),
    met(
      '2.1.2',
      2,
      '項目どうしの整合を文書にする',
      '枠・医師・診療科目、請求と金額、日付と月の長さの組み合わせを定めています。',
      rule('入力の決まり'),
    ),
    met('2.1.3', 2, '業務上の上限を文書にする', '患者さんごとと全体の上限を定めています。', rule('回数と大きさの上限')),
    met(
      '2.2.1',
      1,
      'すべての入力を、許すものの一覧や形に照らす',
      'すべての呼び出しのパス・検索条件・本文を、契約に照らしてから使います。',
      FUZZ,
    ),
    met(
      '2.2.2',
      1,
      '検証は信頼できるサーバーで行う',
      'アプリの検証は案内のためで、サーバーがすべて確かめ直します。',
      FUZZ,
      contract('questionnaires', 'a required one that is missing'),
    ),
    met(
      '2.2.3',
      2,
      '関連する項目の組み合わせを確かめる',
      '枠の並び、医師と診療科目、診察の種類、日付を合わせて確かめます。',
      contract('booking', 'needs the block that this patient’s appointment takes'),
      contract('booking', 'needs a doctor who treats the subject'),
      contract('users', 'refuses the date %s'),
    ),
    met(
      '2.3.1',
      1,
      '手順を飛ばさせない',
      '診察・会計・支払い・発送は順にしか進まず、会計前の支払いは断ります。',
      contract('preview', 'goes on step by step, and in that order alone'),
      contract('payments', 'for one that is paid, not finished, not confirmed or cancelled'),
    ),
    met(
      '2.3.2',
      2,
      '業務上の上限を守らせる',
      '予約は1人1件、ファイルは100件、予約は15分前までです。',
      contract('race', 'a second open reservation of a patient'),
      contract('files', 'is one of 100 at most'),
      contract('booking', 'is possible until exactly 15 minutes before the start, by the clinic’s clock'),
    ),
    met(
      '2.3.3',
      2,
      '業務の操作は全部成るか、全部戻す',
      '予約・支払い・取り消しは1つのトランザクションで、途中で止まっても半端に残りません。',
      contract(
        'process',
        'a clinic that is killed loses nothing it has answered, starts again in its folder, and ends cleanly',
      ),
      contract('bank', 'after the transfer leaves a page that the next start closes'),
    ),
    met(
      '2.3.4',
      2,
      '限りのあるものの二重取りを防ぐ',
      '5分枠を2つの予約が持つことは、データベースの制約でできません。',
      contract('race', 'of 50 patients at once on one block one books it, 49 are told that it is taken'),
      contract('race', 'a shift held twice'),
    ),
    met(
      '2.4.1',
      2,
      '大量の呼び出しを防ぐ',
      '患者さんごとに毎分120回、接続元ごとに毎分3,000回までで、全プロセスを合わせて数えます。',
      contract('rules', 'are limited to 120 a patient, on all processes together'),
      contract('rules', 'are limited to 3,000 an address'),
      unit('api/client', 'never repeats a booking by itself'),
    ),
  ],
};
