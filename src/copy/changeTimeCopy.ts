const UNKEPT_FREE = '問診のお答えや同意は、そのまま引き継がれます。キャンセル料はかかりません。';

/** Changing the time of a reservation (§change-time-one-call); the button's label is `reservation.changeTime`. */
export const changeTime = {
  pickTitle: (was: string) => `${was}のご予約を変更します`,
  pickText: '確かめるまで、いまのご予約は残ります。',
  confirmTitle: '「日時を変更する」を押すと、新しい日時に変わります',
  confirmText:
    '問診のお答えや同意は、そのまま引き継がれます。新しい時間がとれなかったときは、いまのご予約がそのまま残ります。',
  /** On the day itself. */
  free: '当日でも、日時の変更にキャンセル料はかかりません。',
  /** For a time that the clinic cannot keep (§closed-day-told). */
  unkept: {
    pickTitle: (was: string) => `${was}の診療に代わる日時をお選びください`,
    pickText: UNKEPT_FREE,
    confirmText: UNKEPT_FREE,
    unchanged: '日時はまだ決まっていません。もう一度お試しください。',
  },
  unknown: '変更できるご予約が見つかりませんでした',
  unknownText: 'すでに変更・キャンセルされたか、診療の時間を過ぎています。予約履歴をご確認ください。',
  failed: '変更するご予約を確認できませんでした',
  checking: 'ご予約を確認しています',
  before: '変更前',
  after: '変更後',
  changing: '日時を変更しています',
  /** After a refusal. */
  unchanged: '日時は変更されていません。いまのご予約はそのまま残っています。',
  /** The clinic no longer has this reservation as one to come. */
  refused: 'このご予約の日時は変更できません',
  /** In the dialog for a lost block; `was`: the reservation's time. */
  stillHeld: (was: string) => `${was}のご予約は、そのまま残っています。`,
} as const;
