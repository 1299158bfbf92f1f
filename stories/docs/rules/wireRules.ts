import type { RuleGroup } from './rule';

export const WIRE: RuleGroup = {
  title: '呼び出しと返事',
  rules: [
    {
      id: 'contract-once',
      says: '契約は1か所に書かれ、アプリは返事を、クリニックは要求を、見本のデータも、その契約で読みます。',
      provenBy: ['tests/contract/http/wire.test.ts › a query comes back as it was written'],
    },
    {
      id: 'repeat-ids-in-path',
      says: '再診の予約の単位は、パスの中に shift_ids[]=1&shift_ids[]=2 の形で書きます。',
      provenBy: ['tests/contract/http/wire.test.ts › the ids in the path of a repeat visit come back, encoded or not'],
    },
    {
      id: 'wire-formats',
      says: '番号は正の整数、日付は年月日、時刻は時差つきの ISO 8601 で書きます。',
      provenBy: [
        'tests/contract/booking/timetable.test.ts › the shifts by doctor, then by time, of the doctors of the subject, in the time format of the contract',
      ],
    },
    {
      id: 'read-generously',
      says: '返事は、仕様の言葉が許すどの書きかた（真偽値と1・0、数と文字、時差のない日本時間、空と項目なし、まとまりごとの一覧）でも読み、書くときは1つの書きかたにします。',
      provenBy: ['tests/unit/api/reading.test.ts › reads %s alike'],
    },
    {
      id: 'one-bad-row',
      says: '一覧のうち読めないものは、それだけを出さずに「1件を表示できません」と連絡先を示し、ほかはそのまま使えます。',
      provenBy: [
        'tests/unit/api/reading.test.ts › is lost alone, when its time is %s',
        'LostRows/WithContact',
        'FilesPage/OneUnreadable',
        'SlotPickerPage/SomeUnreadable',
        'DeliverPage/OneUnreadable',
      ],
    },
    {
      id: 'links-safe',
      says: '接続先から届いたリンクは、https のもの、アプリと同じ場所のもの、電話・メール・LINEのものだけを開き、ほかは開かずにそう伝えます（お薬の写真は、https のものとアプリと同じ場所のものだけを出します）。',
      provenBy: [
        'tests/unit/domain/url.test.ts › is opened on the secure web, where the app came from, on this machine, and by the phone’s own apps',
        'tests/unit/domain/url.test.ts › is not opened otherwise',
        'tests/unit/domain/url.test.ts › a picture is shown from the secure web, where the app came from, and our own paths',
        'LineMessage/UnsafeLink',
        'FilesPage/UnsafeLink',
        'DeliverPage/UnsafeLink',
      ],
    },
    {
      id: 'malformed-reply',
      says: '返事の知らない項目は読みとばし、何も確かに言えない返事だけを「データを正しく読み込めませんでした」と示します。',
      provenBy: ['ReservationsPage/Malformed'],
    },
    {
      id: 'error-body',
      says: 'エラーは、番号とコードと、患者さんに示す日本語の文で返します。',
      provenBy: [
        'tests/contract/calls/fuzz.test.ts › ${REQUESTS} requests of any kind: never a 500',
        'tests/unit/api/client.test.ts › passes on the message of the clinic',
      ],
    },
    {
      id: 'unknown-path-json',
      says: '/api のアプリは、知らないパスと方法に、ログインの前でも後でもJSONの404を返します。',
      provenBy: [
        'tests/contract/identity/crossSite.test.ts › is JSON with a 404 for an unknown path or method, logged in or not',
      ],
    },
    {
      id: 'own-or-unknown',
      says: 'ほかの方のものへのエラーは、存在しないものへのエラーと区別できない404です。',
      provenBy: [
        'tests/contract/money/bills.test.ts › is the patient’s alone, and a cancelled reservation has none',
        'tests/contract/patient/delivers.test.ts › of another patient are a 404, and stay as they are',
        'tests/contract/patient/files.test.ts › of another patient is not listed, not removed and not shown',
        'tests/contract/medicine/medicines.test.ts › belongs to its patient alone',
      ],
    },
    {
      id: 'login-before-input',
      says: 'ログインしていない要求は、入力や番号を見る前に401です。',
      provenBy: ['tests/contract/identity/login.test.ts › 401 comes before bad input and before what does not exist'],
    },
    {
      id: 'reads-retried',
      says: '読む呼び出しは、通信の失敗と502・503・504のあと2回やり直し、書く呼び出しは、返事の届かない支払いを同じ鍵でたずね直すほかは、自動ではやり直しません。',
      provenBy: [
        'DeliverPage/Unheard',
        'tests/unit/api/client.test.ts › retries a GET twice after %s',
        'tests/unit/api/client.test.ts › never repeats a booking by itself',
      ],
    },
    {
      id: 'call-timeouts',
      says: '呼び出しは15秒、ファイルを送るものは60秒で打ち切り、クリニックの中の待ちはそれより短くします。',
      provenBy: [
        'tests/contract/stores/storage.test.ts › that never answers is a 503 in time',
        'SlotPickerPage/Failed',
      ],
    },
    {
      id: 'left-call-aborted',
      says: '離れた画面の呼び出しは打ち切り、遅れて届いた返事は使いません。',
      provenBy: ['SlotPickerPage/LeftBeforeTheReply'],
    },
    {
      id: 'any-host',
      says: '決められた呼び出しだけを知る、オリジンの違うホストでも、すべての画面を読み、予約、キャンセル、お支払い、登録ができます。',
      provenBy: [
        'tests/e2e/spec/reading.spec.ts › every screen is read from a host that writes the ${forms} forms',
        'tests/e2e/spec/booking.spec.ts › the plain forms: a first visit is booked',
        'tests/e2e/spec/writing.spec.ts › a transfer to a host of the ${forms} forms is asked for once, whatever is reloaded',
      ],
    },
    {
      id: 'extras-announced',
      says: 'ログインの返事の `can` にない言葉の項目・ヘッダー・呼び出しは、送らず、たずねず、画面にも出しません。',
      provenBy: [
        'tests/unit/api/extras.test.ts › a host that announces nothing gets nothing but these fields from %s',
        'tests/unit/api/extras.test.ts › a call that the host does not announce is never sent: %s',
        'ChangeTime/TurnedOff',
        'SettingsPage/NotAnnounced',
      ],
    },
    {
      id: 'unsent-said-at-once',
      says: '圏外で押したものは送られず、確かめるまでもなく、そのことをすぐに伝えます。',
      provenBy: [
        'tests/unit/api/client.test.ts › a write that can’t leave the phone is not sent, and nobody asks what became of it',
        'DeliverPage/NoSignal',
      ],
    },
    {
      id: 'post-once',
      says: 'キーを知らないクリニックには、予約と支払いを、アプリからもう一度送ることはありません。',
      provenBy: [
        'tests/unit/api/extras.test.ts › without keys a booking goes out once, also after a 429',
        'PayByBank/NotKeptHere',
        'PayByBank/UnclearOnce',
        'DeliverPage/UnheardButPaid',
        'tests/e2e/spec/writing.spec.ts › a transfer to a host of the ${forms} forms is asked for once, whatever is reloaded',
      ],
    },
    {
      id: 'idempotency-key',
      says: 'キーを知るクリニックへの予約と支払いには、内容ごとに新しいキーがつき、同じキーと内容には、今も成り立つ最初の成功をもう一度返し、1度だけ行います。',
      provenBy: [
        'tests/contract/booking/idempotency.test.ts › books once, however often and however close together the call comes, and answers the same',
        'tests/unit/api/idempotency.test.ts › a changed body and another call have keys of their own',
        'tests/contract/booking/idempotency.test.ts › of a reservation that was cancelled since is a 409, whatever call booked it, and books nothing',
      ],
    },
    {
      id: 'idempotency-success-only',
      says: 'キーで覚えるのは成功だけで、同じキーで内容が違えば断り、キーのない要求も受け付けます。',
      provenBy: [
        'tests/contract/booking/idempotency.test.ts › is kept for a success only: after a 1, a 3 or an error the same key may still book',
        'tests/contract/booking/idempotency.test.ts › with another body is a 422, and is valid for its patient only',
      ],
    },
    {
      id: 'settings-one-sentence',
      says: '設定の誤りは、1つの文で伝えて始めません。',
      provenBy: [
        'tests/contract/run/process.test.ts › %s gives a one-sentence error and exit code 1',
        'tests/contract/run/settings.test.ts › the help names every variable that the clinic or the build reads, and no other',
      ],
    },
  ],
};

