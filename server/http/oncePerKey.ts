import { IDEMPOTENCY_KEY } from '../../src/api/contract';
import { badInput, ruleBroken } from '../ruleError';
import type { Db, Queries } from '../db/db';
import { sha256 } from '../db/hash';
import type { CallContext } from './context';
import { lockPatient } from './lockPatient';

/** Files are hashed by content, because multipart boundaries differ every time. */
async function canonical(value: unknown): Promise<string> {
  if (value instanceof Blob) return `file:${await sha256(await value.arrayBuffer())}`;
  if (Array.isArray(value)) return `[${(await Promise.all(value.map(canonical))).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const parts = await Promise.all(
    entries.map(async ([key, item]) => `${JSON.stringify(key)}:${await canonical(item)}`),
  );
  return `{${parts.join()}}`;
}

interface StoredReply {
  fingerprint: string;
  reply: string;
}

interface KeyedCall<T> {
  input: unknown;
  /** `success: false`: the reply must not be stored. */
  work: (tx: Queries) => Promise<{ reply: T; success: boolean }>;
  mustStand: (tx: Queries) => Promise<unknown>;
}

/**
 * One call at a time per patient. A successful reply is stored in the transaction, and returned for the same key and
 * input while it stands (§idempotency-key).
 */
export async function oncePerKey<T>(
  db: Db,
  { request, patient }: CallContext,
  { input, work, mustStand }: KeyedCall<T>,
): Promise<{ reply: T; fresh: boolean }> {
  const key = request.headers.get(IDEMPOTENCY_KEY);
  if (key !== null && !/^[\x21-\x7E]{1,200}$/.test(key)) throw badInput();
  const fingerprint = key === null ? '' : await sha256(await canonical(input));
  return db.transaction(async (tx) => {
    await lockPatient(tx, patient);
    const [before] = await tx.query<StoredReply>(
      'select fingerprint, reply from idempotency_keys where patient_id = $1 and key = $2',
      [patient.id, key],
    );
    if (before && before.fingerprint !== fingerprint)
      throw ruleBroken('idempotency_key_reused', '送信内容が変わりました。もう一度お試しください。');
    if (before) {
      await mustStand(tx);
      return { reply: JSON.parse(before.reply) as T, fresh: false };
    }
    const { reply, success } = await work(tx);
    if (success && key !== null)
      await tx.query('insert into idempotency_keys (patient_id, key, fingerprint, reply) values ($1, $2, $3, $4)', [
        patient.id,
        key,
        fingerprint,
        JSON.stringify(reply),
      ]);
    return { reply, fresh: success };
  });
}
