import insuranceBack from './insurance-back.webp?inline';
import insuranceFront from './insurance-front.webp?inline';

export interface PastReservationSeed {
  daysAgo: number;
  /** Minutes after midnight in Japan. */
  minute: number;
  doctorId: number;
  subjectId: number;
  /** The subject's name at the booking, if the clinic has renamed the subject since. */
  subject?: string;
  first: boolean;
  /** `owed`: the bill is confirmed, but not paid. */
  state: 'cancelled' | 'finished' | 'owed' | 'paid' | 'shipped';
  shippedDaysAgo?: number;
  /** Set if the clinic cancelled the reservation. */
  cancelReason?: string;
  parcel?: { carrier: string; number: string };
}

export interface PatientSeed {
  name: string;
  displayName: string;
  insurance: { front: string; back: string } | null;
  /** 30 means 3割. */
  copayPercent: number;
  address: { zip: string; address: string; apartment: string } | null;
  answers: Record<number, string[]>;
  reservations: PastReservationSeed[];
}

export const SAMPLE_REASON = '担当医の急病のため、診療できなくなりました。';
export const SAMPLE_PARCEL = { carrier: 'さくら運輸', number: '4021-7735-1180' };

/** The guest has no visit for hyperlipidemia or diabetes, so that reviewers can book a first visit. */
export const PATIENT_SEEDS: PatientSeed[] = [
  {
    name: 'guest',
    displayName: 'ゲスト',
    insurance: { front: insuranceFront, back: insuranceBack },
    copayPercent: 30,
    address: { zip: '1560054', address: '東京都世田谷区桜丘9-9-9', apartment: 'さくらハイツ203' },
    answers: {
      15: ['桜井 健一'],
      16: ['サクライ ケンイチ'],
      1: ['1978-05-14'],
      2: ['2001'],
      3: ['171'],
      4: ['74.5'],
      5: ['5001', '5004'],
      6: ['6007'],
      7: ['7002'],
      8: ['8003'],
      10: ['10005'],
      12: ['12001'],
      13: ['09000000000'],
      14: ['健診で血圧と尿酸値が高いと言われました。仕事のため、夜の診療を希望します。'],
    },
    reservations: [
      { daysAgo: 66, minute: 615, doctorId: 1, subjectId: 1, first: true, state: 'shipped', shippedDaysAgo: 65 },
      { daysAgo: 59, minute: 930, doctorId: 1, subjectId: 1, first: false, state: 'shipped', shippedDaysAgo: 58 },
      {
        daysAgo: 33,
        minute: 1210,
        doctorId: 1,
        subjectId: 1,
        first: false,
        state: 'cancelled',
        cancelReason: SAMPLE_REASON,
      },
      {
        daysAgo: 31,
        minute: 640,
        doctorId: 1,
        subjectId: 1,
        first: false,
        state: 'shipped',
        shippedDaysAgo: 30,
        parcel: SAMPLE_PARCEL,
      },
      { daysAgo: 9, minute: 1140, doctorId: 3, subjectId: 2, subject: '痛風治療', first: true, state: 'owed' },
      {
        daysAgo: 4,
        minute: 1200,
        doctorId: 4,
        subjectId: 1,
        subject: '高血圧・脂質の治療',
        first: false,
        state: 'owed',
      },
      { daysAgo: 1, minute: 1280, doctorId: 6, subjectId: 2, first: false, state: 'finished' },
    ],
  },
];