export const SAFETY: RuleGroup = {
  title: '本人の確認と守り',
  rules: [
    {
      id: 'uid-verified',
      says: '利用者のトークンは署名・発行元・宛先・期限を確かめ、ただの利用者番号は信じません。',
      provenBy: [
        'tests/contract/line/line.test.ts › a user id token for another channel, from another issuer, expired or another’s is refused',
      ],
    },
    {
      id: 'booker-by-token',
      says: 'だれの予約かはヘッダーのトークンの認証だけで決め、本文の uid は見ません。',
      provenBy: [
        'tests/contract/booking/booking.test.ts › ignores the uid in its body: the header alone says who books',
      ],
    },
    {
      id: 'session-twelve-hours',
      says: 'ログインは実際の時間で12時間続き、画面のプログラムから読めないクッキーに入ります。',
      provenBy: [
        'tests/contract/identity/login.test.ts › a session ends after 12 hours of real time, whatever the clinic’s clock says',
        'tests/contract/identity/login.test.ts › a login opens a session in a cookie that scripts cannot read, named after the patient',
      ],
    },
    {
      id: 'session-same-user',
      says: 'ログインのあとの呼び出しには、クッキーと、同じ方のトークンの両方が要り、期限切れのトークンはその中でだけ使えます。',
      provenBy: [
        'tests/contract/identity/login.test.ts › later calls need the cookie and a uid of the same user',
        'tests/contract/identity/login.test.ts › inside a live session an expired token of the same user is accepted, a forged or another’s is not',
      ],
    },
    {
      id: 'session-one-patient',
      says: '別の方がログインすると、同じブラウザで先にログインしていた方のセッションはすぐに終わり、そのクッキーも消えます。',
      provenBy: [
        'tests/contract/identity/login.test.ts › a login ends the session of another patient in the same browser at once, and takes its cookie',
        'tests/contract/identity/headerSessions.test.ts › a login with the session of another patient ends it',
      ],
    },
    {
      id: 'login-refused-reply',
      says: '断ったログインは、成功でないと書いた200の返事で、ログには断ったと書きます。',
      provenBy: [
        'tests/contract/calls/operations.test.ts › tells a refused login from one that succeeds, though both replies are a 200',
      ],
    },
    {
      id: 'line-away-no-refusal',
      says: 'LINEに届かないときは503で、ログインを断ったことにはしません。',
      provenBy: [
        'tests/contract/line/line.test.ts › LINE out of reach is a 503, never a refusal; patients inside go on',
      ],
    },
    {
      id: 'cross-site-refused',
      says: '別のサイトからの要求は403で断り、許したアプリのオリジン（APP_ORIGINS）からだけ受け付けます。',
      provenBy: [
        'tests/contract/identity/crossSite.test.ts › %o gets %i',
        'tests/contract/identity/crossSite.test.ts › gets CORS with credentials for an origin of APP_ORIGINS and none else, also with an error',
      ],
    },
    {
      id: 'rate-limits',
      says: '1分の呼び出しは、お一人120回、1つの接続元3,000回までで、超えると429です。',
      provenBy: [
        'tests/postgres/atOnce.test.ts › is exact over all processes, and their first refusal is kept by each',
        'tests/contract/identity/rateLimits.test.ts › an address over its limit costs the database nothing',
      ],
    },
    {
      id: 'caller-behind-proxy',
      says: '接続元のアドレスは、信じると決めた中継ぎが書いた最後のものです。',
      provenBy: [
        'tests/contract/http/guards.test.ts › the address of a caller is the last that a proxy beside us has written, never the caller’s own',
      ],
    },
    {
      id: 'log-without-patient',
      says: 'ログには、患者さんの番号・トークン・アドレス・検索条件を書きません。',
      provenBy: [
        'tests/contract/calls/operations.test.ts › holds nothing of a patient: no id, token, key, address or query',
      ],
    },
    {
      id: 'no-secret-on-phone',
      says: 'トークンなどの秘密は、LINEの書いたURLから消し、端末の保存にもコンソールにも残しません。',
      provenBy: ['tests/e2e/security.spec.ts › nothing secret stands in the address, the console or the storage'],
    },
  ],
};
