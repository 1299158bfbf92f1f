import { COPY_EXPORTS, sentencesOf } from './copyTexts';

interface WordPlace {
  name: string;
  story: string;
  /**
   * Exports (`payment`) or parts (`payment.bill`).
   * If `payment.bill` has a place, the place of `payment` omits the texts of `payment.bill`.
   */
  texts: readonly string[];
}

/** `tests/repo/docs.test.ts` checks that each export of `src/copy/` is listed here or in `UNPLACED`. */
export const WORD_PLACES: readonly WordPlace[] = [
  { name: 'ホーム', story: 'pages-home--ready', texts: ['home', 'subjectTiles'] },
  { name: '次にすること', story: 'pages-home--owed', texts: ['nextStep', 'overdue'] },
  { name: '診療科目の選択', story: 'pages-reserve--already-booked', texts: ['subjectTitles', 'booking'] },
  { name: '日時の選択', story: 'pages-slot-picker--chosen', texts: ['slotPicker'] },
  { name: '日時の変更', story: 'pages-slot-picker--changing', texts: ['changeTime'] },
  { name: '予約内容の確認', story: 'pages-confirm--ready', texts: ['confirm', 'consentsOf', 'costs'] },
  {
    name: '問診票',
    story: 'pages-questionnaire--ready',
    texts: ['questionnaire', 'answerProblemText', 'insuranceQuestions', 'emergency'],
  },
  {
    name: 'お客様情報の入力',
    story: 'pages-register--ready',
    texts: ['register', 'registerProblem', 'houseNoMissing', 'postal'],
  },
  { name: '予約のあと', story: 'pages-reservations--booked-with-plan', texts: ['completion', 'ticket'] },
  { name: '予約履歴', story: 'pages-reservations--ready', texts: ['reservation', 'visitHeader'] },
  { name: 'チャットに送る', story: 'pages-reservations--sends-to-chat', texts: ['chat'] },
  { name: '診察の準備', story: 'pages-reservations--prepares', texts: ['prepare'] },
  { name: '診察の前後', story: 'pages-reservations--room-open', texts: ['waitingRoom', 'visitDay'] },
  { name: 'お支払い', story: 'pages-payments--ready', texts: ['payment'] },
  { name: '診療明細', story: 'pages-bill--points-opened', texts: ['payment.bill', 'payment.problems'] },
  {
    name: 'お支払い方法・お届け先',
    story: 'pages-deliver--ready',
    texts: ['payment.method', 'payment.deliver'],
  },
  { name: 'お振込先', story: 'flows-pay-by-bank--bank-details', texts: ['payment.bank', 'copying'] },
  { name: 'お支払いの結果', story: 'pages-payment-result--ready', texts: ['payment.result', 'outsideLine'] },
  { name: '処方履歴', story: 'pages-medicine--ready', texts: ['medicine'] },
  { name: '検査履歴', story: 'pages-inspections--ready', texts: ['inspection', 'testItems'] },
  { name: '設定メニュー', story: 'pages-other--ready', texts: ['settings', 'service'] },
  { name: '基本情報', story: 'pages-info--ready', texts: ['info'] },
  { name: 'お届け先', story: 'pages-addresses--ready', texts: ['addresses', 'deletion'] },
  { name: '保険証・検査結果', story: 'pages-files--ready', texts: ['files', 'newFileProblem'] },
  { name: 'お知らせの設定', story: 'pages-messages--ready', texts: ['messageChoice'] },
  { name: 'お問い合わせ', story: 'pages-other--contact', texts: ['contact'] },
  { name: '多くの画面で使うことば', story: 'pages-not-found--ready', texts: ['common', 'titles', 'app'] },
  { name: '何もないとき', story: 'pages-reservations--empty', texts: ['empty'] },
  {
    name: 'うまくいかないとき',
    story: 'pages-reservations--cancel-unknown',
    texts: ['trouble', 'unknownOutcome', 'lostRows', 'stale', 'crash'],
  },
  {
    name: 'ログインとLINE',
    story: 'flows-login--permission-denied',
    texts: ['lineTrouble', 'loginAgain', 'loginMayHelp'],
  },
];

/** These exports need no place, because they only combine other texts or name a version. */
export const UNPLACED: readonly string[] = ['consultation', 'CONSENT_VERSION', 'consentVersion', 'answerProblemItem'];
const partsWithOwnPlace = WORD_PLACES.flatMap(({ texts }) => texts.filter((name) => name.includes('.')));

/** `text` is an export of `src/copy/` (`payment`) or a part of an export (`payment.bill`). */
export function sentencesAtPlace(text: string): string[] {
  const [name = '', part] = text.split('.');
  const exported = COPY_EXPORTS[name];
  return part === undefined
    ? sentencesOf(exported, name, partsWithOwnPlace)
    : sentencesOf((exported as Record<string, unknown>)[part], text);
}
