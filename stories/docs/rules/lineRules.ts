import type { RuleGroup } from './rule';

export const LINE: RuleGroup = {
  title: '開く・ログイン',
  rules: [
    {
      id: 'login-before-app',
      says: 'アプリは、ログインができてから画面を示し、断られたときはクリニックの文ともう一度のボタンを示します。',
      provenBy: [
        'tests/e2e/line/start.spec.ts › only the skeleton is visible before login',
        'tests/e2e/line/start.spec.ts › a refused login shows the message of the clinic, and its button gets new tokens',
      ],
    },
    {
      id: 'device-per-patient',
      says: '端末に残すものは、文字の大きさのように患者さんのものでないものを除いて、どれも患者さんごとに分け、別の方がログインすると消えます。',
      provenBy: [
        'tests/unit/device/drafts.test.ts › nothing of a patient is there for another, and all of it is gone at their login',
        'tests/repo/device.test.ts › what the browser keeps goes through one store',
        'tests/repo/device.test.ts › every name that is kept is one patient’s or is listed as nobody’s',
      ],
    },
    {
      id: 'page-one-patient',
      says: '別の方がログインしたあとは、前の方の画面は、戻っても別のウィンドウでも見えず、何も送らず、読み込みなおすか、閉じたことを伝えます。',
      provenBy: [
        'tests/e2e/anotherPatient.spec.ts › Back after another login shows nothing of the former patient, and one’s own page as it was',
        'tests/e2e/anotherPatient.spec.ts › a window of the former patient closes at once and says so',
        'tests/unit/device/session.test.ts › after another login a page from the cache is taken away and read anew, unseen',
        'Login/AnotherLoggedIn',
      ],
    },
    {
      id: 'start-never-silent',
      says: 'アプリの最初のファイルが届かないか動かないときは、ページだけで20秒までにそのことを伝え、読み込みなおせるようにします。',
      provenBy: [
        'tests/e2e/line/boot.spec.ts › a first script that a deploy has removed is said by the page alone',
        'tests/e2e/line/boot.spec.ts › a first script that is cut is said',
        'tests/e2e/line/boot.spec.ts › an entry script that never comes is said after 20 seconds',
      ],
    },
    {
      id: 'outside-line',
      says: 'LINEの外で開いた方は、決めたページ、なければアプリの案内ページへ移します。',
      provenBy: [
        'tests/unit/messaging/outsideLine.test.ts › visitors outside LINE go to the landing page; the LINE browser opens the same page in LINE, but never in a loop',
        'tests/e2e/line/outside.spec.ts › any page leads to the welcome page',
      ],
    },
    {
      id: 'line-browser-reopens',
      says: 'LINEのふつうのブラウザで開いた方は、同じ画面をアプリとして開き直します。',
      provenBy: [
        'tests/e2e/line/outside.spec.ts › the same page opens in LINE, with its query and hash',
        'tests/e2e/line/outside.spec.ts › a redirect loop ends on the welcome page',
      ],
    },
    {
      id: 'payment-return-outside',
      says: 'カードの画面からLINEの外に戻った方には、結果をLINEで確かめることと、LINEへ戻るリンクを示し、支払いが終わったとは言いません。',
      provenBy: [
        'tests/e2e/line/outside.spec.ts › the card provider’s ${result} page says no more than is known and leads back into LINE',
        'Login/PaidOutsideLine',
      ],
    },
    {
      id: 'deep-link-kept',
      says: '開こうとしたURLは、ログインをはさんでも、そのまま残ります。',
      provenBy: ['tests/e2e/line/start.spec.ts › the URL of a deep link is restored exactly'],
    },
    {
      id: 'login-renewed-once',
      says: '呼び出しがログインの期限切れで断られると、同じ画面のまま1度だけログインし直し、それでもだめなら伝えます。',
      provenBy: [
        'tests/e2e/line/session.spec.ts › an expired ID token is renewed once, on the same page',
        'tests/e2e/line/session.spec.ts › a 401 logs in again by itself, once, and what was typed is there again',
        'tests/e2e/line/start.spec.ts › a login loop ends',
      ],
    },
    {
      id: 'line-friend-offered',
      says: '予約が完了した方に、公式アカウントの友だちでないときだけ、追加を1度すすめます。',
      provenBy: [
        'ReservationsPage/OffersFriendship',
        'tests/e2e/line/screens.spec.ts › a booking made in LINE is sent to the chat',
      ],
    },
    {
      id: 'preview-apart',
      says: 'LINEのチャネルがないときだけのプレビューは、この計算機の中だけで動き、製品用のアプリには入りません。',
      provenBy: [
        'tests/contract/identity/preview.test.ts › outside preview mode none of it exists',
        'tests/contract/run/settings.test.ts › the default is preview mode on this computer only',
        'tests/e2e/line/bundle.spec.ts › the production build holds nothing of the preview',
      ],
    },
    {
      id: 'preview-patient',
      says: 'プレビューの患者は `?patient=名前` で選び、名前は英小文字・数字・ハイフンの32字まで、なければ guest です。',
      provenBy: [
        'tests/contract/identity/preview.test.ts › refuses the name %j',
        'tests/contract/identity/preview.test.ts › returns the same user for the same name',
      ],
    },
    {
      id: 'preview-guest',
      says: 'プレビューの guest は、2つの未払いと、これまでの処方と検査をもって始まり、ほかの名前は何もなしに始まります。',
      provenBy: ['tests/contract/identity/preview.test.ts › has two owed consultations; every other name starts empty'],
    },
    {
      id: 'preview-controls',
      says: 'プレビューでは、診察の終了・会計の確認・支払い・発送をこの順に進め、時計を動かし、はじめに戻せます。',
      provenBy: [
        'tests/contract/identity/preview.test.ts › goes on step by step, and in that order alone',
        'tests/contract/identity/preview.test.ts › moves the timetable and does not affect sessions',
      ],
    },
    {
      id: 'preview-messages',
      says: 'プレビューでは、LINEに届くはずのお知らせがアプリの中に届き（新しいものは数を示して読み上げます）、時計を進めると、その間に送られたはずのものも、それぞれの時刻に届きます。',
      provenBy: [
        'tests/contract/messages/previewMessages.test.ts › what the clock passes over arrives at its own time, as if it had run there',
        'tests/contract/messages/previewMessages.test.ts › a real clinic has nothing of it',
        'tests/e2e/course.spec.ts › book, attend, pay by card, receive',
        'LineMessageSheet/Default',
      ],
    },
  ],
};

