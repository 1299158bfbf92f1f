import type { PrescribedMedicine } from '../visit/prescriptions';

type CourseMedicine = Omit<PrescribedMedicine, 'days'>;

interface Treatment {
  subjectId: number;
  /** One list of medicines for each visit, in order. All further visits get the last list. */
  courses: CourseMedicine[][];
  tests: { menu_id: number; menu_name: string }[];
  repeatTestsTitle: string;
}

const MORNING = { usage1: '1日1回', usage2: '朝食後', dosage: '1錠' };

const amlodipine = (strength: '2.5mg' | '5mg'): CourseMedicine => ({
  title: `アムロジピン錠${strength}`,
  effects: '血管を広げて、血圧を下げます。',
  precautions:
    'めまいやふらつきが出ることがあります。立ち上がるときや車を運転するときは、お気をつけください。グレープフルーツジュースと一緒に飲まないでください。',
  ...MORNING,
});
const candesartan: CourseMedicine = {
  title: 'カンデサルタン錠8mg',
  effects: '血圧を上げる物質のはたらきを抑えて、血圧を下げます。',
  precautions: '妊娠中、または妊娠の可能性がある方は飲めません。下痢や嘔吐で水分がとれないときは、ご連絡ください。',
  ...MORNING,
};
const febuxostat = (strength: '10mg' | '20mg'): CourseMedicine => ({
  title: `フェブキソスタット錠${strength}`,
  effects: '尿酸が作られるのを抑えて、血液の中の尿酸を減らします。',
  precautions:
    '飲み始めに痛風の発作が起こることがあります。発作が起きても自己判断でやめず、ご連絡ください。メルカプトプリンやアザチオプリンとは一緒に飲めません。',
  ...MORNING,
});
const colchicine: CourseMedicine = {
  title: 'コルヒチン錠0.5mg',
  effects: '痛風の発作を予防します。',
  precautions:
    '下痢、吐き気、手足のしびれ、力の入りにくさがあれば、飲むのをやめてご連絡ください。決められた量を超えて飲まないでください。',
  ...MORNING,
};
const rosuvastatin: CourseMedicine = {
  title: 'ロスバスタチン錠2.5mg',
  effects: '肝臓でコレステロールが作られるのを抑えて、LDL（悪玉）コレステロールを下げます。',
  precautions:
    '筋肉の痛み、力の入りにくさ、赤褐色の尿があれば、飲むのをやめてすぐにご連絡ください。妊娠中・授乳中の方は飲めません。',
  ...MORNING,
};
const ezetimibe: CourseMedicine = {
  title: 'エゼチミブ錠10mg',
  effects: '小腸でコレステロールが吸収されるのを抑えます。',
  precautions: 'おなかの張りや便秘、下痢が出ることがあります。筋肉の痛みがあれば、ご連絡ください。',
  ...MORNING,
};
const metformin: CourseMedicine = {
  title: 'メトホルミン塩酸塩錠250mg',
  effects: '肝臓で糖が作られるのを抑え、インスリンを効きやすくして、血糖を下げます。',
  precautions:
    '発熱、下痢、嘔吐で食事がとれないときは飲むのを休み、ご連絡ください。お酒の飲みすぎは避けてください。造影剤の検査を受けるときは、飲んでいることをお伝えください。',
  usage1: '1日2回',
  usage2: '朝・夕食後',
  dosage: '1錠',
};
const sitagliptin: CourseMedicine = {
  title: 'シタグリプチン錠50mg',
  effects: '血糖が高いときにインスリンを出やすくして、血糖を下げます。',
  precautions:
    '冷や汗、手のふるえ、強い空腹感は低血糖のしるしです。すぐに糖分をとってください。強い腹痛が続くときは、ご連絡ください。',
  ...MORNING,
};

const BASIC = { menu_id: 47, menu_name: '基本検査' };
const URIC_ACID = { menu_id: 48, menu_name: '尿酸検査' };
const LIPIDS = { menu_id: 49, menu_name: '脂質検査' };
const GLUCOSE = { menu_id: 50, menu_name: '血糖検査' };

const KIT = '血液検査キット（自己採血）';

export const sampleTreatments: Treatment[] = [
  {
    subjectId: 1,
    courses: [[amlodipine('2.5mg')], [amlodipine('5mg')], [amlodipine('5mg'), candesartan]],
    tests: [BASIC],
    repeatTestsTitle: 'ご自宅での血圧・体重の測定',
  },
  {
    subjectId: 2,
    courses: [[febuxostat('10mg'), colchicine], [febuxostat('20mg'), colchicine], [febuxostat('20mg')]],
    tests: [BASIC, URIC_ACID],
    repeatTestsTitle: KIT,
  },
  {
    subjectId: 3,
    courses: [[rosuvastatin], [rosuvastatin], [rosuvastatin, ezetimibe]],
    tests: [BASIC, LIPIDS],
    repeatTestsTitle: KIT,
  },
  {
    subjectId: 4,
    courses: [[metformin], [metformin], [metformin, sitagliptin]],
    tests: [BASIC, GLUCOSE],
    repeatTestsTitle: KIT,
  },
];
