import { contract, e2e, met, open, repo, rule, type Chapter } from './requirement';

const FUZZ = contract('fuzz', '${REQUESTS} requests of any kind');
const LOCK = repo('dependencies', 'every package has the hash of its content');

export const ARCHITECTURE: Chapter = {
  number: 'V15',
  name: 'コードと構成',
  requirements: [
    met(
      '15.1.1',
      1,
      '部品の更新の期限を文書にする',
      '弱点の重さごとに、直すまでの日数を定めています。',
      rule('使っている部品'),
    ),
    met(
      '15.1.2',
      2,
      '使っている部品の一覧を持つ',
      'package-lock.json に、版とハッシュのある一覧があります。入手先を変えても、ハッシュの違うものは入りません。',
      LOCK,
      repo('dependencies', 'what reaches a patient or runs the clinic has a licence of the list'),
    ),
    met(
      '15.1.3',
      2,
      '重い処理を洗い出し、文書にする',
      '領収書の描画・アップロード・予約の集中について定めています。',
      rule('回数と大きさの上限'),
    ),
    open(
      '15.2.1',
      1,
      '期限を過ぎた弱い部品を使わない',
      '「npm run audit」で調べられますが、弱点の一覧を出さない入手先では調べられないと言って終わり、変更のたびの検査には入っていません。',
      LOCK,
    ),
    met(
      '15.2.2',
      2,
      '重い処理で止められない',
      '大きさ・回数・接続の時間に上限があり、領収書の部品は要るときだけ読みこみます。',
      contract('operations', 'a client that only holds the line is cut off, and others are served meanwhile'),
      contract('stopping', 'is closed when it is idle, whatever pings it sends, and when it never begins'),
      contract('rules', 'are limited to 120 a patient, on all processes together'),
    ),
    met(
      '15.2.3',
      2,
      '本番に余計なものを入れない',
      'プレビュー・見本・テストは、本番のアプリに入りません。',
      e2e('line/bundle', 'the production build holds nothing of the preview'),
      contract('payments', 'the sandbox’s page is not there with another provider'),
    ),
    met(
      '15.3.1',
      1,
      '必要な項目だけを返す',
      '応答は契約の項目だけで、型と契約の両方で確かめます。',
      contract('booking', 'doctors of a subject, never with the link of their rooms'),
      contract('bills', 'a bill fits the contract as it is stored'),
    ),
    met(
      '15.3.2',
      2,
      '外への呼び出しで転送をたどらない',
      'LINEへの呼び出しは、転送されたら失敗とします。',
      contract('guards', 'a platform that leads elsewhere is not followed'),
    ),
    met(
      '15.3.3',
      2,
      '書ける項目を限る',
      '契約にない項目は捨て、変えてはならない項目は変わりません。',
      contract('users', 'never changes questions 9, 10 and 11, nor pictures (D16)'),
      contract('booking', 'ignores the uid in its body: the header alone says who books'),
      FUZZ,
    ),
    met(
      '15.3.4',
      2,
      '接続元のアドレスを正しく受けつぐ',
      '隣の中継が書いた最後のアドレスだけを、回数の上限に使います。',
      contract(
        'guards',
        'the address of a caller is the last that a proxy beside us has written, never the caller’s own',
      ),
    ),
    met(
      '15.3.5',
      2,
      '型を確かめ、厳密に比べる',
      '入力は契約で型を決め、コードは厳密な型と比較だけです（lintで強制）。',
      FUZZ,
      contract('wire', 'a file where words belong, and words where a file belongs, fail the schema'),
    ),
    met(
      '15.3.6',
      2,
      'プロトタイプ汚染を防ぐ',
      '__proto__ などの名前は何も起こしません。',
      contract('wire', 'a key named like a part of every object does nothing'),
    ),
    met(
      '15.3.7',
      2,
      '同じ名前の引数の重なりを扱う',
      'パス・検索条件・本文を別々に、契約の形だけで読みます。',
      FUZZ,
      contract('wire', 'a query comes back as it was written'),
    ),
  ],
};
