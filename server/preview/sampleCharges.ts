import { POSTAGE_YEN, SYSTEM_FEE_YEN } from '../../src/domain/clinic/terms';
import type { InsuredLine, PrivateLine } from '../money/bills';

interface VisitCharges {
  /** The first line is the fee for the visit. */
  insured: InsuredLine[];
  privateLines: PrivateLine[];
}

interface Charges {
  /** The bill lists this line directly after the fee for the visit. */
  evening: InsuredLine;
  subjects: { subjectId: number; initial: VisitCharges; repeat: VisitCharges }[];
}

const FIRST_FEE = { type: '初診料', description: '初診料（情報通信機器を用いた場合）', score: 253 };
const REPEAT_FEES = [
  { type: '再診料', description: '再診料（情報通信機器を用いた場合）', score: 75 },
  { type: '再診料', description: '明細書発行体制等加算', score: 1 },
];
const CARE_FEE = { type: '医学管理等', description: '生活習慣病管理料（II）（情報通信機器を用いた場合）', score: 290 };
const NO_CARE_YET = { type: '医学管理等', description: '生活習慣病管理料（初診の月は算定しません）', score: null };
const PRESCRIBING = [
  { type: '投薬', description: '処方料', score: 42 },
  { type: '投薬', description: '調剤料（内服薬）', score: 11 },
  { type: '投薬', description: '薬剤情報提供料', score: 4 },
];
const medicine = (days: 7 | 30, pointsADay: number) => ({
  type: '投薬',
  description: `薬剤料（内服薬 ${days}日分）`,
  score: days * pointsADay,
});

const SYSTEM = { type: 'オンライン診療', description: 'システム利用料', cost: SYSTEM_FEE_YEN };
const PARCEL = { type: '配送', description: 'お薬の送料', cost: POSTAGE_YEN };
const KIT = { type: '検査', description: '血液検査キット（自己採血）', cost: 2000 };

export const sampleCharges: Charges = {
  evening: { type: '加算', description: '夜間・早朝等加算', score: 50 },
  subjects: [
    {
      subjectId: 1,
      initial: { insured: [FIRST_FEE, NO_CARE_YET, ...PRESCRIBING, medicine(7, 1)], privateLines: [SYSTEM, PARCEL] },
      repeat: { insured: [...REPEAT_FEES, CARE_FEE, ...PRESCRIBING, medicine(30, 2)], privateLines: [SYSTEM, PARCEL] },
    },
    {
      subjectId: 2,
      initial: {
        insured: [FIRST_FEE, ...PRESCRIBING, { type: '投薬', description: '手帳記載加算', score: 3 }, medicine(7, 9)],
        privateLines: [SYSTEM, PARCEL],
      },
      repeat: { insured: [...REPEAT_FEES, ...PRESCRIBING, medicine(30, 3)], privateLines: [SYSTEM, PARCEL, KIT] },
    },
    {
      subjectId: 3,
      initial: { insured: [FIRST_FEE, NO_CARE_YET, ...PRESCRIBING, medicine(7, 2)], privateLines: [SYSTEM, PARCEL] },
      repeat: {
        insured: [...REPEAT_FEES, CARE_FEE, ...PRESCRIBING, medicine(30, 2)],
        privateLines: [SYSTEM, PARCEL, KIT],
      },
    },
    {
      subjectId: 4,
      initial: { insured: [FIRST_FEE, NO_CARE_YET, ...PRESCRIBING, medicine(7, 12)], privateLines: [SYSTEM, PARCEL] },
      repeat: {
        insured: [...REPEAT_FEES, CARE_FEE, ...PRESCRIBING, medicine(30, 12)],
        privateLines: [SYSTEM, PARCEL, KIT],
      },
    },
  ],
};
