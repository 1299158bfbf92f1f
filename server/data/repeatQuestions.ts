import {
  caution,
  EMERGENCY,
  multiple,
  NOT_MEASURED,
  number,
  ROUGHLY,
  single,
  type QuestionSeed,
  urgent,
} from './question';

/** Every questionnaire that asks for the weight uses this question, so that all of them share the patient's answer. */
const currentWeight: QuestionSeed = number(506, '現在の体重', 'kg', ROUGHLY);

const sharedQuestions: QuestionSeed[] = [
  single(
    501,
    'お薬の飲み忘れ',
    ['ない', '月に数回', '週に1〜2回', '週に3回以上', '自分の判断でやめている', 'お薬は出ていない'],
    { hint: '注射の打ち忘れも含めて、ありのままをお答えください。' },
  ),
  number(502, 'お手元に残っているお薬の日数', '日分', '残っていない方は、0と入力してください。', true),
  multiple(503, '前回の診療から変わったこと', [
    'ほかの病院にかかった・入院した',
    '新しい薬・市販薬・サプリメントを始めた',
    caution('新しいアレルギーが見つかった'),
    caution('妊娠した、またはその可能性・希望がある'),
    caution('授乳を始めた'),
    '特になし',
  ]),
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

export const repeatQuestions: Record<1 | 2 | 3 | 4, QuestionSeed[]> = {
  1: [
    multiple(
      151,
      '前回からの体調・お薬の副作用（高血圧）',
      [
        'めまい・立ちくらみ',
        '頭痛',
        urgent('胸の痛み・息切れ・動悸（どうき）'),
        '顔や足のむくみ',
        '空せき',
        urgent('唇や顔の急な腫れ・息苦しさ'),
        'その他',
        '特になし',
      ],
      { hint: EMERGENCY },
    ),
    number(152, 'この1週間の朝の血圧（上の値の平均）', 'mmHg', NOT_MEASURED),
    number(153, 'この1週間の朝の血圧（下の値の平均）', 'mmHg', NOT_MEASURED),
    ...sharedQuestions,
  ],
  2: [
    single(251, '前回の診療後の痛風発作', ['起きていない', '一度起きて、治まった', '何度か起きた', '今も痛みがある']),
    currentWeight,
    multiple(
      253,
      '前回からの体調・お薬の副作用（痛風）',
      [
        '発疹・かゆみ',
        '38度以上の熱・口の中のただれ',
        '下痢・吐き気・胃の不快感',
        '強いだるさ・皮膚や白目の黄ばみ',
        'わき腹の痛み・血の混じった尿',
        'その他',
        '特になし',
      ],
      { hint: '発疹や高い熱が出た方は、お薬をやめて、すぐに近くの医療機関を受診してください。' },
    ),
    ...sharedQuestions,
  ],
  3: [
    multiple(
      353,
      '前回からの体調・お薬の副作用（高脂血症）',
      [
        '筋肉の痛み・力の入りにくさ',
        '赤褐色（紅茶のような色）の尿',
        '発疹・かゆみ',
        '下痢・吐き気・胃の不快感',
        '強いだるさ・皮膚や白目の黄ばみ',
        urgent('胸の痛み・締めつけ'),
        'その他',
        '特になし',
      ],
      { hint: '強い筋肉痛や赤褐色の尿が出た方は、お薬をやめて、すぐに近くの医療機関を受診してください。' },
    ),
    single(351, '前回の診療後の食事・運動の取り組み', [
      'よく続けられている',
      'ときどき続けられている',
      'あまり続けられていない',
      'まだ始めていない',
    ]),
    currentWeight,
    ...sharedQuestions,
  ],
  4: [
    multiple(
      453,
      '前回からの体調・お薬の副作用（糖尿病）',
      [
        'のどがひどく渇く・尿の量や回数が多い',
        '下痢・便秘・吐き気・おなかの張り',
        urgent('強い腹痛・食事や水分がとれない'),
        '排尿時の痛み・陰部のかゆみ',
        '足の傷・しびれ・色の変化',
        '目のかすみ・見えにくさ',
        'その他',
        '特になし',
      ],
      { hint: EMERGENCY },
    ),
    single(
      451,
      '前回の診療後の低血糖症状の回数',
      ['ない', '1〜2回', '3回以上', '意識を失った、または人の助けが必要だった', 'わからない'],
      { hint: '冷や汗、手のふるえ、強い空腹感、ぼんやりするなどの症状です。' },
    ),
    number(452, 'ご自宅で測った朝食前の血糖値', 'mg/dL', NOT_MEASURED),
    ...sharedQuestions,
  ],
};
