import type { RuleGroup } from './rule';

export const BOOKING: RuleGroup = {
  title: '予約する',
  rules: [
    {
      id: 'consent-all-four',
      says: '4つの同意すべてにチェックが入るまで、予約へは進めず、問診票もお客様情報も開きません。',
      provenBy: ['ConfirmPage/BlockedUntilAllTicked', 'QuestionnairePage/LedToConsents', 'RegisterPage/LedToConsents'],
    },
    {
      id: 'consent-kept',
      says: 'チェックした同意は、戻る・再読み込み・ログイン・近い枠への変更のあとも残り、予約が終わると消えます。',
      provenBy: ['ConfirmPage/SlotTakenWhileReading', 'ConfirmPage/BooksAtOnce'],
    },
    {
      id: 'consent-stored',
      says: '予約は、患者さんが同意した文面の版と、その文面に示したキャンセル料とともに送られ、クリニックはそれと時刻を予約とともに残し、同意のない予約を断ります。',
      provenBy: [
        'tests/contract/booking/consent.test.ts › the version and the time of the consent are kept with the reservation',
        'tests/contract/booking/consent.test.ts › no booking is made without the consents, on any of the four ways',
        'ConfirmPage/BooksAtOnce',
        'tests/unit/device/drafts.test.ts › the consents last as long as the page, until the booking, and for the fee they named alone',
        'tests/repo/consents.test.ts › a changed consent sentence has a new version',
      ],
    },
    {
      id: 'adults-only',
      says: '予約する日（日本時間）に18歳になっていない方の予約は受け付けず、そのことを生年月日の欄で伝えます。',
      provenBy: [
        'tests/unit/domain/fields/fields.test.ts › a birthday under 18 is refused until the 18th birthday',
        'tests/contract/booking/consent.test.ts › nobody under 18 on the day of the booking books',
      ],
    },
    {
      id: 'costs-before-booking',
      says: '予約の前に、システム利用料、送料、消費税、自己負担、初診と再診のよくある合計、当日のキャンセル料を示し、合計とキャンセル料は押さなくても見えます（決まっていない金額は示しません）。',
      provenBy: [
        'ConfirmPage/TellsCosts',
        'tests/unit/app/env.test.ts › tells the costs that are set, of the reference clinic all, of another none besides',
      ],
    },
    {
      id: 'notes-before-booking',
      says: '支払い方法、お薬の日数とお届け、待ち時間、録画の禁止などの注意は、予約の前に示します。',
      provenBy: ['ConfirmPage/Ready'],
    },
    {
      id: 'booking-way',
      says: '同意のあとは、クリニックの答えが1なら再診の問診票、2ならすぐに予約、4なら重複のお知らせ、ほかは初診の問診票へ進みます。',
      provenBy: [
        'tests/contract/booking/booking.test.ts › the flag of `new` is 4 with an open reservation, 1 after a finished one of the subject, else 0',
        'tests/unit/api/reading.test.ts › flag %s of a booking as the way to %s',
        'ConfirmPage/GoesToRepeatQuestionnaire',
      ],
    },
    {
      id: 'booking-reply',
      says: '予約の返事は、1が「先に埋まった」、3が「重複」、ほかは「予約できた」です。',
      provenBy: [
        'tests/unit/domain/booking/block.test.ts › message %s means %s',
        'tests/contract/booking/booking.test.ts › replies 1 when one of its shifts is taken or not offered, and books nothing',
      ],
    },
    {
      id: 'short-booking',
      says: '問診なしの予約は、その診療科目の30日以内の答えがあり、まだ診察を終えていない方だけができます。',
      provenBy: [
        'ConfirmPage/BooksAtOnce',
        'tests/contract/booking/shortBooking.test.ts › is refused without answers, or with those for another subject, and books nothing',
        'tests/contract/booking/shortBooking.test.ts › is refused once the answers are 30 days old',
        'tests/contract/booking/shortBooking.test.ts › is refused after a finished consultation of the subject: the repeat visit has its own questions',
      ],
    },
    {
      id: 'one-reservation',
      says: '診療科目にかかわらず、終わりもキャンセルも受診なしもなく、「受診の確認中」にもなっていない予約がある方は、ほかの予約ができません。',
      provenBy: [
        'tests/contract/booking/booking.test.ts › takes the whole block, appears in the list, and rejects a second one as a duplicate',
        'tests/contract/booking/idempotency.test.ts › a second open reservation of a patient',
        'tests/unit/domain/visit/reservationInTheWay.test.ts › a reservation is in the way until it lapses',
      ],
    },
    {
      id: 'duplicate-told-early',
      says: '予約がある方には、診療科目や日時を選ぶ前にも、同意する前にも、そのことを伝えます。',
      provenBy: ['ReservePage/AlreadyBooked', 'SlotPickerPage/AlreadyBooked', 'SlotPickerPage/AlreadyBookedAtConfirm'],
    },
    {
      id: 'duplicate-before-taken',
      says: 'クリニックは、予約のときに重複を先に確かめ、枠が埋まっていても「重複」と答えます。',
      provenBy: ['tests/contract/booking/booking.test.ts › replies 3 rather than 1'],
    },
    {
      id: 'outcome-dialog-way',
      says: '「先に埋まった」と「重複」のお知らせは、閉じると予約履歴へ移り、先に埋まったときは別の時間も選べます。',
      provenBy: ['ConfirmPage/DuplicateThenReservations', 'ConfirmPage/SlotTakenThenPicker'],
    },
    {
      id: 'completion-dialog',
      says: '予約が完了すると予約履歴へ移り、どの予約か、いつから入れるか、カレンダーへの道を示すお知らせを1度だけ出します（別の端末でのキャンセルや診療のあとの再読み込みでは出しません）。',
      provenBy: [
        'ReservationsPage/Completed',
        'ReservationsPage/NamesBooked',
        'ReservationsPage/NamesChanged',
        'ReservationsPage/CalendarFromDone',
        'ReservationsPage/CompletedThenCancelled',
      ],
    },
    {
      id: 'block-whole-or-none',
      says: '枠のすべての単位をまとめて予約し、1つでも取れなければ何も予約しません。',
      provenBy: [
        'tests/contract/booking/booking.test.ts › replies 1 when one of its shifts is taken or not offered, and books nothing',
        'tests/load/contention.test.ts › is held whole or not at all, from whichever end it is asked for',
      ],
    },
    {
      id: 'shift-held-once',
      says: 'どれほど混み合っても、止まっても、サーバーがいくつあっても、1つの単位を2つの予約が持つことはありません。',
      provenBy: [
        'tests/contract/booking/idempotency.test.ts › a shift held twice',
        'tests/load/contention.test.ts › that many patients want is booked by one, and all others are told that it is taken',
        'tests/load/contention.test.ts › of two patients who want the time of the other: both keep their own, and both are told',
      ],
    },
    {
      id: 'block-checked-by-clinic',
      says: 'クリニックは枠を自分で確かめ、医師・続き・長さ・時・15分前に合わない枠は、理由を伝えて断ります。',
      provenBy: [
        'tests/contract/booking/booking.test.ts › needs the block that this patient’s appointment takes',
        'tests/contract/booking/booking.test.ts › needs a doctor who treats the subject',
      ],
    },
    {
      id: 'taken-watched',
      says: '選んだ枠は、読んで答えている間も25秒ごとに、また最後のボタンの前に確かめ、埋まるとすぐに伝えます。',
      provenBy: ['ConfirmPage/SlotTakenWhileReading', 'SlotTaken/WhileAnswering', 'SlotTaken/AtTheLastButton'],
    },
    {
      id: 'taken-nearest-offers',
      says: '枠が埋まったときは、同じ医師、次に時間の近い順に、空いている枠を3つまで示します。',
      provenBy: [
        'tests/unit/domain/booking/takenBlock.test.ts › offers the same doctor first, then by distance, at most three',
      ],
    },
    {
      id: 'taken-keeps-answers',
      says: '枠が埋まっても、答えは残り、近い枠を1回押すだけで予約できます。',
      provenBy: ['SlotTaken/WhileAnswering', 'SlotTaken/AtTheLastButton'],
    },
    {
      id: 'back-after-loss',
      says: '埋まった枠の代わりを選んだあと、戻ると、前の画面が新しい枠で1回ずつ開きます。',
      provenBy: ['SlotTaken/BackLeadsOnce'],
    },
    {
      id: 'own-block-not-taken',
      says: 'ご本人が予約した枠は、埋まったとは伝えず、予約履歴へ移ります。',
      provenBy: [
        'tests/e2e/booking.spec.ts › Back and Forward step through the questionnaire',
        'QuestionnairePage/BookedElsewhere',
      ],
    },
    {
      id: 'change-time-one-call',
      says: '日時の変更は1回の呼び出しで、同じ長さの別の枠へ、問診の答えと同意ごと移すか、何も変えません。',
      provenBy: [
        'tests/contract/visit/changeTime.test.ts › moves the reservation with its answers and consents, and frees its old shifts',
        'tests/contract/visit/changeTime.test.ts › replies 1 for a block that is taken, and moves nothing',
        'tests/contract/visit/changeTime.test.ts › is refused with a 409 from the start on',
        'tests/load/contention.test.ts › of many patients to one block, while others book it: one winner, the others keep their time',
      ],
    },
    {
      id: 'change-begins-with-doctor',
      says: '日時の変更は、いまの予約の担当医を選んだところから始まります。',
      provenBy: ['SlotPickerPage/ChangeBeginsWithDoctor', 'ReservePage/AlreadyBooked'],
    },
    {
      id: 'change-time-said',
      says: '日時の変更では、変更前と変更後を示して1回押すだけで、できなかったときは、いまの予約が残っていることを伝えます。',
      provenBy: [
        'tests/unit/domain/visit/changeTime.test.ts › is the one of the link, while it is still to come',
        'ChangeTime/Taken',
        'ChangeTime/Refused',
      ],
    },
    {
      id: 'lost-reply-checked',
      says: '予約・変更・キャンセル・支払い・登録・削除の返事が届かないときは、すぐに、そのあと3秒ごとに30秒まで確かめてから、本当のことだけを伝えます。',
      provenBy: [
        'tests/unit/domain/lostReply.test.ts › is believed to be done at the first check that finds it, however late',
        'tests/unit/api/checkLostReply.test.ts › is asked for half a minute, then not done, or unknown where the clinic could not be asked',
        'tests/e2e/failing.spec.ts › ${name}, ${loss} though it is done: nothing else is said',
        'ReservationsPage/CancelUnknown',
        'AddressesPage/AddUnheard',
        'FilesPage/AddNotDone',
        'InfoPage/SaveUnheard',
      ],
    },
    {
      id: 'first-booking-counts',
      says: '同じ枠を2つの端末で予約したときは、あとの端末の完了のお知らせで、先に届いた内容でお受けしたことを伝えます。',
      provenBy: ['QuestionnairePage/BookedElsewhereAtSubmit', 'QuestionnairePage/BookedElsewhere'],
    },
  ],
};
