import type { RuleGroup } from './rule';

export const SCREENS: RuleGroup = {
  title: '画面',
  rules: [
    {
      id: 'one-card-for-a-group',
      says: 'ひとまとまりの入力欄は1枚のカードに収め、入力欄ごとのカードにはせず、選択肢や写真の質問だけを1枚のカードにします。',
      provenBy: [
        'tests/unit/domain/questionnaire/questionRows.test.ts › the cards of a page have texts, numbers and dates together, choices and pictures alone',
        'FieldGroup/Default',
      ],
    },
    {
      id: 'screen-routes',
      says: '画面のURLは決まっていて、知らないURLは「ページが見つかりません」と、戻る道を示します。',
      provenBy: ['tests/repo/docs.test.ts › lists every path of the app', 'NotFoundPage/Ready'],
    },
    {
      id: 'tap-never-lost',
      says: '時間を押している間に予約枠を読み直しても、指を離すまで枠は動かず、押した時間へ進みます。',
      provenBy: ['SlotPickerPage/HeldUnderFinger', 'SlotPickerPage/TapCounts', 'SlotPickerPage/FingerLifted'],
    },
    {
      id: 'tap-own-screen',
      says: '指で押したものは押したときに見えていた画面のものとし、画面やダイアログが指の下に現れてから0.4秒のうちに同じ場所を押しても（ページが読み込まれたあと最初は、どこを押しても）受け付けず、続けて2回押しても開閉とチェックは1回です（キーボードと読み上げはそのまま受け付けます）。',
      provenBy: [
        'tests/unit/domain/tap.test.ts › is not aimed at what came under the finger',
        'tests/e2e/taps.spec.ts › two taps on 入力内容を確認する show the answers and book nothing',
        'tests/e2e/taps.spec.ts › two taps tick a consent once',
        'tests/e2e/taps.spec.ts › a tap that follows from the card provider’s page',
        'tests/e2e/sweep.spec.ts › two taps on any control of',
      ],
    },
    {
      id: 'destroys-elsewhere',
      says: 'ダイアログの中の消す・取り消すボタンはいつも最後にあり、ダイアログを開いた指の下とその近くには現れず、そうなるときはダイアログが上か下に寄ります（キーボードと読み上げで開けば中央に出ます）。',
      provenBy: [
        'tests/unit/domain/tap.test.ts › never has its button within a finger of the press',
        'Dialog/DestroysElsewhere',
      ],
    },
    {
      id: 'one-step-per-press',
      says: '同じリンクや「戻る」を続けて押しても、履歴は1つしか進まず、1つしか戻りません。',
      provenBy: [
        'tests/e2e/back.spec.ts › a link and the way back, pressed twice before the screen comes',
        'tests/e2e/sweep.spec.ts › two taps on any control of ${name} send nothing and lead one step',
      ],
    },
    {
      id: 'chunk-recovers',
      says: '更新のあとで古い部品を読み込めないときは、画面を一度だけ読み直して新しい部品で続け、絵や先読みのようになくても困らないものは、読み直さずに続けます。',
      provenBy: [
        'tests/unit/device/loadChunk.test.ts › reloads once for a chunk that a deploy removed',
        'tests/unit/device/loadChunk.test.ts › what a screen does without',
        'tests/unit/components/preparePicture.test.ts › a picture whose decoder could not be loaded may be tried again',
        'tests/repo/layers.test.ts › recovers from a deploy',
      ],
    },
    {
      id: 'old-order-url',
      says: '/mypage と /mypage/order は予約履歴へ移します。',
      provenBy: ['ReservationsPage/OldAddress'],
    },
    {
      id: 'bottom-menu',
      says: '画面の下の行き先は、診療予約・お薬管理・マイページの3つで、一覧の画面にだけ出ます。',
      provenBy: ['BottomNavigation/Default', 'HomePage/Ready'],
    },
    {
      id: 'title-is-heading',
      says: 'ヘッダーの題名がその画面（ログインできなかったときも）のただ1つの h1 で、移動のあとはそこにフォーカスが移ります。',
      provenBy: [
        'PageHeader/Default',
        'Login/Refused',
        'tests/e2e/layout.spec.ts › every screen holds at 320 px and at 200 % text',
      ],
    },
    {
      id: 'nothing-jumps',
      says: '読み込みの途中で、すでに見えているものは動きません（CLSは0.01まで）。',
      provenBy: ['tests/e2e/stillness.spec.ts › nothing moves while slow replies come in'],
    },
    {
      id: 'lead-first',
      says: '画面のはじめの1文が「いま何をすればよいか」を言い、支える事実は1行まで、塗りつぶしのボタンは1つまでです。',
      provenBy: ['Lead/Default', 'Lead/FifteenCharacters', 'Lead/Waiting'],
    },
    {
      id: 'home-parts',
      says: 'ホームは、つぎにすること、入力途中の予約、前回と同じ予約、診療科目と「保険適用・当日予約可能」の一文、お知らせ、精神科・心療内科の案内の順に示します。',
      provenBy: ['HomePage/Ready', 'HomePage/IndexHtml'],
    },
    {
      id: 'unfinished-booking-said',
      says: '入力の途中でやめた予約があれば、7日の間、ご予約がないときにホームでそのことを言い、ひと押しで続きへ（日時を過ぎていれば日時の選択へ）進めます。',
      provenBy: [
        'tests/unit/device/drafts.test.ts › knows where the latest unfinished booking is, for seven days and for its patient',
        'HomePage/Unfinished',
        'HomePage/UnfinishedTooLate',
        'HomePage/UnfinishedWhileHeld',
        'UnfinishedBooking/Default',
      ],
    },
    {
      id: 'same-again',
      says: '受診したことのある方には、いちばん新しい診療と同じ診療科目と担当医で、日時の選択へひと押しで進む道をホームに出します（ご予約がある間は出しません）。',
      provenBy: [
        'tests/unit/domain/visit/lastVisit.test.ts › is the latest finished one, in any order',
        'tests/unit/domain/visit/lastVisit.test.ts › is not offered while a reservation is held, of any subject',
        'HomePage/SameAgain',
        'SameAgain/Default',
      ],
    },
    {
      id: 'banner-four-seconds',
      says: 'ホームのお知らせは3枚が4秒ごとに替わり、触れると止まり、「視差効果を減らす」では動きません。',
      provenBy: ['BannerSlider/Rotates', 'BannerSlider/KeyboardAlone'],
    },
    {
      id: 'settings-menu',
      says: '設定には、基本情報、お届け先、保険証・検査結果、お支払いと、クリニックがLINEで知らせるときはお知らせへの行き先があります。',
      provenBy: ['SettingsPage/Ready', 'SettingsPage/Messages'],
    },
    {
      id: 'choice-in-sight',
      says: '選んだ日時・医師・診療科目は、予約が終わるまで画面の上に見せておきます。',
      provenBy: ['BookingSummary/Default', 'ConfirmPage/Ready'],
    },
    {
      id: 'main-action-one',
      says: '主な操作は1画面に1つ、下に固定し、押すと何が起こるかを言葉で示します。',
      provenBy: ['ActionBar/Default', 'MainButton/Default'],
    },
    {
      id: 'blocked-says-why',
      says: 'まだ進めないボタンは、何が足りないかを言葉で添え、押すと足りないところへ案内します。',
      provenBy: ['MainButton/Blocked', 'QuestionnairePage/NamesWhatIsMissing', 'ActionBar/Missing'],
    },
    {
      id: 'outcome-where-pressed',
      says: '操作の結果は、押したところに1度だけ読み上げて出します。',
      provenBy: ['tests/e2e/outcome.spec.ts › what a press brings about is seen where the press was'],
    },
    {
      id: 'back-closes-dialog',
      says: 'ダイアログやシートは、端末やブラウザの「戻る」1回で閉じ、画面を移らず、履歴に何も残しません。',
      provenBy: [
        'Dialog/PhonesWayBack',
        'tests/e2e/back.spec.ts › Back closes every dialog and sheet and leaves the patient on the page',
        'tests/e2e/back.spec.ts › a dialog leaves no step behind: closed by its button, by going forward, by a reload, or by where it leads',
      ],
    },
    {
      id: 'loading-keeps-shape',
      says: '読み込みの間は来るものと同じ高さの形を見せ、0.3秒より早ければ何も出しません。',
      provenBy: ['Skeletons/Default', 'ReservationsPage/KeepsItsPlace'],
    },
    {
      id: 'empty-states',
      says: '何もない画面は、絵を1つ、文を1つ、あれば次にできることを1つ示します。',
      provenBy: ['EmptyState/Default', 'tests/repo/stories.test.ts › of pages: Empty where a list can be empty'],
    },
    {
      id: 'signal-not-blamed',
      says: '電波や通信のことを言うのは、つながらないときと時間がかかりすぎたときだけで、返事を読めないときやクリニックの不調のときは言いません。',
      provenBy: [
        'tests/unit/domain/lostReply.test.ts › that stayed unknown because of %s blames the signal: %s',
        'tests/unit/api/checkLostReply.test.ts › that could not be read tells why',
        'ActionOutcome/Unknown',
        'ActionOutcome/UnknownOffline',
        'HomePage/Malformed',
      ],
    },
    {
      id: 'failures-never-silent',
      says: 'どの失敗も、何が起きたかと次にできることを言葉で示し、入力したものを失いません。',
      provenBy: [
        'tests/e2e/failing.spec.ts › ${name}: every failure is explained, offers a next action and loses nothing',
        'SlotPickerPage/Failed',
      ],
    },
    {
      id: 'contact-only-if-given',
      says: 'クリニックへの連絡をすすめる文は、電話か公式アカウントがあるときだけ出し、そこから連絡できます。',
      provenBy: [
        'tests/unit/domain/clinic/contact.test.ts › a contact has a telephone or a chat; hours alone reach nobody',
        'FailureNotice/Malformed',
        'SettingsPage/Contact',
      ],
    },
    {
      id: 'texts-in-one-place',
      says: '患者さんに見せることばは1か所にまとまり、決めた名前のとおりに使います。',
      provenBy: [
        'tests/repo/accessibility.test.ts › speaks Japanese',
        'tests/repo/accessibility.test.ts › guides by words, not by where or in which colour',
      ],
    },
  ],
};

