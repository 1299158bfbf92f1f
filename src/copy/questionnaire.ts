import { answerMax } from '../domain/questionnaire/answers';
import { FILE_MAX_MB, PICTURE_MAX_MB } from '../domain/fields/file';
import type { AnswerProblem, Question } from '../domain/questionnaire/question';
import { common } from './common';

export const questionnaire = {
  progress: '進み具合',
  progressText: (page: number, total: number) => `${page} / ${total}`,
  pagesLeft: (left: number) => (left > 0 ? `あと${left}ページ` : '最後のページ'),
  check: '入力内容を確認する',
  book: '予約する',
  booking: '予約しています',
  checkTitle: '入力内容の確認',
  checkLead: 'この内容で予約します。まちがいがあれば「変更する」から直せます。',
  nothingToCheck: '今回は、お答えいただく質問はありません。「予約する」を押すと、ご予約が完了します。',
  bookingTitle: 'ご予約の確認',
  changeAnswers: (question: string, others: number) => `${question}${others > 0 ? `ほか${others}つ` : ''}を変更する`,
  keepAnswers: 'この内容にする',
  notAnswered: '未回答',
  imageAttached: (name: string) => (name ? `ファイルあり（${name}）` : 'ファイルあり'),
  saved: '入力内容は自動で保存されています',
  unsaved: '入力内容は保存されていません。',
  notSaved: 'この端末では入力内容を保存できません。画面を閉じると、入力した内容は消えます。',
  restored: '入力途中の内容を復元しました',
  startOver: '最初から入力する',
  startOverQuestion: '入力した内容を消して、最初から入力しますか？',
  startOverYes: '消して最初から入力する',
  startOverNo: '続きから入力する',
  missing: (count: number) => `必須の質問があと${count}問あります`,
  invalid: (count: number) => `直していただく質問があと${count}問あります`,
  summaryTitle: '入力内容をご確認ください',
  more: (count: number) => `ほか${count}つ`,
  problems: {
    missing: 'この質問にお答えください',
    number: '数字で入力してください（例：120）',
    date: '年・月・日をすべて選んでください',
    phone: common.wrongPhone,
    furigana: 'フリガナはカタカナで入力してください',
    choice: '選択肢から選び直してください',
    underAge: common.underAge,
  },
  year: '年',
  month: '月',
  day: '日',
  choosePart: (part: string) => `${part}を選ぶ`,
  monthOption: (month: number) => `${month}月`,
  dayOption: (day: number) => `${day}日`,
  chooseImage: '写真・ファイルを選ぶ',
  chooseAnotherImage: '別の写真・ファイルを選ぶ',
  removeImage: '選んだファイルを取り消す',
  imageHint: `写真（JPEG・PNG・HEIC・WebP）またはPDF、${FILE_MAX_MB}MBまで`,
  imageRefusals: {
    empty: 'ファイルの中身がありません。端末に保存し直してから、もう一度選んでください',
    wrongType: '写真（JPEG・PNG・HEIC・WebP）またはPDFを選んでください',
    pictureTooLarge: `写真が大きすぎます。${PICTURE_MAX_MB}MBまでの写真を選んでください`,
    fileTooLarge: `ファイルが大きすぎます。${FILE_MAX_MB}MBまでのファイルを選んでください`,
    unreadable: 'ファイルを読み取れませんでした。もう一度お選びください',
    undecodable: '写真を開けませんでした。もう一度試すか、別の写真を選んでください',
    notLoaded: 'アプリの一部を読み込めず、写真を開けませんでした。通信をお確かめのうえ、もう一度試してください',
  },
  preparingImage: '写真を準備しています',
  waitForImages: '写真を準備しています。少しお待ちください',
  stopPreparing: '準備をやめる',
  imageReady: '選んだファイルの準備ができました',
  imagePreview: '選んだ写真',
  /** Shown for a PDF whose file name was not stored. */
  savedPdf: '選んだPDF',
  clearChoice: '選択を取り消す',
  unknownType: 'この質問には、文章でお答えください。',
  multipleHint: 'あてはまるものをすべて選んでください',
  empty: '回答が必要な質問はありません',
  emptyAdvice: 'お客様情報の入力へお進みください。',
  notLoaded: '問診票を読み込めませんでした',
  notLoadedAdvice: 'もう一度お試しください。読み込めないときは、お客様情報の入力からもご予約いただけます。',
  urgent: {
    title: 'いま症状がある方は、すぐに119番へ電話してください',
    chosen: 'お選びになった症状',
    advice: '命にかかわる病気のおそれがあります。オンライン診療の時間を待たないでください。',
    unsure:
      '迷うときは、電話で #7119（救急安心センター）に相談できます。つながらない地域では、119番へ電話してください。',
    /** Some phones cannot dial a link whose number contains `#`. */
    dialYourself: '電話が始まらないときは、電話アプリで #7119 と押してください。',
    goOn: 'いまは症状がないので続ける',
  },
  /** For a booking without a questionnaire. */
  urgentCheck: {
    title: '予約の前にお答えください。いま、次の症状がありますか？',
    anySudden: '胸の強い痛み、息苦しさ、ろれつが回らないなど、急な症状',
    none: 'どれもないので予約する',
    some: 'あてはまる症状がある',
  },
  toRegister: 'お客様情報を入力して予約する',
  yourBooking: 'ご予約',
  bookFailed: 'ご予約は完了していません。入力した内容は残っています。',
} as const;

