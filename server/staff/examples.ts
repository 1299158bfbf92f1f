import { POSTAGE_YEN, SYSTEM_FEE_YEN } from '../../src/domain/clinic/terms';
import { totalsOf } from '../money/bills';

const bill = {
  insured: [
    { type: '再診料', description: '再診料（情報通信機器を用いた場合）', score: 75 },
    { type: '再診料', description: '明細書発行体制等加算', score: 1 },
  ],
  privateLines: [
    { type: 'オンライン診療', description: 'システム利用料', cost: SYSTEM_FEE_YEN },
    { type: '配送', description: 'お薬の送料', cost: POSTAGE_YEN },
  ],
  copayPercent: 30,
};
const { points, privateYen, tax, total } = totalsOf(bill);

const workday = ['10:00-13:00', '14:00-18:00'];

/** Example files for staff commands. The names of the doctor and the medicine are clearly invented. */
export const EXAMPLE_FILES = {
  bill: {
    insurance_details: bill.insured,
    private_details: bill.privateLines,
    total: { insurance: points, private: privateYen, private_tax: tax, grand_total: total, ratio: 0.3 },
    tests: [{ menu_id: 47, menu_name: '基本検査', title: 'お手元の健診結果の確認' }],
  },
  prescription: {
    medicines: [
      {
        title: '見本のお薬（名前・剤形・規格）',
        effects: 'お薬の効果を、患者さまにわかる言葉で書いてください。',
        precautions: 'お薬を使うときの注意を、患者さまにわかる言葉で書いてください。',
        usage1: '1日1回',
        usage2: '朝食後',
        dosage: '1錠',
        days: 30,
      },
    ],
  },
  doctor: {
    id: 1,
    name: '見本 太郎',
    lastname: '見本',
    profile: '医師の専門と経歴を、患者さまにわかる言葉で書いてください。',
    zoom_url: 'https://zoom.example/j/0000000000',
    subjects: [1, 2, 3, 4],
  },
  hours: {
    monday: workday,
    tuesday: workday,
    wednesday: [],
    thursday: workday,
    friday: [...workday, '19:00-21:30'],
    saturday: ['10:00-13:00'],
    sunday: [],
  },
} as const;
