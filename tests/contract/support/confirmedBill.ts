import { listReservations, payByBank, payByCard } from '../../../src/api/contract';
import { writeBill } from '../../../server/money/bills';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { firstRow, type Db } from '../../../server/db/db';
import { sandboxPayments } from '../../../server/money/sandbox';
import { BANK_SIGNATURE_HEADER, CARD_SIGNATURE_HEADER, sign } from '../../../server/http/signature';
import { BANK_SECRET, NOW, ORIGIN, day, type TestClinic } from './testClinic';
import { blocksOf, bookByForm, logIn, subOf, type Host, type Visitor } from '../../patient';

/** `id` is the id of the reservation. `deliverId` is the id of the patient's main address. */
export interface Debtor {
  visitor: Visitor;
  id: number;
  deliverId: number;
}

export async function addAddress(clinic: TestClinic, visitor: Visitor, address: string, isMain = false) {
  const rows = await clinic.db.query<{ id: number }>(
    `insert into addresses (patient_id, zip, address, preset)
     select id, '1560054', $2, $3 from patients where line_sub = $1 returning id`,
    [subOf(visitor), address, isMain],
  );
  return firstRow(rows).id;
}

/** Returns the id of the reservation. */
export async function bookAndFinish(clinic: TestClinic, visitor: Visitor, subjectId = 1): Promise<number> {
  const dates = Array.from({ length: 20 }, (_, index) => day(index + 1));
  for (const date of dates) {
    const [block] = await blocksOf(visitor, { now: NOW, date, subjectId });
    if (!block) continue;
    await bookByForm(visitor, block);
    const [booked] = (await visitor.ask(listReservations)).now_reservations;
    if (!booked) throw new Error('no reservation after booking');
    await takeStepInDb(clinic.db, booked.id, 'finish', clinic.clock.now());
    return booked.id;
  }
  throw new Error('no free block');
}

/** If `points` is given, the bill has one insured item, and the patient pays `percent` % of it. */
export async function newConfirmedBill(
  clinic: TestClinic,
  name: string,
  { points, percent = 30 }: { points?: number; percent?: number } = {},
): Promise<Debtor> {
  const visitor = await logIn(clinic, name);
  const deliverId = await addAddress(clinic, visitor, '東京都世田谷区桜丘1-1-1', true);
  const id = await bookAndFinish(clinic, visitor);
  if (points !== undefined) await replaceBill(clinic, id, points, percent);
  await takeStepInDb(clinic.db, id, 'confirm', clinic.clock.now());
  return { visitor, id, deliverId };
}

export async function replaceBill(clinic: TestClinic, reservationId: number, points: number, copayPercent: number) {
  await clinic.db.query('delete from bill_lines where reservation_id = $1', [reservationId]);
  await clinic.db.query('delete from bills where reservation_id = $1', [reservationId]);
  const insured = [{ type: '診察', description: '診察', score: points }];
  await writeBill(clinic.db, reservationId, { insured, privateLines: [], copayPercent, issuedAt: clinic.clock.now() });
}

/** `notices` lists the payment notices of all reservations. */
export async function paymentOf(clinic: TestClinic, id: number) {
  const [row] = await clinic.db.query<{ paid_at: Date | null; deliver_address: string | null }>(
    'select paid_at, deliver_address from reservations where id = $1',
    [id],
  );
  const cards = await clinic.db.query<{ session_id: string; status: string; amount_yen: number }>(
    'select session_id, status, amount_yen from card_payments where reservation_id = $1 order by session_id',
    [id],
  );
  const notices = await clinic.db.query<{ event_id: string }>('select event_id from payment_notices order by 1');
  return { paidAt: row?.paid_at ?? null, deliverAddress: row?.deliver_address ?? null, cards, notices };
}

/** Returns the session's id and the URL at which the patient pays. */
export async function openCardSession({ visitor, id, deliverId }: Debtor): Promise<{ url: string; session: string }> {
  const reply = await visitor.ask(payByCard, { body: { id, deliver_id: deliverId } });
  return { url: reply.link_url, session: reply.link_url.split('/').at(-1) ?? '' };
}

export const chooseBank = async ({ visitor, id, deliverId }: Debtor) =>
  (await visitor.ask(payByBank, { body: { id, deliver_id: deliverId } })).bank_info;

export const cardSecret = (db: Db): Promise<string> => sandboxPayments(db, ORIGIN).secret();

interface Signing {
  secret?: string;
  /** In ms of the real clock, because the clinic checks signatures by the real clock. */
  signedAt?: number;
  /** Replaces the signature header; null omits the header. */
  header?: string | null;
}

/** By default, the signature is valid. */
export async function sendPaymentNotice(
  clinic: Host & { db?: Db },
  path: 'webhook' | 'bank_notice',
  notice: object | string,
  { secret, signedAt = Date.now(), header }: Signing = {},
): Promise<Response> {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  const isCard = path === 'webhook';
  const key = secret ?? (isCard && clinic.db ? await cardSecret(clinic.db) : BANK_SECRET);
  const signature = header === undefined ? await sign(key, body, signedAt) : header;
  const name = isCard ? CARD_SIGNATURE_HEADER : BANK_SIGNATURE_HEADER;
  const headers = { 'content-type': 'application/json', ...(signature !== null && { [name]: signature }) };
  return clinic.fetch(new Request(`${ORIGIN}/api/payments/${path}`, { method: 'POST', headers, body }));
}

/** Sends a bank's notice of a transfer. */
export const sendTransferNotice = (clinic: TestClinic, notice: object | string, signing?: Signing) =>
  sendPaymentNotice(
    clinic,
    'bank_notice',
    typeof notice === 'string' ? notice : { notice_id: crypto.randomUUID(), ...notice },
    signing,
  );

/** By default, the notice says that the session is paid. */
export const cardNotice = (session: string, amount: number, change: object = {}, type = 'completed', id?: string) => ({
  id: id ?? `evt_${crypto.randomUUID()}`,
  object: 'event',
  type: `checkout.session.${type}`,
  data: {
    object: {
      id: session,
      object: 'checkout.session',
      payment_status: 'paid',
      amount_total: amount,
      currency: 'jpy',
      ...change,
    },
  },
});
