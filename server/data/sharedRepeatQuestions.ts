import type { QuestionSeed } from './dataTypes';
import { ROUGHLY } from './questionHints';

/** For subjects whose treatment includes weight. They share one question, so that they share its answer. */
export const currentWeight: QuestionSeed = {
  id: 506,
  text: '現在の体重',
  type: 'number',
  required: false,
  unit: 'kg',
  hint: ROUGHLY,
};

/** Questions of every repeat visit, after the subject's own. */
export const sharedRepeatQuestions: QuestionSeed[] = [
  {
    id: 501,
    text: 'お薬の飲み忘れ',
    type: 'single_choice',
    required: true,
    hint: '注射の打ち忘れも含めて、ありのままをお答えください。',
    choices: [
      { id: 501001, text: 'ない' },
      { id: 501002, text: '月に数回' },
      { id: 501003, text: '週に1〜2回' },
      { id: 501004, text: '週に3回以上' },
      { id: 501005, text: '自分の判断でやめている' },
      { id: 501006, text: 'お薬は出ていない' },
    ],
  },
  {
    id: 502,
    text: 'お手元に残っているお薬の日数',
    type: 'number',
    required: true,
    unit: '日分',
    hint: '残っていない方は、0と入力してください。',
  },
  {
    id: 503,
    text: '前回の診療から変わったこと',
    type: 'multiple_choice',
    required: true,
    choices: [
      { id: 503001, text: 'ほかの病院にかかった・入院した' },
      { id: 503002, text: '新しい薬・市販薬・サプリメントを始めた' },
      { id: 503003, text: '新しいアレルギーが見つかった', caution: true },
      { id: 503004, text: '妊娠した、またはその可能性・希望がある', caution: true },
      { id: 503005, text: '授乳を始めた', caution: true },
      { id: 503006, text: '特になし' },
    ],
  },
  {
    id: 507,
    text: '新しい薬・アレルギーの名前',
    type: 'text',
    required: false,
    follows: { questionId: 503, choiceIds: [503002, 503003] },
    hint: 'わかる範囲でかまいません。例：市販の胃薬、えび',
  },
  {
    id: 504,
    text: '検査結果・測定記録の写真',
    type: 'image_upload',
    required: false,
    hint: '血液検査や健診の結果、ご自宅での記録がある方は添えてください。',
  },
  {
    id: 505,
    text: 'お薬や治療についてのご希望・ご相談',
    type: 'sentence',
    required: false,
    hint: '例：飲む回数を減らせないか相談したいです。',
  },
];
