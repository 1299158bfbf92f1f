interface Screen {
  /** The id of the screen's story file. */
  id: string;
  /** §screen-routes */
  routes: readonly string[];
}

interface Journey {
  name: string;
  about: string;
  screens: readonly Screen[];
}

/** In the order of use. The overview adds unlisted screens at the end. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: '予約する',
    about: '診療科目と時間を選び、同意と問診を終えて、予約するまでの画面です。',
    screens: [
      { id: 'pages-home', routes: ['/', '/index.html'] },
      { id: 'pages-reserve', routes: ['/reserve'] },
      { id: 'pages-slot-picker', routes: ['/reserve/:type/:id'] },
      { id: 'pages-confirm', routes: ['/reserve/confirm/:id'] },
      { id: 'pages-questionnaire', routes: ['/reserve/diagnose/:id', '/reserve/rediagnose/:id'] },
      { id: 'pages-register', routes: ['/reserve/register/:id'] },
    ],
  },
  {
    name: '診察の前',
    about: '予約を確かめ、準備をして、診察室に入るまでの画面です。キャンセルと日時の変更も含みます。',
    screens: [{ id: 'pages-reservations', routes: ['/mypage/reservation', '/mypage', '/mypage/order'] }],
  },
  {
    name: '診察のあと',
    about: '診療明細を確かめ、お届け先を選んで、支払うまでの画面です。',
    screens: [
      { id: 'pages-payments', routes: ['/mypage/payment'] },
      { id: 'pages-bill', routes: ['/mypage/payment/bill/:id'] },
      { id: 'pages-deliver', routes: ['/mypage/payment/deliver/:id'] },
      { id: 'pages-payment-result', routes: ['/payment/success', '/payment/cancel'] },
    ],
  },
  {
    name: 'お薬と検査',
    about: '処方されたお薬と、受けた検査の記録を見る画面です。',
    screens: [
      { id: 'pages-medicine', routes: ['/medicine'] },
      { id: 'pages-inspections', routes: ['/medicine/inspection'] },
    ],
  },
  {
    name: 'ご自身の情報',
    about: '基本情報、お届け先、保険証と検査結果のファイル、LINEのお知らせを見て、変える画面です。',
    screens: [
      { id: 'pages-other', routes: ['/mypage/other'] },
      { id: 'pages-info', routes: ['/mypage/other/info'] },
      { id: 'pages-addresses', routes: ['/mypage/other/address'] },
      { id: 'pages-files', routes: ['/mypage/other/image'] },
      { id: 'pages-messages', routes: ['/mypage/other/message'] },
    ],
  },
  {
    name: '困ったとき',
    about: 'URLが違うときと、LINEでのログインがうまくいかないときの画面です。',
    screens: [
      { id: 'pages-not-found', routes: ['*'] },
      { id: 'flows-login', routes: [] },
    ],
  },
];

/** In the order of use. The overview adds unlisted flows at the beginning. */
export const FLOWS: readonly { name: string; flows: readonly string[] }[] = [
  {
    name: '予約する',
    flows: [
      'flows-book-consultation',
      'flows-book-repeat-visit',
      'flows-book-with-customer-form',
      'flows-slot-taken',
      'flows-resume-draft',
    ],
  },
  { name: '診察の前', flows: ['flows-change-time'] },
  { name: '診察のあと', flows: ['flows-pay-by-card', 'flows-pay-by-bank', 'flows-receive-medicine'] },
  { name: 'ご自身の情報', flows: ['flows-manage-own-data'] },
  { name: '困ったとき', flows: ['flows-login'] },
];
