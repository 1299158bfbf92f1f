import type { BillingInfo } from '../../src/api/contract';
import { ratioPercent, YEN_PER_POINT, formatCount, formatYen } from '../../src/domain/money/bill';
import { formatMonthDay, toJstDate, type Instant } from '../../src/domain/calendar/jst';
import type { PaymentMethod } from '../../src/domain/money/payment';
import { billOf } from '../money/bills';
import { notFound } from '../ruleError';
import type { Db, Queries } from '../db/db';
import { nameOf } from '../questionnaire/latestAnswers';
import type { PaymentReporter } from '../money/payableBills';

export interface ReceiptIssuer {
  name: string;
  address: string;
}

export interface Receipt {
  number: string;
  paidAt: Instant;
  paidOn: string;
  patient: string;
  total: string;
  about: [label: string, words: string][];
  breakdown: [label: string, words: string][];
  clinic: ReceiptIssuer;
}

interface PaidVisit {
  start_at: Date;
  paid_at: Date;
  subject_words: string;
  paid_by: PaymentReporter | null;
  payment_method: PaymentMethod | null;
}

const dateWords = (instant: Instant): string => {
  const date = toJstDate(instant);
  return `${date.slice(0, 4)}年${formatMonthDay(date)}`;
};

const METHODS: Record<PaymentMethod, string> = { card: 'クレジットカード', bank: '銀行振込' };

/** Null = unknown. If the patient chose a bank transfer, a payment recorded by staff counts as a bank transfer. */
function methodOf({ paid_by, payment_method }: PaidVisit): PaymentMethod | null {
  if (paid_by === 'card' || paid_by === 'bank') return paid_by;
  return payment_method === 'bank' ? 'bank' : null;
}

const breakdownOf = ({ total }: BillingInfo): Receipt['breakdown'] => [
  ['保険点数', `${formatCount(total.insurance)}点`],
  ['医療費総額（10割）', formatYen(total.insurance * YEN_PER_POINT)],
  ['自己負担割合', `${ratioPercent(total.ratio) / 10}割`],
  ['保険診療の自己負担額', formatYen(total.grand_total - total.private - total.private_tax)],
  ['自費', formatYen(total.private)],
  ['消費税（自費分）', formatYen(total.private_tax)],
];

export function formatReceipt(
  reservationId: number,
  { paid, bill, name, clinic }: { paid: PaidVisit; bill: BillingInfo; name: string | null; clinic: ReceiptIssuer },
): Receipt {
  const paidAt = paid.paid_at.getTime();
  const method = methodOf(paid);
  return {
    number: `No. ${String(reservationId).padStart(8, '0')}`,
    paidAt,
    paidOn: dateWords(paidAt),
    patient: `${name ?? 'ご本人'} 様`,
    total: formatYen(bill.total.grand_total),
    about: [
      ['診療日', dateWords(paid.start_at.getTime())],
      ['診療科目', paid.subject_words],
      ...(method ? [['お支払い方法', METHODS[method]] satisfies [string, string]] : []),
    ],
    breakdown: breakdownOf(bill),
    clinic,
  };
}

async function composeReceipt(db: Queries, reservationId: number, clinic: ReceiptIssuer): Promise<Receipt> {
  const [row] = await db.query<PaidVisit & { patient_id: number }>(
    `select start_at, paid_at, paid_by, payment_method, subject_words, patient_id
     from reservations r left join bills on reservation_id = r.id
     where r.id = $1 and paid_at is not null`,
    [reservationId],
  );
  const bill = row && (await billOf(db, reservationId));
  if (!bill) throw notFound('領収書');
  return formatReceipt(reservationId, { paid: row, bill, name: await nameOf(db, row.patient_id), clinic });
}

const readIssuedReceipt = async (db: Queries, reservationId: number): Promise<Receipt | null> => {
  const [row] = await db.query<{ words: Receipt }>('select words from receipts where reservation_id = $1', [
    reservationId,
  ]);
  return row?.words ?? null;
};

/** The first call stores the receipt, so that a later change of a name does not change the receipt. */
export async function receiptOf(db: Db, reservationId: number, clinic: ReceiptIssuer): Promise<Receipt> {
  const issuedReceipt = await readIssuedReceipt(db, reservationId);
  if (issuedReceipt) return issuedReceipt;
  return db.transaction(async (tx) => {
    // Locks the patient, so that no receipt is stored while another transaction erases the patient.
    await tx.query('select 1 from patients where id = (select patient_id from reservations where id = $1) for update', [
      reservationId,
    ]);
    await tx.query('insert into receipts (reservation_id, words) values ($1, $2) on conflict do nothing', [
      reservationId,
      JSON.stringify(await composeReceipt(tx, reservationId, clinic)),
    ]);
    const receipt = await readIssuedReceipt(tx, reservationId);
    if (!receipt) throw notFound('領収書');
    return receipt;
  });
}
