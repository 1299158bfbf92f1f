import { reservation } from './reservationCopy';

/** `/mypage/other/address` and the form for a new address. */
export const addresses = {
  lead: 'ふだんは「主な住所」へお届けします。お支払いのときに、別の住所も選べます。',
  loading: 'お届け先を読み込んでいます',
  stale: '最新のお届け先を確認できませんでした。前に読み込んだ内容を表示しています。',
  unread: 'お届け先を読み込めませんでした',
  emptyText: 'お薬をお届けする住所を登録してください。',
  /** An address in one line, as the name of its card. */
  inOneLine: ({ zip, address, apartment }: { zip: string; address: string; apartment: string }) =>
    [reservation.zip(zip), address, apartment].filter(Boolean).join(' '),
  main: '主な住所',
  setMain: '主な住所に設定する',
  settingMain: '設定しています',
  mainSet: '主な住所を変更しました',
  setMainFailed: '主な住所を変更できませんでした。いまの設定のままです。',
  remove: '削除する',
  removeQuestion: 'この住所を削除しますか？',
  removeMain: 'いまの主な住所です。削除すると、残った住所のうち登録が一番古いものが主な住所になります。',
  /** Medicine goes there (§deliver-delete-said). */
  removeInUse: (days: string) =>
    `${days}の診療のお薬を、この住所へお届けする予定です。削除しても、お届け先は変わりません。`,
  removeUnpaid: 'お届け先を変えるときは、削除する前に、お支払いの画面で別の住所をお選びください。',
  /** Paid, where it can be changed (§deliver-changeable), else only where there is a way to the clinic (§contact-only-if-given). */
  removePaid: 'お支払いが済んだお薬のお届け先を変えるときは、クリニックへご連絡ください。',
  removeChangeable: 'お支払いが済んだお薬のお届け先は、予約履歴で変更できます。',
  removed: '住所を削除しました',
  removeFailed: '住所を削除できませんでした。住所はそのまま残っています。',
  gone: 'この住所は、すでに削除されています',
  add: '住所を追加する',
  submit: 'この住所を追加する',
  submitting: '追加しています',
  cancel: 'やめる',
  added: '住所を追加しました',
  addFailed: '住所を追加できませんでした。入力した内容は残っています。',
  /** After a lost reply (§lost-reply-checked). */
  lost: {
    add: {
      notDone: {
        title: '住所はまだ追加されていません。もう一度お試しください。',
        text: '入力した内容は、そのまま残っています。',
      },
      unknown: {
        title: '住所を追加できたかどうか、確認できませんでした',
        text: 'もう一度ご確認ください。入力した内容は、そのまま残っています。',
      },
    },
    setMain: {
      notDone: {
        title: '主な住所はまだ変更されていません。もう一度お試しください。',
        text: 'いまの設定のままです。',
      },
      unknown: {
        title: '主な住所を変更できたかどうか、確認できませんでした',
        text: 'もう一度ご確認ください。',
      },
    },
    remove: {
      notDone: {
        title: '住所はまだ削除されていません。もう一度お試しください。',
        text: '住所は、そのまま残っています。',
      },
      unknown: {
        title: '住所を削除できたかどうか、確認できませんでした',
        text: 'もう一度ご確認ください。',
      },
    },
  },
  /** Fills the form with the address the clinic knows (§known-address-offered). */
  useKnown: '登録済みの住所を使う',
  noNumber: '番地のない住所です',
  addressHint: '例：東京都千代田区千代田1-1（番地まで入力してください）',
} as const;
