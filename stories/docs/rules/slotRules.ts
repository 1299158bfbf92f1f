import type { RuleGroup } from './rule';

export const SLOTS: RuleGroup = {
  title: '予約枠',
  rules: [
    {
      id: 'treatment-subjects',
      says: '診療科目は、高血圧（1）、痛風・高尿酸血症（2）、高脂血症（3）、糖尿病（4）の4つです。',
      provenBy: [
        'tests/unit/domain/clinic/subjects.test.ts › are the four of the rule book, with their slugs',
        'tests/contract/seed/seedTexts.test.ts › name the four subjects like the slot picker',
      ],
    },
    {
      id: 'slot-route-any-word',
      says: '日時の選択の画面のパスでは、診療科目の番号だけを読み、その前の語は何でもよいものとします。',
      provenBy: ['SlotPickerPage/UnknownSubject'],
    },
    {
      id: 'shift-five-minutes',
      says: '予約の単位は、1人の医師の5分です。',
      provenBy: [
        'tests/contract/booking/timetable.test.ts › the shifts by doctor, then by time, of the doctors of the subject',
      ],
    },
    {
      id: 'shift-taken',
      says: '埋まっている単位と休みの単位は、枠になりません。',
      provenBy: [
        'tests/unit/domain/booking/bookableDay.test.ts › starts a new grid after a taken shift',
        'tests/unit/domain/booking/bookableDay.test.ts › offers a shift with an empty digest',
      ],
    },
    {
      id: 'block-length',
      says: '枠の長さは、初診が続いた3単位（15分）、再診が2単位（10分）です。',
      provenBy: [
        'tests/unit/domain/booking/block.test.ts › take 15 minutes when initial, otherwise 10',
        'tests/contract/booking/booking.test.ts › needs the block that this patient’s appointment takes',
      ],
    },
    {
      id: 'block-one-run',
      says: '枠は、同じ医師の、ちょうど5分おきに続く単位だけからできます。',
      provenBy: [
        'tests/unit/domain/booking/bookableDay.test.ts › joins neither shifts of two doctors nor shifts that are not 5 minutes apart',
      ],
    },
    {
      id: 'block-within-hour',
      says: '枠は1時間ごとに始めから切り分け、時をまたがず、足りない残りは示しません。',
      provenBy: [
        'tests/unit/domain/booking/bookableDay.test.ts › never crosses the hour',
        'tests/contract/booking/booking.test.ts › never crosses the hour',
      ],
    },
    {
      id: 'block-end',
      says: '枠は、最後の単位が始まってから5分で終わります。',
      provenBy: ['tests/unit/domain/booking/block.test.ts › end 5 minutes after their last shift began'],
    },
    {
      id: 'slot-lead-time',
      says: '当日の枠は、開始まで15分以上あるものだけを示します。',
      provenBy: ['tests/unit/domain/booking/bookableDay.test.ts › offers a start in exactly 15 minutes'],
    },
    {
      id: 'book-until-five',
      says: '示した枠は開始の5分前まで予約・変更でき、その5分前から残り時間を見出しに示し、過ぎたときは埋まった枠と同じように、答えを残して近い枠を示します。',
      provenBy: [
        'tests/unit/domain/booking/block.test.ts › can be booked until exactly 5 minutes before its start',
        'tests/unit/domain/booking/block.test.ts › tells how long in the last 5 minutes, never more than is left',
        'tests/unit/domain/booking/takenBlock.test.ts › stays free in its last 15 minutes, when no block like it is offered any more, until it is taken',
        'tests/contract/booking/booking.test.ts › is possible until exactly 5 minutes before the start, by the clinic’s clock',
        'SlotTaken/RunsOutOfTime',
        'SlotTaken/RefusedAsTooLate',
        'ConfirmPage/PastBlock',
      ],
    },
    {
      id: 'band-hours',
      says: '時間帯は10時から23時までの14で、24:00は最後の時間帯の終わりです。',
      provenBy: [
        'tests/unit/domain/booking/bands.test.ts › are the 14 hours from 10 to 23',
        'tests/unit/domain/calendar/jst.test.ts › formats minutes as HH:MM, the end of the day as 24:00',
      ],
    },
    {
      id: 'band-today',
      says: '今日は、いまの時より前の時間帯を示しません。',
      provenBy: ['tests/unit/domain/booking/bands.test.ts › starts today with the current hour'],
    },
    {
      id: 'band-on-break',
      says: 'どの医師も診療しない時間帯には「休憩中」と示します。',
      provenBy: [
        'tests/unit/domain/booking/bookableDay.test.ts › is a break without a shift, and full when all shifts are taken',
        'SlotGrid/NoSlots',
      ],
    },
    {
      id: 'band-full',
      says: '診療はあっても枠がない時間帯には「満員」、残りの開始が近すぎて受けられない時間帯には「受付終了」と示します。',
      provenBy: [
        'tests/unit/domain/booking/bookableDay.test.ts › is full when the free shifts are too few for a block',
        'tests/unit/domain/booking/bookableDay.test.ts › is over when all that is left begins too soon',
        'SlotGrid/NoSlots',
      ],
    },
    {
      id: 'band-jumps',
      says: '午前（10〜12時）、午後（12〜18時）、夜間（18〜24時）と各時間のボタンは、その時間を画面に出すだけで、枠は変えません。',
      provenBy: ['tests/unit/domain/booking/bands.test.ts › belong to one part of the day each', 'JumpButtons/Default'],
    },
    {
      id: 'strip-seven-days',
      says: '日付は今日（日本時間）から7日ずつ並び、週のボタンも7日ずつ動きます。',
      provenBy: [
        'tests/unit/domain/booking/dayStrip.test.ts › shows seven days from today',
        'tests/unit/domain/booking/dayStrip.test.ts › moves by seven days per week step',
      ],
    },
    {
      id: 'days-free',
      says: '7日分の空きは、日時の選択と同じ決まりで数えた、その方が予約できる枠の数です。',
      provenBy: [
        'tests/contract/booking/shiftDays.test.ts › says of seven days how many blocks the slot picker offers',
        'tests/contract/booking/shiftDays.test.ts › follows the bookings and the clock at once',
      ],
    },
    {
      id: 'strip-first-week',
      says: 'はじめの週では、「前の週」のボタンを押せません。',
      provenBy: ['DayStrip/Default'],
    },
    {
      id: 'timetable-four-weeks',
      says: '診療の予定表は今日を含む28日分で、予約できるのはその中の枠だけです。',
      provenBy: [
        'tests/contract/identity/preview.test.ts › extends to 28 days from today and rolls on',
        'SlotPickerPage/LastWeek',
      ],
    },
    {
      id: 'strip-first-day',
      says: 'はじめに選ばれている日は、7日の並びの最初の日（今日）です。',
      provenBy: ['tests/unit/domain/booking/slotChoice.test.ts › without a day it is today and nothing is wrong'],
    },
    {
      id: 'strip-past-midnight',
      says: '画面を開いたまま日付が変わると、過ぎた日は選べなくなり、選択は次の日へ移ります。',
      provenBy: [
        'tests/unit/domain/booking/dayStrip.test.ts › disables a day at the midnight that ends it and keeps its position',
        'tests/unit/domain/booking/dayStrip.test.ts › moves on to the first day that is not past',
        'DayStrip/AfterMidnight',
      ],
    },
    {
      id: 'strip-holidays',
      says: '日曜日と祝日は赤、土曜日は青で示し、祝日の名前は読み上げの名前にも入ります。',
      provenBy: ['DayStrip/Holiday', 'tests/unit/domain/calendar/holidays.test.ts › match the package on every day'],
    },
    {
      id: 'day-marks',
      says: '日付には、予約できる枠が5つ以上の日に◯、4つまでの日に△、ない日に×を示し、読み上げの名前には言葉で入れ、数を答えないクリニックでは何も示しません。',
      provenBy: [
        'tests/unit/domain/booking/dayMark.test.ts › is none without a free block, few up to four, else plenty',
        'DayStrip/Marks',
        'SlotPickerPage/NoMarks',
      ],
    },
    {
      id: 'doctor-any',
      says: '医師ははじめ「指定なし」で、医師の一覧を読めなくても予約できます。',
      provenBy: ['SlotPickerPage/ChoosesDoctor', 'SlotPickerPage/DoctorListFailed'],
    },
    {
      id: 'earliest-button',
      says: '画面下のボタンは、その日のいちばん早い枠を予約し、枠がないときはそのことを伝えます。',
      provenBy: ['BookRepeatVisit/WithInsurancePictures', 'SlotPickerPage/FullyBookedToday'],
    },
    {
      id: 'chosen-day-in-sight',
      says: '枠を下へ見ていくあいだ、選んでいる日と医師は開始時刻のボタンとともに見出しの下に残り、押すといちばん上へ戻ります。',
      provenBy: ['DayBar/Scrolled', 'SlotPickerPage/Scrolled'],
    },
    {
      id: 'next-day-with-room',
      says: '空きのない日は、時間の行の代わりに1つの文で伝え、次に空いている日をさがして案内します。',
      provenBy: ['SlotPickerPage/NextDayFound', 'SlotPickerPage/NextDayFromMarks'],
    },
    {
      id: 'choice-in-url',
      says: '選んだ枠と医師と日はURLに入り、戻る・再読み込み・ログインのあとも残ります。',
      provenBy: [
        'tests/unit/domain/booking/blockInUrl.test.ts › survives the round trip through a URL',
        'SlotPickerPage/UnknownDoctorAndDate',
      ],
    },
    {
      id: 'choice-checked',
      says: '壊れた枠のURLは、1つの文で伝え、日時の選択へ戻る道を示します。',
      provenBy: [
        'ConfirmPage/BrokenBlock',
        'tests/unit/domain/booking/blockInUrl.test.ts › is broken where the path names another block, and still knows the subject',
      ],
    },
    {
      id: 'choice-marked',
      says: '日時の選択に戻ると、選んだ枠に印がついています。',
      provenBy: ['SlotGrid/Chosen', 'SlotPickerPage/ChoosesSlot'],
    },
    {
      id: 'visit-type-by-clinic',
      says: '初診か再診かはクリニックの答えで決め、URLでは決めません。',
      provenBy: ['tests/unit/api/reading.test.ts › with a kind of visit that is only a first one when it says so'],
    },
    {
      id: 'first-visit-per-subject',
      says: '同じ診療科目の診察が1度終わるまでは初診です。',
      provenBy: [
        'tests/contract/booking/booking.test.ts › appointments of that subject are follow-ups: flag, two shifts, `first` false',
      ],
    },
  ],
};
