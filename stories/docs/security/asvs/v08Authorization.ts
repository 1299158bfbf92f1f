import { contract, met, none, rule, type Chapter } from './requirement';

const OTHERS = [
  contract('bills', 'is the patient’s alone, and a cancelled reservation has none'),
  contract('delivers', 'of another patient are a 404, and stay as they are'),
  contract('files', 'of another patient is not listed, not removed and not shown'),
  contract('medicines', 'belongs to its patient alone'),
];

export const AUTHORIZATION: Chapter = {
  number: 'V8',
  name: '権限',
  requirements: [
    met(
      '8.1.1',
      1,
      '機能とデータの権限を文書にする',
      '患者さん・診療所・決済事業者・銀行のできることを定めています。',
      rule('だれが何をしてよいか'),
    ),
    met(
      '8.1.2',
      2,
      '項目ごとの権限を文書にする',
      '見せない項目と変えさせない項目を定めています。',
      rule('だれが何をしてよいか'),
    ),
    met(
      '8.2.1',
      1,
      '機能を許された人だけに使わせる',
      '患者さんの呼び出しにはログインが、通知には署名が要り、操作の命令は本番のAPIにありません。',
      contract('login', '401 comes before bad input and before what does not exist'),
      contract('preview', 'outside preview mode none of it exists'),
    ),
    met('8.2.2', 1, 'ほかの方のデータを見せない', 'ご本人のものでない番号は、存在しない番号と同じ404です。', ...OTHERS),
    met(
      '8.2.3',
      2,
      '項目ごとに見せるもの・変えさせるものを絞る',
      '診察室のリンクは5分前からご本人にだけ、質問9・10・11は変えられません。',
      contract('booking', 'doctors of a subject, never with the link of their rooms'),
      contract('booking', 'the room opens 5 minutes before the start, by the clinic’s clock'),
      contract('users', 'never changes questions 9, 10 and 11, nor pictures'),
    ),
    met('8.3.1', 1, '権限はサーバーで確かめる', '画面の表示に頼らず、呼び出しごとにサーバーが確かめます。', ...OTHERS),
    none('8.4.1', 2, '契約先どうしを分ける', '1つの診療所のためのもので、複数の契約先が同居しません。'),
  ],
};
