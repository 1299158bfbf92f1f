import type { Question } from '../domain/question';

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

/**
 * The two images a repeat visit requires when none are stored (§repeat-insurance-pictures, §insurance-documents). Keys
 * are the contract's.
 */
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
