/** Changing the time of a reservation (§change-time-order); the button's label is `reservation.changeTime`. */
export const changeTime = {
  pickTitle: (was: string) => `${was}のご予約の日時を変更します`,
  pickText: '新しい日時をお選びください。次の画面で確かめるまで、いまのご予約はそのまま残ります。',
  confirmTitle: 'いまのご予約を先に取り消してから、新しい日時を予約します',
  confirmText:
    'そのあいだに新しい時間が埋まった場合、いまのご予約には戻せません。そのときは、近い時間をすぐにご案内します。',
  fee: '当日に日時を変更した場合も、当日のキャンセルとして、キャンセル料がかかります。',
  releasedTitle: (was: string) => `${was}のご予約は、取り消されています`,
  releasedText: '新しい日時のご予約は、まだできていません。このまま続けてご予約ください。',
  unknown: '変更できるご予約が見つかりませんでした',
  unknownText: 'すでに変更・キャンセルされたか、診療が終わっています。このまま新しくご予約いただくこともできます。',
  failed: '変更するご予約を確認できませんでした',
  checking: 'ご予約を確認しています',
  before: '変更前',
  after: '変更後',
  wasReleased: (was: string) => `${was}（取り消し済み）`,
  changing: '日時を変更しています',
  /** After a failure: the state of the old reservation. */
  unchanged: '日時は変更されていません。いまのご予約はそのまま残っています。',
  unsure: '日時を変更できたか確認できませんでした。もう一度「日時を変更する」を押すと、続きからお手続きできます。',
  notBooked: '前のご予約は取り消されましたが、新しい日時のご予約はまだできていません。',
  /** In the dialog for a lost block. */
  stillHeld: 'いまのご予約は、そのまま残っています。',
  alreadyReleased: '前のご予約は、すでに取り消されています。',
} as const;
