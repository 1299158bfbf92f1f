import type { WireReply } from '../../src/api/contract/call';
import { IDEMPOTENCY_KEY_HEADER, payByCard } from '../../src/api/contract';
import { amountChanged, conflict } from '../ruleError';
import { toTimestamp, type Db, type Queries } from '../db/db';
import { sha256 } from '../db/hash';
import { oncePerKey } from '../http/oncePerKey';
import type { CallContext } from '../http/context';
import { saveChoice, lockOwedBill } from './payableBills';
import { ProviderError, paymentTitle, type PaymentProvider } from './paymentProvider';

type Reply = WireReply<typeof payByCard>;

export interface PaymentRequest {
  id: number;
  deliver_id: number;
  /** The amount in yen that the patient saw. */
  amount?: number;
}

export interface PaymentDeps {
  db: Db;
  payments: PaymentProvider;
}

/** The card provider's sessions in which the patient may still pay. */
export const unclosedSessions = (tx: Queries, reservationId: number) =>
  tx.query<{ session_id: string }>(
    `select session_id from card_payments where reservation_id = $1 and status in ('open', 'closing')`,
    [reservationId],
  );

/** Returns false if the provider has already taken the money. */
async function closeSession({ db, payments }: PaymentDeps, sessionId: string): Promise<boolean> {
  if (!(await payments.close(sessionId))) return false;
  await db.query(`update card_payments set status = 'closed' where session_id = $1 and status in ('open', 'closing')`, [
    sessionId,
  ]);
  return true;
}

async function closeSessions(deps: PaymentDeps, sessions: readonly { session_id: string }[]): Promise<void> {
  for (const { session_id } of sessions)
    if (!(await closeSession(deps, session_id)))
      throw conflict('カードでのお支払いを確認しています。しばらくしてから予約履歴をご確認ください。');
}

/** Throws a 409 if a session is paid, and a `ProviderError` if the provider is down. */
export const closeSessionsOf = async (deps: PaymentDeps, reservationId: number): Promise<void> =>
  closeSessions(deps, await unclosedSessions(deps.db, reservationId));

/** Closes the payment sessions that a crash or an unreachable provider left open. */
export async function closeStaleSessions(deps: PaymentDeps): Promise<void> {
  const unclosedRows = await deps.db.query<{ session_id: string }>(
    `select session_id from card_payments c join reservations r on r.id = c.reservation_id
     where c.status = 'closing' or (c.status = 'open' and r.paid_at is not null)`,
  );
  await Promise.all(unclosedRows.map(({ session_id }) => closeQuietly(deps, session_id)));
}

const closeQuietly = (deps: PaymentDeps, sessionId: string) =>
  closeSession(deps, sessionId).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(`A payment session could not be closed: ${error.message}`);
  });

/** Returns the bill's other open sessions. The caller must close these sessions. */
async function storeSession(tx: Queries, payment: PaymentRequest, sessionId: string, amountYen: number, now: number) {
  const replacedSessions = await tx.query<{ session_id: string }>(
    `update card_payments set status = 'closing' where reservation_id = $1 and status = 'open' and session_id <> $2
     returning session_id`,
    [payment.id, sessionId],
  );
  await tx.query(
    `insert into card_payments (session_id, reservation_id, amount_yen, opened_at)
     values ($1, $2, $3, $4) on conflict (session_id) do nothing`,
    [sessionId, payment.id, amountYen, toTimestamp(now)],
  );
  return replacedSessions;
}

/**
 * Opens a session of the card provider (§card-provider-page), and closes the bill's other sessions, so that the patient
 * cannot pay twice (§card-one-page).
 */
export async function payBillByCard(
  deps: PaymentDeps,
  context: CallContext,
  payment: PaymentRequest,
  appOrigin: string,
): Promise<Reply> {
  const { db, payments } = deps;
  const { patient, request, now } = context;
  const lockBill = (tx: Queries) => lockOwedBill(tx, patient.id, payment.id, payment.amount);
  const call = { input: [payByCard.path, payment], mustBeValid: lockBill };

  const prepare = async (tx: Queries) => {
    const bill = await lockBill(tx);
    await saveChoice(tx, patient.id, payment, 'card');
    return { ...bill, unclosed: await unclosedSessions(tx, payment.id) };
  };
  const { reply: prepared } = await oncePerKey<Reply | Awaited<ReturnType<typeof prepare>>>(db, context, {
    ...call,
    work: async (tx) => ({ reply: await prepare(tx), success: false }),
  });
  // An earlier request with the same key stored this reply, so the session is already open.
  if ('link_url' in prepared) return prepared;

  try {
    await closeSessions(deps, prepared.unclosed);
    const key = request.headers.get(IDEMPOTENCY_KEY_HEADER);
    const { sessionId, url } = await payments.open({
      reservationId: payment.id,
      amountYen: prepared.amountYen,
      title: paymentTitle(prepared.startAt),
      idempotencyKey: key === null ? crypto.randomUUID() : await sha256(`${patient.id}:${key}`),
      appOrigin,
    });
    let replacedSessions: { session_id: string }[] = [];
    const work = async (tx: Queries) => {
      const { amountYen } = await lockBill(tx);
      // If staff corrected the bill during the call, the payment page has the old amount (§amount-seen).
      if (amountYen !== prepared.amountYen) throw amountChanged();
      replacedSessions = await storeSession(tx, payment, sessionId, amountYen, now);
      return { reply: { response_data: 1 as const, link_url: url }, success: true };
    };
    const { reply } = await oncePerKey<Reply>(db, context, { ...call, work });
    for (const { session_id } of replacedSessions) await closeQuietly(deps, session_id);
    return reply;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.warn(`The payment provider failed: ${error.message}`);
    // The app tells the patient and offers another attempt (§card-failed).
    return { response_data: 0, link_url: '' };
  }
}
