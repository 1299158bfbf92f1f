import { contract, e2e, met, open, repo, rule, type Chapter } from './requirement';

/** V13. */
export const CONFIGURATION: Chapter = {
  number: 'V13',
  name: '設定',
  requirements: [
    met(
      '13.1.1',
      2,
      '通信の相手をすべて文書にする',
      'アプリとサーバーの通信先を一覧にしています。利用者が通信先を決めることはありません。',
      rule('通信の相手'),
    ),
    open(
      '13.2.1',
      2,
      '部品どうしの認証に固定の合言葉を使わない',
      'データベース・Stripe・保存先の鍵は、環境変数に置く固定のものです。',
    ),
    open(
      '13.2.2',
      2,
      '部品どうしの権限を最小にする',
      'データベースの利用者は、表を作る権限も持つ1つだけです。読み書きだけの利用者に分けていません。',
    ),
    met(
      '13.2.3',
      2,
      '既定の合言葉を使わない',
      '合言葉の既定値はなく、本番で決済の設定がなければ起動しません。',
      contract('settings', '%o'),
    ),
    open(
      '13.2.4',
      2,
      '通信してよい相手の一覧を持つ',
      'ブラウザーの通信先はCSPで絞っていますが、サーバーから外への通信は、設定した相手以外を止めるしくみがありません。',
      contract('static', '%s may run scripts of its own origin alone, and nobody frames it'),
    ),
    open(
      '13.2.5',
      2,
      'サーバーが読みに行く先の一覧を持つ',
      '入力から決まる通信先はありませんが、一覧で止めるしくみは運用側のネットワークに任せています。',
    ),
    open(
      '13.3.1',
      2,
      '秘密を専用のしくみで管理する',
      '秘密は環境変数とデータベースで渡します。鍵の保管庫は運用側で用意します。ソースや成果物には入りません。',
      e2e('line/bundle', 'the production build holds nothing of the preview'),
    ),
    open('13.3.2', 2, '秘密への権限を最小にする', '秘密に触れられる人の管理は、運用する方に任せています。'),
    met(
      '13.4.1',
      1,
      '.gitなどを公開しない',
      '配るのはビルドした dist だけで、知らない拡張子や点で始まる名前のファイルは渡しません。',
      contract('guards', 'nothing of a repository is served'),
    ),
    met(
      '13.4.2',
      2,
      '本番で調べもの用の機能を止める',
      'プレビューの機能は本番に存在せず、アプリにも入りません。',
      contract('preview', 'outside preview mode none of it exists'),
      e2e('line/bundle', 'the production build holds nothing of the preview'),
    ),
    met(
      '13.4.3',
      2,
      'フォルダの一覧を見せない',
      '一覧を作る機能がありません。',
      contract('guards', 'nothing of a repository is served'),
    ),
    met(
      '13.4.4',
      2,
      'TRACEを使わせない',
      'TRACEは断ります。',
      contract('guards', 'TRACE is refused, of the app and of the clinic'),
    ),
    met(
      '13.4.5',
      2,
      '内部の文書や監視を公開しない',
      '/healthz と /readyz は状態の一言だけを返し、APIの文書は配りません。',
      contract('operations', 'say alive and ready while patients can be served'),
      repo('security', 'use nothing of what the standard asks about and we say is not here'),
    ),
  ],
};
