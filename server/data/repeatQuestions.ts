import type { QuestionSeed } from './dataTypes';
import { EMERGENCY, NOT_MEASURED } from './questionHints';
import { currentWeight, sharedRepeatQuestions } from './sharedRepeatQuestions';

const hypertension: QuestionSeed[] = [
  {
    id: 151,
    text: '前回からの体調・お薬の副作用（高血圧）',
    type: 'multiple_choice',
    required: true,
    hint: EMERGENCY,
    choices: [
      { id: 151001, text: 'めまい・立ちくらみ' },
      { id: 151002, text: '頭痛' },
      { id: 151003, text: '胸の痛み・息切れ・動悸（どうき）', urgent: true },
      { id: 151004, text: '顔や足のむくみ' },
      { id: 151005, text: '空せき' },
      { id: 151006, text: '唇や顔の急な腫れ・息苦しさ', urgent: true },
      { id: 151007, text: 'その他' },
      { id: 151008, text: '特になし' },
    ],
  },
  {
    id: 152,
    text: 'この1週間の朝の血圧（上の値の平均）',
    type: 'number',
    required: false,
    unit: 'mmHg',
    hint: NOT_MEASURED,
  },
  {
    id: 153,
    text: 'この1週間の朝の血圧（下の値の平均）',
    type: 'number',
    required: false,
    unit: 'mmHg',
    hint: NOT_MEASURED,
  },
];

const gout: QuestionSeed[] = [
  {
    id: 251,
    text: '前回の診療後の痛風発作',
    type: 'single_choice',
    required: true,
    choices: [
      { id: 251001, text: '起きていない' },
      { id: 251002, text: '一度起きて、治まった' },
      { id: 251003, text: '何度か起きた' },
      { id: 251004, text: '今も痛みがある' },
    ],
  },
  currentWeight,
  {
    id: 253,
    text: '前回からの体調・お薬の副作用（痛風）',
    type: 'multiple_choice',
    required: true,
    hint: '発疹や高い熱が出た方は、お薬をやめて、すぐに近くの医療機関を受診してください。',
    choices: [
      { id: 253001, text: '発疹・かゆみ' },
      { id: 253002, text: '38度以上の熱・口の中のただれ' },
      { id: 253003, text: '下痢・吐き気・胃の不快感' },
      { id: 253004, text: '強いだるさ・皮膚や白目の黄ばみ' },
      { id: 253005, text: 'わき腹の痛み・血の混じった尿' },
      { id: 253006, text: 'その他' },
      { id: 253007, text: '特になし' },
    ],
  },
];

const hyperlipidemia: QuestionSeed[] = [
  {
    id: 353,
    text: '前回からの体調・お薬の副作用（高脂血症）',
    type: 'multiple_choice',
    required: true,
    hint: '強い筋肉痛や赤褐色の尿が出た方は、お薬をやめて、すぐに近くの医療機関を受診してください。',
    choices: [
      { id: 353001, text: '筋肉の痛み・力の入りにくさ' },
      { id: 353002, text: '赤褐色（紅茶のような色）の尿' },
      { id: 353003, text: '発疹・かゆみ' },
      { id: 353004, text: '下痢・吐き気・胃の不快感' },
      { id: 353005, text: '強いだるさ・皮膚や白目の黄ばみ' },
      { id: 353006, text: '胸の痛み・締めつけ', urgent: true },
      { id: 353007, text: 'その他' },
      { id: 353008, text: '特になし' },
    ],
  },
  {
    id: 351,
    text: '前回の診療後の食事・運動の取り組み',
    type: 'single_choice',
    required: true,
    choices: [
      { id: 351001, text: 'よく続けられている' },
      { id: 351002, text: 'ときどき続けられている' },
      { id: 351003, text: 'あまり続けられていない' },
      { id: 351004, text: 'まだ始めていない' },
    ],
  },
  currentWeight,
];

const diabetes: QuestionSeed[] = [
  {
    id: 453,
    text: '前回からの体調・お薬の副作用（糖尿病）',
    type: 'multiple_choice',
    required: true,
    hint: EMERGENCY,
    choices: [
      { id: 453001, text: 'のどがひどく渇く・尿の量や回数が多い' },
      { id: 453002, text: '下痢・便秘・吐き気・おなかの張り' },
      { id: 453003, text: '強い腹痛・食事や水分がとれない', urgent: true },
      { id: 453004, text: '排尿時の痛み・陰部のかゆみ' },
      { id: 453005, text: '足の傷・しびれ・色の変化' },
      { id: 453006, text: '目のかすみ・見えにくさ' },
      { id: 453007, text: 'その他' },
      { id: 453008, text: '特になし' },
    ],
  },
  {
    id: 451,
    text: '前回の診療後の低血糖症状の回数',
    type: 'single_choice',
    required: true,
    hint: '冷や汗、手のふるえ、強い空腹感、ぼんやりするなどの症状です。',
    choices: [
      { id: 451001, text: 'ない' },
      { id: 451002, text: '1〜2回' },
      { id: 451003, text: '3回以上' },
      { id: 451004, text: '意識を失った、または人の助けが必要だった' },
      { id: 451005, text: 'わからない' },
    ],
  },
  {
    id: 452,
    text: 'ご自宅で測った朝食前の血糖値',
    type: 'number',
    required: false,
    unit: 'mg/dL',
    hint: NOT_MEASURED,
  },
];

/** Questions of a repeat visit, by subject id: the subject's own, then those of every repeat visit. */
export const repeatQuestions: Record<1 | 2 | 3 | 4, QuestionSeed[]> = {
  1: [...hypertension, ...sharedRepeatQuestions],
  2: [...gout, ...sharedRepeatQuestions],
  3: [...hyperlipidemia, ...sharedRepeatQuestions],
  4: [...diabetes, ...sharedRepeatQuestions],
};
