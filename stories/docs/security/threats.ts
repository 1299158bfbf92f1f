/** A threat to the product and the protection against it. */
export interface Threat {
  /** What could happen, or what an attacker could do. */
  threat: string;
  /** How the product prevents it. */
  guard: string;
  /** Tests that fail without the protection: a file and the beginning of the test's name. */
  proofs: readonly string[];
}

export interface ThreatGroup {
  title: string;
  threats: readonly Threat[];
}

/** The threat model. */
export const THREATS: readonly ThreatGroup[] = [
  {
    title: 'ほかの方になりすます',
    threats: [
      {
        threat: '作りもの、期限切れ、別のチャネル、別の発行元、署名のないIDトークンや、ただの利用者IDを送る',
        guard: 'すべての呼び出しで、LINEの公開鍵による署名・発行元・宛先・期限を確かめます。',
        proofs: [
          'tests/contract/line.test.ts › a user id token for another channel, from another issuer, expired or another’s is refused',
          'tests/contract/line.test.ts › an expired uid is refused outside a session, and good inside one of the same user',
          'tests/contract/login.test.ts › for anything but an authentic user id token of this clinic',
          'tests/contract/operations.test.ts › tells a refused login from one that succeeds, though both replies are a 200',
        ],
      },
      {
        threat: 'ある方のセッションに、別の方のトークンを組み合わせる',
        guard: 'セッションは利用者ごとで、トークンと同じ方のものでなければ使えません。',
        proofs: ['tests/contract/line.test.ts › one patient’s session with another’s token is refused, both ways'],
      },
      {
        threat: 'セッションの印をスクリプトや別サイトから盗む、使い続ける',
        guard: 'スクリプトから読めないクッキーで、12時間で終わり、データベースには要約値だけを置きます。',
        proofs: [
          'tests/contract/login.test.ts › a login opens a session in a cookie that scripts cannot read, named after the patient',
          'tests/contract/login.test.ts › a session ends after 12 hours of real time, whatever the clinic’s clock says',
        ],
      },
      {
        threat: 'ためし（プレビュー）用のログインを本番で使う',
        guard: 'LINEのチャネルを設定すると、プレビューの呼び出しは存在しません。本番のアプリにもその部分は入りません。',
        proofs: [
          'tests/contract/preview.test.ts › outside preview mode none of it exists',
          'tests/e2e/line/bundle.spec.ts › the production build holds nothing of the preview',
          'tests/contract/operations.test.ts › in preview %s is this clinic',
        ],
      },
    ],
  },
  {
    title: 'ほかの方の情報を見る',
    threats: [
      {
        threat: '予約・請求・お届け先・ファイル・領収書の番号を順に試す',
        guard: 'ご本人のものでない番号は、存在しない番号と同じ404です。番号からは何もわかりません。',
        proofs: [
          'tests/contract/bills.test.ts › is the patient’s alone, and a cancelled reservation has none',
          'tests/contract/delivers.test.ts › of another patient are a 404, and stay as they are',
          'tests/contract/files.test.ts › of another patient is not listed, not removed and not shown',
          'tests/contract/medicines.test.ts › belongs to its patient alone',
          'tests/e2e/course.spec.ts › visiting the success page pays nothing, and nothing of another patient is found',
        ],
      },
      {
        threat: 'ファイルや領収書のリンクを書きかえる、あとから使う',
        guard: 'リンクは1つの書類だけに署名され、10分で使えなくなります。',
        proofs: [
          'tests/contract/files.test.ts › is good for ten minutes of real time and for nothing but this file',
          'tests/contract/receipts.test.ts › is a 404 without its signature, with another’s, after ten minutes of real time, and for the unpaid',
        ],
      },
      {
        threat: '同じ端末に残った下書きやトークンを見る',
        guard: '下書きは患者さんごとに分け、7日で消え、別の方がログインすると消えます。トークンは端末に残しません。',
        proofs: ['tests/e2e/security.spec.ts › nothing secret stands in the address, the console or the storage'],
      },
      {
        threat: '記録（ログ）から患者さんをたどる',
        guard: '記録には、番号・名前・検索条件・トークン・本文・接続元を書きません。エラーの言葉からも値を消します。',
        proofs: [
          'tests/contract/operations.test.ts › holds nothing of a patient: no id, token, key, address or query',
          'tests/contract/operations.test.ts › tells of an error where it happened, without the values in its words',
          'tests/contract/stripe.test.ts › is named in the log without a word of the patient or a key',
        ],
      },
    ],
  },
  {
    title: 'お金をごまかす',
    threats: [
      {
        threat: '払わずに「お支払いの結果」の画面を開く',
        guard: '画面は何も変えません。支払い済みにするのは、署名を確かめた通知だけです。',
        proofs: ['tests/contract/payments.test.ts › a visit to the page of success pays nothing'],
      },
      {
        threat: '通知を偽造する、くり返す、順番を入れかえる',
        guard: '署名と時刻を確かめ、同じ通知は一度だけ数え、金額と請求が合わなければ断ります。',
        proofs: [
          'tests/contract/webhook.test.ts › when its signature is missing, forged, of another body, or too old',
          'tests/contract/webhook.test.ts › marks its bill as paid, once, however often it comes',
          'tests/contract/webhook.test.ts › expired after completed leaves the bill paid',
          'tests/contract/bank.test.ts › that is forged, unsigned or old is refused',
          'tests/contract/refunds.test.ts › that is sent again is a replay: nothing to give back, and nothing in the log',
          'tests/contract/operations.test.ts › names what an attempt was refused for: another site, a forged notice',
        ],
      },
      {
        threat: '金額を書きかえて送る',
        guard: '金額はサーバーが請求から決めます。データベースも、請求と違う金額を受けつけません。',
        proofs: [
          'tests/contract/stripe.test.ts › is asked for exactly the bill in whole yen, by card, with the clinic’s addresses',
          'tests/contract/payments.test.ts › the database keeps one open payment a bill, for exactly its sum',
        ],
      },
      {
        threat: '二重に払わせる',
        guard: '1つの請求に開く支払い画面は1つです。別の方法で済んだら閉じます。',
        proofs: [
          'tests/contract/stripe.test.ts › has one page of a bill open: a new one expires the one before',
          'tests/contract/stripe.test.ts › is closed when staff mark the bill as paid',
          'tests/contract/payments.test.ts › under one key opens one page that stays open',
          'tests/contract/refunds.test.ts › ten at once, of two transfers, pay once and leave one to give back',
          'tests/contract/refunds.test.ts › money of the card for a bill that staff have marked as paid is kept as money to give back, once',
        ],
      },
    ],
  },
  {
    title: '予約をこわす',
    threats: [
      {
        threat: '同じ枠を同時に取り合う',
        guard: '5分枠を2つの予約が持つことは、データベースの制約でできません。',
        proofs: [
          'tests/contract/race.test.ts › of 50 patients at once on one block one books it, 49 are told that it is taken',
          'tests/contract/race.test.ts › a shift held twice',
        ],
      },
      {
        threat: '送り直しで二重に予約する',
        guard:
          '予約と支払いの呼び出しには一度きりの印がつき、同じ印には同じ答えを返します。あとで取り消された予約や、支払いの済んだ請求なら、そう答えます。',
        proofs: [
          'tests/contract/race.test.ts › books once, however often and however close together the call comes, and answers the same',
          'tests/contract/race.test.ts › of a reservation that was cancelled since is a 409, whatever call booked it, and books nothing',
          'tests/contract/payments.test.ts › for a key whose bill was paid or cancelled since',
        ],
      },
    ],
  },
  {
    title: '悪いものを送りこむ',
    threats: [
      {
        threat: '患者さんや診療所の文章にスクリプトを入れる',
        guard: '文章はすべて文字として表示します。仮に入っても、ページの方針（CSP）が実行を止めます。',
        proofs: [
          'tests/e2e/security.spec.ts › no text that the clinic writes is more than text',
          'tests/e2e/security.spec.ts › no text that a patient writes is more than text, on screen and in files that are opened',
          'tests/contract/static.test.ts › %s may run scripts of its own origin alone, and nobody frames it',
        ],
      },
      {
        threat: '画像と偽ったファイル、大きすぎるファイルを送る',
        guard: '名前ではなく中身で種類を確かめ、10MBまでとし、開くときは何も実行できない設定で渡します。',
        proofs: [
          'tests/contract/files.test.ts › may have 10 MB, and not a byte more: 413',
          'tests/contract/fileQuota.test.ts › are kept under keys that the questionnaire asked alone',
          'tests/contract/fileQuota.test.ts › have a quota of bytes over all ways in; a refused one leaves nothing',
          'tests/contract/receipts.test.ts › may be opened from any site, is never stored and runs nothing',
        ],
      },
      {
        threat: 'ファイルの場所をたどって、ほかのファイルを読む',
        guard: '保存の名前は無作為で、公開のフォルダから外へは出られません。',
        proofs: [
          'tests/contract/storage.test.ts › gives nothing for the key %j',
          'tests/contract/storage.test.ts › is readable by its owner alone, and holds whole files only',
        ],
      },
      {
        threat: '別のサイトから、患者さんの知らないうちに操作させる',
        guard: '別サイトからの呼び出しは断り、ほかのサイトの枠の中には表示されません。',
        proofs: [
          'tests/contract/rules.test.ts › is let in when its origin is in APP_ORIGINS, exactly',
          'tests/contract/payments.test.ts › another site can’t press its buttons',
          'tests/contract/webhook.test.ts › a browser on another site can’t send one, and a GET is none',
        ],
      },
      {
        threat: 'でたらめな呼び出しで止める、壊す',
        guard:
          '形の合わないものは何も変えずに断ります。回数と大きさと同時の数に上限があり、つながったままの相手は切ります。',
        proofs: [
          'tests/contract/fuzz.test.ts › ${REQUESTS} requests of any kind',
          'tests/contract/rules.test.ts › are limited to 120 a patient, on all processes together',
          'tests/contract/rateLimits.test.ts › an address over its limit costs the database nothing, and its bodies are not read',
          'tests/contract/rateLimits.test.ts › a patient over the limit costs the database no more than the count of the address',
          'tests/contract/login.test.ts › logins of one patient share the limit of 120 calls a minute, refused ones too',
          'tests/contract/rules.test.ts › a body that is too large is a 413, announced or not',
          'tests/contract/operations.test.ts › a client that only holds the line is cut off, and others are served meanwhile',
          'tests/contract/stopping.test.ts › is closed when it is idle, whatever pings it sends, and when it never begins',
          'tests/contract/stopping.test.ts › HTTP/1 over TLS has the limits of HTTP/1',
          'tests/contract/manyParts.test.ts › more bytes than a call takes, by its header or, without one, when they are over',
          'tests/contract/manyParts.test.ts › gives other calls their turn between two blocks, though all of it is there',
          'tests/contract/uploads.test.ts › are two of a patient; a third gets a 429 before its body is read, and is taken after one of them',
          'tests/contract/uploads.test.ts › whose thread %s is a 415 that holds nobody up',
          'tests/contract/documents.test.ts › gets four of a hundred answers on one HTTP/2 connection, and little is read of the file until it leaves',
          'tests/contract/documents.test.ts › is cut after its time on %s, and its place is free',
          'tests/contract/manyParts.test.ts › a query of thousands of names is read once',
          'tests/contract/oddShapes.test.ts › for deep, huge or NUL JSON',
          'tests/contract/oddShapes.test.ts › for extreme dates, numbers and long or NUL names in the query',
          'tests/contract/receiptTurns.test.ts › one patient’s many receipts never keep another’s waiting',
          'tests/contract/receiptTurns.test.ts › a drawing that takes too long is cut with its thread; the patient is told to come back',
          'tests/load/receiptClaims.ts › while receipts are drawn, the calls of another patient go on',
          'tests/contract/guards.test.ts › the address of a caller is the last that a proxy beside us has written, never the caller’s own',
        ],
      },
    ],
  },
  {
    title: '失う',
    threats: [
      {
        threat: 'サーバーが突然止まる',
        guard: '「予約できました」と答えたものは、書き終えたものだけです。',
        proofs: [
          'tests/contract/process.test.ts › a clinic that is killed loses nothing it has answered, starts again in its folder, and ends cleanly',
        ],
      },
      {
        threat: '止めるときに、途中の呼び出しが失われる、または終わらない',
        guard: '途中の呼び出しには30秒で答え、新しいものは受けず、相手が何をしていても終わります。',
        proofs: [
          'tests/contract/stopping.test.ts › ends at once with connections that are idle, half a header or never began',
          'tests/contract/stopping.test.ts › answers the calls under way, uploads too, with Connection: close, and serves no new one',
          'tests/contract/stopping.test.ts › cuts what is not done after its time, whatever the client does',
        ],
      },
      {
        threat: '設定の付け忘れで、本番のデータベースにプレビューがつながる',
        guard: 'データベースには本番用かプレビュー用かが記され、違う方では起動も初期化もできません。',
        proofs: [
          'tests/contract/seededAs.test.ts › a database is of the mode that seeded it, an older one too, and the other mode refuses it',
        ],
      },
      {
        threat: '別のデータベースや古い控えで起動し、保管先の書類が消える',
        guard:
          '保管先にはデータベースの番号が記され、違えば起動を断ります。起動では何も消さず、整理は自分の番号の下だけを見て、行のない書類を30日とっておき、10分の1を超えれば断ります。',
        proofs: [
          'tests/contract/fileOwner.test.ts › of another database refuses a start, names both, and loses nothing',
          'tests/contract/fileOwner.test.ts › of another database is not swept, whatever is swept',
          'tests/contract/fileOwner.test.ts › loses no file when it is cut %s, and is taken over by the next time',
          'tests/contract/fileOwner.test.ts › a start deletes nothing',
          'tests/contract/sweep.test.ts › sets aside what no row knows for an hour, and deletes it 30 days later',
          'tests/contract/sweep.test.ts › refuses when more than a tenth has no row, and does so only if told',
          'tests/contract/sweep.test.ts › brings back what a row knows again, however late: an older backup was in use meanwhile',
        ],
      },
      {
        threat: '答えない保管先が、呼び出しを止める',
        guard: '接続、無言の時間、全体のそれぞれに期限があり、過ぎれば503を返します。',
        proofs: ['tests/contract/storage.test.ts › that never answers is a 503 in time'],
      },
      {
        threat: '2つのコンテナーが1つのフォルダーに書き、互いの記録を消す',
        guard: 'フォルダーの鍵はカーネルが持ち、コンテナーをまたいで効き、強制終了すると外れます。',
        proofs: [
          'tests/contract/folder.test.ts › keeps out a second clinic until it is released',
          'tests/contract/folder.test.ts › keeps out another container on the same volume until that ends, be it killed',
        ],
      },
      {
        threat: 'データベースのファイルが壊れ、空の診療所として始まる',
        guard: '診療所のフォルダーには印があり、ファイルが欠けていれば起動せず、復元の手順を示します。',
        proofs: ['tests/contract/wholeFolder.test.ts › that lacks %s never becomes a new empty clinic'],
      },
      {
        threat: 'ディスクがいっぱいになる',
        guard: '32 MBを残して書くのをやめ、予約も /readyz も503にします。',
        proofs: [
          'tests/contract/wholeFolder.test.ts › refuses bookings with 503, and readiness too; what is on it can be read',
          'tests/contract/wholeFolder.test.ts › makes an upload a 503 too',
        ],
      },
      {
        threat: '同じコンピューターの別の利用者が、データを読む',
        guard: 'フォルダーもファイルも診療所の利用者だけのものにし、開いていたフォルダーは起動のときに閉じます。',
        proofs: [
          'tests/contract/folder.test.ts › is made for its owner alone',
          'tests/contract/folder.test.ts › that others can enter is closed, with a line',
          'tests/contract/process.test.ts › a clinic that is killed loses nothing it has answered, starts again in its folder, and ends cleanly',
        ],
      },
      {
        threat: 'データベースを失う',
        guard: '1つのコマンドで控えを取り、空のデータベースに戻せます。',
        proofs: [
          'tests/contract/backup.test.ts › is there again, also where a restore was killed: rows, constraints, the next number, and files',
          'tests/contract/backup.test.ts › that was cut or has changed refuses, and blocks nothing',
        ],
      },
      {
        threat: '消してほしい情報が残る、残すべき診療録が消える',
        guard: '消去は診療録だけを5年残し、期限が来ると毎日の整理で消します。',
        proofs: [
          'tests/contract/retention.test.ts › keeps the record of a consultation, without contact data, and cuts it off from LINE',
          'tests/contract/retention.test.ts › retention deletes whole patients after five years, and what is swept before',
          'tests/contract/retention.test.ts › is refused, with the reason, until the bill is confirmed and paid, the parcel sent and no money owed',
          'tests/contract/fileQuota.test.ts › are swept with their images when nobody can use them any more',
        ],
      },
    ],
  },
];
