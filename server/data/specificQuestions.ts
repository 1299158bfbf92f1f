import type { QuestionSeed } from './dataTypes';
import { EMERGENCY, UNKNOWN_VALUE } from './questionHints';

const hypertension: QuestionSeed[] = [
  {
    id: 103,
    text: '最近の気になる症状（高血圧）',
    type: 'multiple_choice',
    required: true,
    hint: EMERGENCY,
    choices: [
      { id: 103001, text: '激しい頭痛', urgent: true },
      { id: 103002, text: '胸の痛み・締めつけ', urgent: true },
      { id: 103003, text: '息切れ・動悸（どうき）' },
      { id: 103004, text: '片側の手足のしびれ・力の入りにくさ', urgent: true },
      { id: 103005, text: 'ろれつが回らない', urgent: true },
      { id: 103006, text: '目のかすみ・見えにくさ' },
      { id: 103007, text: '顔や足のむくみ' },
      { id: 103008, text: '特になし' },
    ],
  },
  { id: 101, text: '最近測った血圧の上の値', type: 'number', required: false, unit: 'mmHg', hint: UNKNOWN_VALUE },
  { id: 102, text: '最近測った血圧の下の値', type: 'number', required: false, unit: 'mmHg', hint: UNKNOWN_VALUE },
  {
    id: 104,
    text: 'ご家族（血のつながった方）の病気',
    type: 'multiple_choice',
    required: true,
    hint: '父母、兄弟姉妹、祖父母についてお答えください。',
    choices: [
      { id: 104001, text: '高血圧' },
      { id: 104002, text: '脳卒中（脳梗塞・脳出血など）' },
      { id: 104003, text: '心臓の病気（狭心症・心筋梗塞など）' },
      { id: 104004, text: '腎臓の病気' },
      { id: 104005, text: '特になし' },
      { id: 104006, text: 'わからない' },
    ],
  },
];

const gout: QuestionSeed[] = [
  {
    id: 201,
    text: 'これまでの痛風発作の回数',
    type: 'single_choice',
    required: true,
    hint: '足の親指のつけ根などが、急に赤く腫れて強く痛むことを発作といいます。',
    choices: [
      { id: 201001, text: '一度もない' },
      { id: 201002, text: '1回' },
      { id: 201003, text: '2〜3回' },
      { id: 201004, text: '4回以上' },
      { id: 201005, text: 'わからない' },
    ],
  },
  {
    id: 202,
    text: '最後に発作が起きた時期と場所',
    type: 'text',
    required: false,
    hint: '例：3か月前、右足の親指のつけ根',
  },
  {
    id: 203,
    text: '今ある症状（痛風）',
    type: 'multiple_choice',
    required: true,
    choices: [
      { id: 203001, text: '関節が赤く腫れて、強く痛む' },
      { id: 203002, text: '関節の軽い痛み・違和感' },
      { id: 203003, text: '関節の痛みと、38度以上の熱' },
      { id: 203004, text: '耳や関節のこぶのようなしこり' },
      { id: 203005, text: '背中・わき腹の強い痛み' },
      { id: 203006, text: '血の混じった尿' },
      { id: 203007, text: '特になし' },
    ],
  },
  { id: 204, text: '直近の尿酸値', type: 'number', required: false, unit: 'mg/dL', hint: UNKNOWN_VALUE },
];

const hyperlipidemia: QuestionSeed[] = [
  {
    id: 303,
    text: '最近の気になる症状（高脂血症）',
    type: 'multiple_choice',
    required: true,
    hint: EMERGENCY,
    choices: [
      { id: 303001, text: '胸の痛み・締めつけ', urgent: true },
      { id: 303002, text: '歩くとふくらはぎが痛み、休むと治まる' },
      { id: 303003, text: '片側の手足のしびれ・力の入りにくさ', urgent: true },
      { id: 303004, text: '激しい腹痛・背中の痛み', urgent: true },
      { id: 303005, text: 'アキレス腱やまぶたのふくらみ・しこり' },
      { id: 303006, text: '特になし' },
    ],
  },
  {
    id: 301,
    text: '直近のLDL（悪玉）コレステロール値',
    type: 'number',
    required: false,
    unit: 'mg/dL',
    hint: UNKNOWN_VALUE,
  },
  { id: 302, text: '直近の中性脂肪（TG）の値', type: 'number', required: false, unit: 'mg/dL', hint: UNKNOWN_VALUE },
  {
    id: 304,
    text: 'ご家族（父母・兄弟姉妹・お子さま）の病気',
    type: 'multiple_choice',
    required: true,
    hint: '血のつながったご家族についてお答えください。',
    choices: [
      { id: 304001, text: 'コレステロールが高い' },
      { id: 304002, text: '中性脂肪が高い' },
      { id: 304003, text: '若い頃の狭心症・心筋梗塞（男性55歳未満、女性65歳未満）' },
      { id: 304004, text: '脳梗塞' },
      { id: 304005, text: '特になし' },
      { id: 304006, text: 'わからない' },
    ],
  },
];

const diabetes: QuestionSeed[] = [
  {
    id: 403,
    text: '最近の気になる症状（糖尿病）',
    type: 'multiple_choice',
    required: true,
    hint: EMERGENCY,
    choices: [
      { id: 403001, text: 'のどがひどく渇く・尿の量や回数が多い' },
      { id: 403002, text: '急に体重が減った' },
      { id: 403003, text: '強いだるさ・吐き気・腹痛' },
      { id: 403004, text: '意識がぼんやりする', urgent: true },
      { id: 403005, text: '冷や汗・手のふるえ・強い空腹感' },
      { id: 403006, text: '目のかすみ・見えにくさ' },
      { id: 403007, text: '足のしびれ・治りにくい傷' },
      { id: 403008, text: '特になし' },
    ],
  },
  {
    id: 401,
    text: '直近のHbA1c（ヘモグロビンエーワンシー）',
    type: 'number',
    required: false,
    unit: '%',
    hint: UNKNOWN_VALUE,
  },
  {
    id: 402,
    text: 'これまでの糖尿病の治療',
    type: 'multiple_choice',
    required: true,
    choices: [
      { id: 402001, text: '治療を受けたことはない' },
      { id: 402002, text: '食事療法・運動療法' },
      { id: 402003, text: '飲み薬' },
      { id: 402004, text: 'インスリン注射' },
      { id: 402005, text: 'インスリン以外の注射薬' },
      { id: 402006, text: '治療を途中でやめている' },
      { id: 402007, text: 'わからない' },
    ],
  },
  {
    id: 404,
    text: '糖尿病による合併症の診断',
    type: 'multiple_choice',
    required: true,
    choices: [
      { id: 404001, text: '目（網膜症）' },
      { id: 404002, text: '腎臓（腎症・尿にたんぱくが出る）' },
      { id: 404003, text: '神経（手足のしびれなど）' },
      { id: 404004, text: '心臓・脳・足の血管' },
      { id: 404005, text: '診断されたことはない' },
      { id: 404006, text: 'わからない・検査をしていない' },
    ],
  },
];

/** The subject's own questions of a first visit, by subject id, asked after the common ones. */
export const specificQuestions: Record<1 | 2 | 3 | 4, QuestionSeed[]> = {
  1: hypertension,
  2: gout,
  3: hyperlipidemia,
  4: diabetes,
};
