import type { WireReply } from '../../src/api/call';
import { IDEMPOTENCY_KEY, payByCard } from '../../src/api/contract';
import { conflict } from '../http/clinicError';
import { toTimestamp, type Db, type Queries } from '../db/db';
import { sha256 } from '../hash';
import { oncePerKey } from '../http/oncePerKey';
import type { CallContext } from '../http/context';
import { chooseAddress, owedBill } from './owed';
import { ProviderError, paymentTitle, type PaymentProvider } from './paymentProvider';

type Reply = WireReply<typeof payByCard>;

/** What a patient asks to pay, and where its medicine is to go. */
export interface PaymentRequest {
  id: number;
  deliver_id: number;
}

/** What taking money needs. */
export interface PaymentDeps {
  db: Db;
  payments: PaymentProvider;
}

const openSessions = (tx: Queries, reservationId: number) =>
  tx.query<{ session_id: string }>(
    `select session_id from card_payments where reservation_id = $1 and status = 'open'`,
    [reservationId],
  );

/** Closes a payment here and at the provider, which may have taken the money already: then false. */
async function close({ db, payments }: PaymentDeps, sessionId: string): Promise<boolean> {
  if (!(await payments.close(sessionId))) return false;
  await db.query(`update card_payments set status = 'closed' where session_id = $1 and status = 'open'`, [sessionId]);
  return true;
}

/**
 * Closes every page that is still open of a bill that is paid otherwise, as well as the provider lets us. A process that
 * is killed once it has taken the money leaves such a page, and so does a provider out of reach. What is both paid and
 * open is the list of what is left to do: it is gone through when a clinic starts, and whenever money has come.
 */
export async function closePaid(deps: PaymentDeps): Promise<void> {
  const left = await deps.db.query<{ session_id: string }>(
    `select session_id from card_payments c join reservations r on r.id = c.reservation_id
     where c.status = 'open' and r.paid_at is not null`,
  );
  await Promise.all(left.map(({ session_id }) => closeQuietly(deps, session_id)));
}

const closeQuietly = (deps: PaymentDeps, sessionId: string) =>
  close(deps, sessionId).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(`A card payment could not be closed: ${error.message}`);
  });

/** Stores the payment as the one that is open for its bill; gives those that it replaces. */
async function storePayment(tx: Queries, payment: PaymentRequest, sessionId: string, amountYen: number, now: number) {
  const others = await tx.query<{ session_id: string }>(
    `update card_payments set status = 'closed' where reservation_id = $1 and status = 'open' and session_id <> $2
     returning session_id`,
    [payment.id, sessionId],
  );
  await tx.query(
    `insert into card_payments (session_id, reservation_id, amount_yen, opened_at)
     values ($1, $2, $3, $4) on conflict (session_id) do nothing`,
    [sessionId, payment.id, amountYen, toTimestamp(now)],
  );
  return others;
}

/**
 * Opens the provider's page for a bill (spec §4 "Payment"). One page of a bill is open at a time, so that nobody pays
 * twice. The provider is asked between two transactions, never inside one: the bill is looked at before and again after.
 * A provider that is down or refuses is the `response_data: 0` of spec §8. 404 and 409 as `owedBill`, 404 for an address
 * that is gone.
 */
export async function payBillByCard(
  deps: PaymentDeps,
  context: CallContext,
  payment: PaymentRequest,
  appOrigin: string,
): Promise<Reply> {
  const { db, payments } = deps;
  const { patient, request, now } = context;
  const input = [payByCard.path, payment];

  const ready = async (tx: Queries) => {
    const bill = await owedBill(tx, patient.id, payment.id);
    await chooseAddress(tx, patient.id, payment.id, payment.deliver_id);
    return { ...bill, earlier: await openSessions(tx, payment.id) };
  };
  const { reply: before } = await oncePerKey<Reply | Awaited<ReturnType<typeof ready>>>(
    db,
    context,
    input,
    async (tx) => ({ reply: await ready(tx), success: false }),
  );
  if ('link_url' in before) return before;

  try {
    for (const { session_id } of before.earlier)
      if (!(await close(deps, session_id)))
        throw conflict('カードでのお支払いを確認しています。しばらくしてから予約履歴をご確認ください。');
    const key = request.headers.get(IDEMPOTENCY_KEY);
    const { sessionId, url } = await payments.open({
      reservationId: payment.id,
      amountYen: before.amountYen,
      title: paymentTitle(before.startAt),
      idempotencyKey: key === null ? crypto.randomUUID() : await sha256(`${patient.id}:${key}`),
      appOrigin,
    });
    let others: { session_id: string }[] = [];
    const { reply } = await oncePerKey<Reply>(db, context, input, async (tx) => {
      const { amountYen } = await owedBill(tx, patient.id, payment.id);
      others = await storePayment(tx, payment, sessionId, amountYen, now);
      return { reply: { response_data: 1, link_url: url }, success: true };
    });
    for (const { session_id } of others) await closeQuietly(deps, session_id);
    return reply;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(`The payment provider failed: ${error.message}`);
    return { response_data: 0, link_url: '' };
  }
}