const MISSING_REQUESTS: Partial<Record<Question['type'], string>> = {
  text: 'を入力してください',
  sentence: 'を入力してください',
  number: 'を入力してください',
  image_upload: 'を添えてください',
};

/** True for a name such as `身長`, because words such as `を入力してください` can follow a name. */
const isShortName = (text: string): boolean => !/[。？?]$|か$/.test(text);

export function answerProblemText(question: Question, problem: AnswerProblem): string {
  const { text, type } = question;
  if (problem === 'long') return common.tooLong(answerMax(question));
  if (problem === 'missing' && isShortName(text)) return text + (MISSING_REQUESTS[type] ?? 'を選んでください');
  return questionnaire.problems[problem];
}

/** Names the question, because the summary of errors stands far from the field. */
export function answerProblemItem(question: Question, problem: AnswerProblem): string {
  const words = answerProblemText(question, problem);
  if (words.startsWith(question.text)) return words;
  return problem === 'missing' ? question.text : `${question.text}：${words}`;
}

const image = (key: string, text: string, hint: string): Question => ({
  key,
  text,
  hint,
  type: 'image_upload',
  required: true,
  choices: [],
  unit: null,
  format: null,
  answerText: null,
});

/** Asked in a repeat visit if the clinic has no pictures of the patient's insurance card (§insurance-documents). */
export const insuranceQuestions: Question[] = [
  image(
    'insurance_front',
    '保険証（表面）',
    '資格確認書、またはマイナ保険証の資格情報画面でもかまいません。マイナンバーカードの裏面は、絶対に撮影しないでください。',
  ),
  image(
    'insurance_back',
    '保険証（裏面）',
    '資格情報画面が2ページあるときは、2ページ目を添えてください。マイナンバーカードの裏面は、絶対に撮影しないでください。',
  ),
];

export const info = {
  lead: '問診でお答えいただいた内容です。変わったところを直して、保存してください。',
  emptyTitle: '登録された基本情報はまだありません',
  emptyText: '診療を予約して問診にお答えいただくと、ここで確認・変更できます。',
  book: '診療を予約する',
  pictures: '写真でお答えいただいた内容は、ここには表示されません。',
  save: '変更を保存する',
  saving: '保存しています',
  saved: '保存しました',
  nothingChanged: '変更したところはまだありません',
  changed: (count: number) => `${count}件の変更がまだ保存されていません`,
  /** Shown if the reply to a save was lost. */
  changedMaybe: (count: number) => `変更したところ：${count}件`,
  saveFailed: '保存できませんでした。入力した内容は残っています。',
  restored: '保存していない変更を復元しました',
  undo: '変更を取り消す',
} as const;
