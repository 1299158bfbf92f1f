import { POSTAGE_YEN, SYSTEM_FEE_YEN } from '../../src/domain/fees';
import { totalsOf } from '../payments/bills';

const bill = {
  insured: [
    { type: '再診料', description: '再診料（情報通信機器を用いた場合）', score: 75 },
    { type: '再診料', description: '明細書発行体制等加算', score: 1 },
  ],
  own: [
    { type: 'オンライン診療', description: 'システム利用料', cost: SYSTEM_FEE_YEN },
    { type: '配送', description: 'お薬の送料', cost: POSTAGE_YEN },
  ],
  copayPercent: 30,
};
const { points, privateYen, tax, total } = totalsOf(bill);

/** Files that staff may begin with. The medicine is none, so that nobody gets one by mistake. */
export const EXAMPLES = {
  bill: {
    insurance_details: bill.insured,
    private_details: bill.own,
    total: { insurance: points, private: privateYen, private_tax: tax, grand_total: total, ratio: 0.3 },
    tests: [{ menu_id: 47, menu_name: '基本検査', title: 'お手元の健診結果の確認' }],
  },
  prescription: {
    medicines: [
      {
        title: '見本のお薬（名前・剤形・規格）',
        effects: '効果を、患者さまの言葉で書きます。',
        precautions: '注意することを、患者さまの言葉で書きます。',
        usage1: '1日1回',
        usage2: '朝食後',
        dosage: '1錠',
        days: 30,
      },
    ],
  },
} as const;
