import { common } from './common';

export const app = {
  loginFailed: 'ログインできませんでした',
  notFoundTitle: 'お探しの画面はありませんでした',
  notFoundAdvice: 'アドレスが変わったか、ページがなくなった可能性があります。',
} as const;

export const titles = {
  mainMenu: 'メインメニュー',
  booking: '診療予約',
  medicineMenu: 'お薬管理',
  myPage: 'マイページ',
  myPageTabs: 'マイページの切り替え',
  medicineTabs: 'お薬管理の切り替え',
  reservations: '予約履歴',
  basicInfo: '基本情報',
  prescriptions: '処方履歴',
  inspections: '検査履歴',
  subjects: '診療科目',
  slotPicker: '日時の選択',
  confirm: '予約内容の確認',
  diagnose: '問診票（初診）',
  rediagnose: '問診票（再診）',
  register: 'お客様情報の入力',
  addresses: 'お届け先',
  files: '保険証・検査結果',
  messages: 'お知らせの設定',
  payment: 'お支払い',
  bill: '診療明細',
  deliver: 'お支払い方法・お届け先',
  bank: 'お振込先',
  paymentDone: 'お支払いの結果',
  paymentCancelled: 'お支払いのキャンセル',
  notFound: 'ページが見つかりません',
} as const;

export const home = {
  heading: '診療科目',
  headingInsured: '診療科目【保険適用】',
  note: '保険適用・当日予約可能',
  noteInsured: '当日予約可能',
  loadFailed: 'ご予約の状況を表示できません',
  again: '前回と同じで予約',
  againWith: (subject: string, doctor: string) => (doctor === '' ? subject : `${subject}・${doctor}`),
  unfinished: {
    title: '入力途中の予約があります',
    facts: (subject: string, time: string) => `${subject}・${time}〜（未予約）`,
    lateFacts: (subject: string) => `${subject}・日時は選び直しになります`,
    goOn: '続きから入力する',
  },
  welcome: {
    title: 'LINEではじめるオンライン診療',
    text: 'ご予約からお薬のお届けまで、通院せずに続けられます。',
    action: '診療を予約する',
  },
  slider: {
    region: 'お知らせ',
    pause: '自動切り替えを止める',
    play: '自動切り替えを始める',
    position: (index: number, total: number) => `${total}枚中${index}枚目`,
    goTo: (index: number) => `${index}枚目のお知らせを表示する`,
    banners: [
      { title: 'ご自宅から、\nいつもの診療を。', text: 'スマートフォンで受診できます' },
      { title: 'お薬は、\nご自宅へお届け。', text: `お支払い後${common.daysToDelivery}でお届けします` },
      { title: 'ご都合に合わせて、\n日時を選ぶ。', text: '医師と時間を選べます' },
    ],
  },
  psychiatry: {
    title: 'オンライン精神科・心療内科',
    text: '気分の落ち込み・不眠・イライラ・集中力の低下・涙もろさ',
  },
} as const;

export const settings = {
  menu: '設定メニュー',
  entries: {
    info: { title: '基本情報の確認・変更', text: '問診でお答えいただいた内容' },
    addresses: { title: 'お届け先の管理', text: 'お薬をお届けする住所' },
    files: { title: '保険証・検査結果', text: '写真やPDFの確認・追加' },
    payment: { title: 'お支払い', text: 'お支払いが必要な診療' },
  },
  messagesMenu: 'お知らせの設定',
  messages: { title: 'お知らせ', text: 'LINEに届くお知らせの設定' },
  display: '表示の設定',
  onOff: { onLabel: 'オン', offLabel: 'オフ' },
  easyMode: '文字を大きく',
  easyModeText: '文字が大きくなり、問診は1問ずつ表示されます。この端末に保存されます。',
} as const;

export const service = {
  title: 'このサービスについて',
  share: { title: '友だちに紹介する', text: 'LINEで送り先を選んで紹介します' },
  close: { title: 'この画面を閉じる', text: 'LINEのトーク画面に戻ります' },
  shortcut: { title: 'ホーム画面に追加する', text: '次からすぐに開けるようになります' },

  invitation: {
    altText: (clinicName: string) => `${clinicName}のご紹介`,
    heading: 'オンライン診療のご紹介',
    text: 'スマートフォンで受けられる、保険適用のオンライン診療です。',
    subjects: (names: readonly string[]) => names.join('、'),
    open: '開いてみる',
  },
  shared: '紹介を送りました',
  sharedText: 'ありがとうございます。',
  shareCancelled: '紹介は送っていません',
  shareCancelledText: '送り先を選ぶ画面が閉じられました。',
  shareOpened: '送り先を選ぶ画面を開きました',
  shareOpenedText: '送れたかどうかは、LINEのトーク画面でご確認ください。',
  shortcutOffered: 'ホーム画面に追加する画面を開きました',
  shortcutOfferedText: '画面の案内にそって追加してください。',

  addFriend: '公式アカウントを友だち追加',
  addFriendText: '友だち追加をすると、クリニックからのお知らせをLINEで受け取れます。',
} as const;