export const MESSAGES: RuleGroup = {
  title: 'LINEの機能',
  rules: [
    {
      id: 'line-permission-when-sending',
      says: 'メッセージの許可は、送るときにだけたずね、断られたら何も送らずにそう伝えます。',
      provenBy: [
        'tests/e2e/line/screens.spec.ts › a booking made in LINE is sent to the chat',
        'tests/e2e/line/features.spec.ts › permission declined (${answer}): nothing is sent and the patient is told so',
      ],
    },
    {
      id: 'line-message-limits',
      says: 'LINEに1度に送るメッセージは1〜5件で、それぞれに種類（text、flex）があり、LINEの大きさの上限に収まります。',
      provenBy: [
        'tests/unit/messaging/messages.test.ts › has 1 to 5 messages, each with a type',
        'tests/unit/messaging/messages.test.ts › has one bubble within the limits',
      ],
    },
    {
      id: 'line-message-private',
      says: 'チャットに送る予約のメッセージは、通知に病名を書かず、友だちへの紹介のメッセージは、どなたのことも書きません。',
      provenBy: [
        'tests/unit/messaging/messages.test.ts › the notification text mentions no illness',
        'tests/unit/messaging/messages.test.ts › an invitation names the clinic and its subjects, and no person',
      ],
    },
    {
      id: 'line-share-outcome',
      says: '友だちへの紹介は、送った・やめた・できなかった・わからないを分けて伝えます。',
      provenBy: [
        'tests/e2e/line/features.spec.ts › sharing distinguishes sent, cancelled and failed',
        'SettingsPage/ShareOpened',
        'tests/unit/messaging/lineVersion.test.ts › LINE reports how sharing ended from 10.11.0 on',
      ],
    },
    {
      id: 'line-share-timeout',
      says: '紹介の送り先を選ぶ窓が10分で終わると、LINEのエラーの1つとして、そのことを伝えます。',
      provenBy: ['tests/e2e/line/features.spec.ts › sharing times out after ten minutes'],
    },
    {
      id: 'line-feature-hidden',
      says: 'その端末のLINEにない機能は、ボタンを出しません。',
      provenBy: [
        'tests/e2e/line/features.spec.ts › features the channel does not allow are unavailable',
        'SettingsPage/OutsideLine',
      ],
    },
    {
      id: 'line-errors-in-words',
      says: 'LINEのエラーは、コード、次に文から、何が起きたかと何をすればよいかの日本語にして示します。',
      provenBy: [
        'tests/unit/messaging/lineErrors.test.ts › every code has a fallback for changed messages; any other code has the default',
        'tests/unit/messaging/lineErrors.test.ts › every trouble has two Japanese sentences; the second says what to do',
        'tests/e2e/line/errors.spec.ts › every misuse of the SDK throws its sentence',
      ],
    },
    {
      id: 'line-oauth-error',
      says: 'LINEのログインが返すエラーは、URLに書かれたものも、LINEのほかのエラーと同じように言葉で伝えます。',
      provenBy: ['tests/e2e/line/errors.spec.ts › error: description in the URL, as the SDK throws it'],
    },
    {
      id: 'line-update-asked',
      says: 'LINEの更新をおすすめするのは、送れない版（12.0.0）で送信が403のときだけです。',
      provenBy: ['tests/unit/messaging/lineErrors.test.ts › a 403 suggests updating LINE only for 12.0.0'],
    },
  ],
};
