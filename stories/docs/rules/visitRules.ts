import type { RuleGroup } from './rule';

export const VISIT: RuleGroup = {
  title: '予約のあと',
  rules: [
    {
      id: 'state-from-flags',
      says: '予約の状態は、キャンセル・終了・受診なし・会計確認・支払い・発送の印だけから決まります。',
      provenBy: [
        'tests/unit/domain/reservation/state.test.ts › is one of seven states for every combination, always cancelled when cancelled',
        'tests/contract/identity/preview.test.ts › goes on step by step, and in that order alone',
      ],
    },
    {
      id: 'current-and-past',
      says: '現在の予約は近い順に、終わったものは過去として新しい順に1行ずつ示します。',
      provenBy: [
        'tests/unit/domain/visit/currentAndPast.test.ts › are the current ones and all others, in order',
        'PastVisit/Default',
        'tests/unit/domain/visit/currentAndPast.test.ts › are the booked ones, soonest first',
      ],
    },
    {
      id: 'under-way',
      says: '診察のあと、会計・お支払い・発送・お届け予定の最後の日までを「進行中」として予約からの段階とともに示し、患者さんを待つものは過去に置きません。',
      provenBy: [
        'tests/unit/domain/visit/currentAndPast.test.ts › are under way from the consultation to the parcel, then booked, then past, in the order of the list',
        'tests/unit/domain/visit/currentAndPast.test.ts › never has under past what awaits the patient',
        'VisitSteps/Default',
        'ReservationsPage/Ready',
      ],
    },
    {
      id: 'one-filled-button',
      says: 'マイページの塗りつぶしのボタンは1つで、はじめの1文にボタンがないときだけ、まだ入れる診察室か、先のお支払いのカードにつきます。',
      provenBy: [
        'tests/unit/domain/visit/nextStep.test.ts › leads into the room while that is open, and is the card’s once the time is over',
        'tests/unit/domain/visit/nextStep.test.ts › is else that of the bill which comes first, and of no card without a bill',
        'ReservationsPage/OneFilledButton',
        'ReservationsPage/RoomFirst',
      ],
    },
    {
      id: 'lapse-thirty-minutes',
      says: '終わりの予定から30分たっても終わりにならない予約は「受診の確認中」となり、診察室が閉じ、ほかの予約を妨げません。',
      provenBy: [
        'ReservationsPage/Unfinished',
        'tests/contract/visit/unfinished.test.ts › a consultation that nobody finished blocks nothing 30 minutes after its end',
        'tests/unit/domain/reservation/times.test.ts › is booked until 30 minutes after its planned end, then unfinished',
      ],
    },
    {
      id: 'missed-by-staff',
      says: 'クリニックが受診なしとした予約は履歴に残り、何も妨げず、診療の費用もかからず、あとから診察を終えると取り消されます。',
      provenBy: [
        'PastVisit/Missed',
        'tests/contract/visit/unfinished.test.ts › one that the patient missed blocks nothing and owes nothing',
        'tests/unit/domain/reservation/state.test.ts › is one of seven states',
      ],
    },
    {
      id: 'room-five-minutes',
      says: '診察室は開始の5分前に開き、診察が終わるまで、終わりにならなければ「受診の確認中」になるまで入れます。',
      provenBy: [
        'tests/unit/domain/reservation/times.test.ts › opens exactly 5 minutes before the start and closes when the consultation lapses',
        'tests/contract/visit/cancelling.test.ts › the room opens 5 minutes before the start, by the clinic’s clock',
        'ReservationsPage/RoomOpen',
      ],
    },
    {
      id: 'room-link-owner',
      says: '診察室のリンクは、予約したご本人に5分前から渡し、医師の一覧には入れません。',
      provenBy: [
        'tests/contract/booking/timetable.test.ts › doctors of a subject, never with the link of their rooms',
        'tests/contract/visit/cancelling.test.ts › the room opens 5 minutes before the start, by the clinic’s clock',
      ],
    },
    {
      id: 'room-opens-outside',
      says: 'LINEの中で「診察室に入る」を押すと、診察室はLINEではなく端末のブラウザで開きます。',
      provenBy: [
        'ReservationsPage/RoomOpen',
        'tests/e2e/line/features.spec.ts › an external window is requested as such',
      ],
    },
    {
      id: 'cancel-until-start',
      says: '予約は開始の時刻まで1度だけキャンセルでき、単位はすぐに空きます。',
      provenBy: [
        'tests/contract/visit/cancelling.test.ts › frees the shifts at once, keeps the reservation in the list, and works only once',
        'tests/contract/visit/cancelling.test.ts › works until the start, and never after it: the doctor may be waiting',
      ],
    },
    {
      id: 'cancel-asks-first',
      says: 'キャンセルの前に、どの予約か、決まったキャンセル料がかかるか、どうなるかを示し、まず残す道をすすめてたずねます。',
      provenBy: ['ReservationsPage/CancelNames', 'ReservationsPage/CancelCosts', 'ReservationsPage/CancelIsFree'],
    },
    {
      id: 'cancel-names-truth',
      says: 'キャンセルする前に予約を読み直し、別の端末で日時が変わっていたら、キャンセルせずにそう伝えます。',
      provenBy: [
        'tests/unit/domain/reservation/state.test.ts › has moved when the clinic has another start for the same reservation',
        'ReservationsPage/MovedElsewhere',
      ],
    },
    {
      id: 'cancel-fee-day',
      says: 'キャンセル料は、診療の日（日本時間）の0時からかかり、日時の変更には、当日でもかからないことを伝えます。',
      provenBy: [
        'tests/unit/domain/money/fees.test.ts › is due from midnight (JST) of the day of the consultation',
        'ReservationsPage/CancelCosts',
        'ChangeNotice/BeforeTheLastButton',
      ],
    },
    {
      id: 'cancel-fee-said',
      says: 'キャンセル料が決まっているクリニックでは、当日のキャンセルの前とあと、受診なしの予約に、金額とお支払いの方法を示し、決まっていないクリニックでは、同意の文のほかで、かかるとは言いません。',
      provenBy: [
        'tests/unit/domain/money/fees.test.ts › is the fee that is set, on the day, for what the clinic can keep',
        'ReservationsPage/CancelCosts',
        'ReservationsPage/CancelledForAFee',
        'ReservationsPage/NoFeeSet',
        'PastVisit/MissedForAFee',
        'ConfirmPage/NoFeeSet',
      ],
    },
    {
      id: 'cancel-failed-said',
      says: 'キャンセルできなかったときは、予約が残っていることを伝えてもう一度押せ、別の端末ですでにキャンセルしていたときは、そう伝えます。',
      provenBy: [
        'ReservationsPage/CancelFailed',
        'ReservationsPage/CancelTooLate',
        'ReservationsPage/CancelledElsewhere',
      ],
    },
    {
      id: 'called-off-told',
      says: 'クリニックがキャンセルした診療は、その日の7日後まで、次の予約をするまで、画面のはじめの1文と現在の予約の欄で、理由と次の予約への道とともに伝えます。',
      provenBy: [
        'tests/unit/domain/visit/calledOff.test.ts › is told until the patient books again',
        'tests/unit/domain/visit/calledOff.test.ts › is the next step, before any bill, and stands with what is booked',
        'ReservationCard/CalledOff',
        'PastVisit/CalledOff',
        'ReservationsPage/CalledOff',
      ],
    },
    {
      id: 'visit-waiting',
      says: '開始の15分前からは待つ方へのご案内を予約のカードに出し、開始から「受診の確認中」になるまで、医師が来ないときにすることを案内します。',
      provenBy: [
        'tests/unit/domain/reservation/times.test.ts › changes to the millisecond',
        'ReservationCard/Waiting',
        'ReservationCard/NobodyComes',
      ],
    },
    {
      id: 'visit-length',
      says: '診療の終わりは、開始から初診が15分、再診が10分です。',
      provenBy: [
        'tests/unit/domain/reservation/times.test.ts › ends 15 minutes after the start on a first visit, else 10',
      ],
    },
    {
      id: 'reservations-unread',
      says: '予約を読み込めないときは、ホームと診療科目の選択でそのことを伝えてもう一度読み込む道を示し、「診療を予約できます」とは言いません。',
      provenBy: [
        'HomePage/Failed',
        'HomePage/ReadAgain',
        'HomePage/ReadLater',
        'HomePage/Malformed',
        'ReservePage/Failed',
        'ReservePage/ReadAgain',
      ],
    },
    {
      id: 'next-step-order',
      says: 'つぎにすることは画面のはじめの1文で、休診になった予約に代わる日時、今日の診療、クリニックがキャンセルした診療、期限を過ぎたお支払い、先の診療（保険証の登録）、お支払い、選んだ振込、会計の確認、お届け、次の予約の順に選びます。',
      provenBy: [
        'tests/unit/domain/visit/nextStep.test.ts › is the open room first of all',
        'tests/unit/domain/visit/nextStep.test.ts › is to pay what is owed, the oldest bill first',
        'tests/unit/domain/visit/nextStep.test.ts › is the consultation of today before any bill, one to come before a bill in time',
        'tests/unit/domain/visit/calledOff.test.ts › is the next step, before any bill',
        'tests/unit/domain/visit/nextStep.test.ts › is never less urgent with an additional reservation that needs action',
      ],
    },
    {
      id: 'closed-day-told',
      says: '休診になった予約は、ホームとマイページのはじめの1文で理由と別の日時への道を示し、診察室を出さず、いつでも日時の変更と無料のキャンセルができます。',
      provenBy: [
        'tests/unit/domain/visit/nextStep.test.ts › is another time for what the clinic cannot keep, before all else',
        'tests/unit/domain/visit/changeTime.test.ts › is the one that the clinic cannot keep, also after its start',
        'HomePage/ClosedDay',
        'ReservationCard/ClosedDay',
        'ReservationsPage/ClosedDayChanges',
        'ReservationsPage/ClosedDayCancelIsFree',
      ],
    },
    {
      id: 'visit-prepared',
      says: '診療の前に、用意するものと、カメラ・マイク・通信を試すページを示し、試すまでは何も使わず、何も送りません。',
      provenBy: [
        'ReservationsPage/Prepares',
        'tests/e2e/check.spec.ts › camera, microphone and connection are tested after a tap, then released',
      ],
    },
    {
      id: 'bill-awaited',
      says: '会計確認待ちのあいだは、いつごろ終わるかと、お知らせを受け取っている方にはLINEで知らせることを伝えます。',
      provenBy: ['ReservationCard/AwaitingConfirmation'],
    },
    {
      id: 'calendar-outside',
      says: '予約は、LINEの外でGoogleカレンダーまたはカレンダーのファイルに追加でき、1つの予約は1つの予定で、日時の変更やキャンセルのあとは、前の予定が残っていることと、それを消すファイルを示します（クリニックがキャンセルしたときは、開始の時刻まで）。',
      provenBy: [
        'tests/e2e/calendar.spec.ts › a reservation is offered as a calendar file with the way back into the app',
        'tests/unit/pages/calendarOf.test.ts › offer the removal of the entry, newer than what was added before',
        'ReservationsPage/AddsToCalendar',
        'ReservationsPage/RemovesFromCalendar',
        'ReservationsPage/RemovesCalledOff',
        'ReservationsPage/RemovesCalledOffBefore',
        'ReservationsPage/CalledOffBeforeToday',
        'PastVisit/CalledOff',
      ],
    },
    {
      id: 'static-pages',
      says: 'カレンダーと確認のページは、アプリと同じ古さのブラウザで動き、スクリプトが動かないときも、何をすればよいかを示します。',
      provenBy: [
        'tests/repo/staticPages.test.ts › %s has nothing that is newer than the build’s target',
        'tests/e2e/calendar.spec.ts › works in a browser without URL.canParse, and a script that fails leaves a sentence',
      ],
    },
    {
      id: 'visit-to-chat',
      says: '予約の内容はチャットに送れ、送れないときはコピーでき、どうなったかを必ず伝えます。',
      provenBy: ['ReservationsPage/SendsToChat', 'ReservationsPage/SendUnavailable', 'ReservationsPage/SendFailed'],
    },
  ],
};
