import type { RuleGroup } from './rule';

export const SLOTS: RuleGroup = {
  title: '予約枠',
  rules: [
    {
      id: 'treatment-subjects',
      says: '診療科目は、高血圧（1）、痛風・高尿酸血症（2）、高脂血症（3）、糖尿病（4）の4つです。',
    },
    {
      id: 'shift-taken',
      says: '埋まっている単位と休みの単位は、枠になりません。',
    },
    {
      id: 'block-length',
      says: '枠の長さは、初診が続いた3単位（15分）、再診が2単位（10分）です。',
    },
    {
      id: 'block-one-run',
      says: '枠は、同じ医師の、ちょうど5分おきに続く単位だけからできます。',
    },
    {
      id: 'block-within-hour',
      says: '枠は1時間ごとに始めから切り分け、時をまたがず、足りない残りは示しません。',
    },
    {
      id: 'slot-lead-time',
      says: '当日の枠は、開始まで15分以上あるものだけを示します。',
    },
    {
      id: 'book-until-five',
      says: '示した枠は、開始の5分前まで予約・変更できます。',
    },
    {
      id: 'late-as-taken',
      says: '開始の5分前を過ぎた枠は、埋まった枠と同じように、答えを残して近い枠を示します。',
    },
    {
      id: 'band-hours',
      says: '時間帯は10時から23時までの14で、24:00は最後の時間帯の終わりです。',
    },
    {
      id: 'band-today',
      says: '今日は、いまの時より前の時間帯を示しません。',
    },
    {
      id: 'band-full',
      says: '枠がない時間帯には、わけに応じて「休憩中」「満員」「受付終了」と示します。',
    },
    {
      id: 'band-jumps',
      says: '時間帯と各時間のボタンは、その時間を画面に出すだけで、枠は変えません。',
    },
    {
      id: 'strip-seven-days',
      says: '日付は今日（日本時間）から7日ずつ並び、はじめは今日が選ばれています。',
    },
    {
      id: 'days-free',
      says: '7日分の空きは、日時の選択と同じ決まりで数えた、その方が予約できる枠の数です。',
    },
    {
      id: 'timetable-four-weeks',
      says: '診療の予定表は今日を含む28日分で、予約できるのはその中の枠だけです。',
    },
    {
      id: 'strip-past-midnight',
      says: '画面を開いたまま日付が変わると、過ぎた日は選べなくなり、選択は次の日へ移ります。',
    },
    {
      id: 'strip-holidays',
      says: '日曜日と祝日は赤、土曜日は青で示し、祝日の名前は読み上げの名前にも入ります。',
    },
    {
      id: 'day-marks',
      says: '日付に、枠が5つ以上なら◯、4つまでなら△、なければ×を示し、ことばで読み上げます。',
    },
    {
      id: 'doctor-any',
      says: '医師ははじめ「指定なし」で、医師の一覧を読めなくても予約できます。',
    },
    {
      id: 'earliest-button',
      says: '画面下のボタンは、選んでいる日のいちばん早い枠で進みます。',
    },
    {
      id: 'next-day-with-room',
      says: '空きのない日はそのことを伝え、7日分の空きがわかれば、次に空いている日へ案内します。',
    },
    {
      id: 'choice-in-url',
      says: '選んだ枠と医師と日はURLに入り、戻る・再読み込み・ログインのあとも残ります。',
    },
    {
      id: 'choice-checked',
      says: '枠のURLが壊れているときは、そのことを伝え、日時の選択へ戻るリンクを示します。',
    },
    {
      id: 'choice-marked',
      says: '日時の選択に戻ると、選んだ枠に印があり、画面下のボタンはその枠で進みます。',
    },
    {
      id: 'visit-type-by-clinic',
      says: '初診か再診かはクリニックの答えで決め、URLでは決めません。',
    },
    {
      id: 'first-visit-per-subject',
      says: '同じ診療科目の診察が1度終わるまでは初診です。',
    },
    {
      id: 'earliest-of-strip',
      says: '7日分の空きがわかるときは、その中でいちばん早い枠で進みます。',
    },
    {
      id: 'chosen-day-in-sight',
      says: '枠を下へ見ていくあいだ、選んでいる日と医師の帯が残り、押すといちばん上へ戻ります。',
    },
  ],
};