export const LOOKS: RuleGroup = {
  title: '見やすさと日時',
  rules: [
    {
      id: 'jst-everywhere',
      says: '日付と時刻は、端末の時間帯にかかわらず日本時間で計算し、曜日と24時間制で示します。',
      provenBy: [
        'tests/unit/domain/calendar/jst.test.ts › reads an instant as JST',
        'tests/unit/domain/calendar/jst.test.ts › changes the date at midnight in Tokyo',
      ],
    },
    {
      id: 'other-year-named',
      says: '今年でない日付には、どこでも年を付けます。',
      provenBy: ['tests/unit/domain/calendar/jst.test.ts › names the year of a date in another one'],
    },
    {
      id: 'clock-of-clinic',
      says: 'アプリの「いま」は、端末ではなくクリニックの時計に合わせます。',
      provenBy: [
        'tests/unit/api/client.test.ts › follows Clinic-Now, else the Date header',
        'tests/contract/identity/crossSite.test.ts › carries the clinic’s time and is never stored, errors too',
      ],
    },
    {
      id: 'drawn-by-the-minute',
      says: '画面の時刻はクリニックの時計の1分ごとに改まり、1秒ごとに描きなおすのは残り時間だけです。',
      provenBy: [
        'tests/unit/device/clinicClock.test.ts › tells once a minute, 1 ms after it has begun',
        'Countdown/Counts',
        'ReservationsPage/CountsDown',
      ],
    },
    {
      id: 'large-text-mode',
      says: '「文字を大きく」を入れると文字が大きくなり、端末に残ります。',
      provenBy: ['SettingsPage/LargerText', 'SettingsPage/Remembered'],
    },
    {
      id: 'small-screens',
      says: 'どの画面も、幅320px、文字200%、横向き、広い窓で、欠けも重なりも横すべりもありません。',
      provenBy: [
        'tests/e2e/layout.spec.ts › every screen holds at 320 px and at 200 % text',
        'tests/e2e/layout.spec.ts › every screen holds turned, on a wide window',
      ],
    },
    {
      id: 'words-stay-whole',
      says: '言葉や、単位のつく数の途中では行が変わりません（お支払い方法、2〜3日、約30日分）。',
      provenBy: ['tests/unit/domain/phrases.test.ts › lose no character', 'Unbroken/Default', 'Dialog/LongText'],
    },
    {
      id: 'palette-and-measures',
      says: '色・文字・余白は決めた一覧から選び、文字の色は背景との差（コントラスト）の基準を満たします。',
      provenBy: ['tests/repo/docs.test.ts › show colours that reach their contrast'],
    },
    {
      id: 'keyboard-and-focus',
      says: 'すべての操作はキーボードだけででき、全体に1つのフォーカスの輪がいつも見えます。',
      provenBy: [
        'tests/e2e/booking.spec.ts › the whole booking works by keyboard alone',
        'tests/e2e/keyboard.spec.ts › the focus is always to be seen at',
      ],
    },
    {
      id: 'wave-dash',
      says: '「〜」は、どこでも U+301C で、入力された全角チルダもこれに整えます。',
      provenBy: ['tests/repo/layout.test.ts › writes 〜 as the wave dash U+301C'],
    },
  ],
};
