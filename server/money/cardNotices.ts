import * as v from 'valibot';
import type { Instant } from '../../src/domain/calendar/jst';
import { conflict } from '../ruleError';
import { firstRow, toTimestamp, type Db, type Queries } from '../db/db';
import { lockReservation, markPaid } from './payableBills';
import { parseJson } from '../http/body';
import { AsciiText, readNotice, warnOfRefund } from './notice';
import { storeRefund } from './refunds';

/** Stripe and the clinic's payment sandbox send this format. */
const Event = v.object({ id: AsciiText, type: AsciiText, data: v.object({ object: v.unknown() }) });
const Session = v.object({ id: AsciiText });
const PaidSession = v.object({
  ...Session.entries,
  payment_status: v.string(),
  amount_total: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  client_reference_id: v.nullish(v.string()),
});

const PAID_EVENTS = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);
const EXPIRED_EVENT = 'checkout.session.expired';

interface Payment {
  reservation_id: number;
  amount_yen: number;
  grand_total_yen: number;
  paid_at: Date | null;
  cancelled_at: Date | null;
}

/** Throws a 409 if the clinic did not open the session. */
async function lockPayment(tx: Queries, sessionId: string): Promise<Payment> {
  const [session] = await tx.query<Pick<Payment, 'reservation_id'>>(
    'select reservation_id from card_payments where session_id = $1',
    [sessionId],
  );
  if (!session) throw conflict('このお支払いは、当院のものではありません。');
  await lockReservation(tx, session.reservation_id);
  const payment = await tx.query<Payment>(
    `select c.reservation_id, c.amount_yen, b.grand_total_yen, r.paid_at, r.cancelled_at
     from card_payments c join reservations r on r.id = c.reservation_id join bills b on b.reservation_id = r.id
     where session_id = $1`,
    [sessionId],
  );
  return firstRow(payment);
}

/** Marks the bill paid. If the bill is already paid, changed or cancelled, stores a refund (§session-settled-once). */
async function receivePayment(tx: Queries, session: v.InferOutput<typeof PaidSession>, now: Instant) {
  const payment = await lockPayment(tx, session.id);
  const reference = session.client_reference_id ?? String(payment.reservation_id);
  if (
    session.amount_total !== payment.amount_yen ||
    session.currency !== 'jpy' ||
    reference !== String(payment.reservation_id)
  )
    throw conflict('お支払いの内容が、ご請求と一致しません。');
  const updated = await tx.query(
    `update card_payments set status = 'completed' where session_id = $1 and status <> 'completed' returning 1`,
    [session.id],
  );
  if (updated.length === 0) return null;
  const { reservation_id, amount_yen, grand_total_yen } = payment;
  if (payment.paid_at || payment.cancelled_at || amount_yen !== grand_total_yen)
    return storeRefund(tx, { reservation_id, amount_yen, paid_by: 'card', reference: session.id }, now);
  await markPaid(tx, reservation_id, 'card', now);
  return null;
}

/** A repeated notice changes nothing (§notice-once). */
export async function receiveCardNotice(db: Db, raw: string, now: Instant): Promise<void> {
  const event = readNotice(Event, parseJson(raw));
  const mayBePaid = PAID_EVENTS.has(event.type);
  if (!mayBePaid && event.type !== EXPIRED_EVENT) return;
  const session = mayBePaid ? readNotice(PaidSession, event.data.object) : null;
  // Ignores an unpaid session, because another notice follows when the money arrives.
  if (session && session.payment_status !== 'paid') return;
  const refund = await db.transaction(async (tx) => {
    const inserted = await tx.query(
      `insert into payment_notices (event_id, type, received_at) values ($1, $2, $3)
       on conflict do nothing returning 1`,
      [event.id, event.type, toTimestamp(now)],
    );
    if (inserted.length === 0) return null;
    if (session) return receivePayment(tx, session, now);
    await tx.query(
      `update card_payments set status = 'closed' where session_id = $1 and status in ('open', 'closing')`,
      [readNotice(Session, event.data.object).id],
    );
    return null;
  });
  if (refund) warnOfRefund(`Notice ${event.id}`, refund);
}
