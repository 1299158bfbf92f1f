import { IDEMPOTENCY_KEY_HEADER } from '../../src/api/contract';
import { badInput, ruleBroken } from '../ruleError';
import type { Db, Queries } from '../db/db';
import { sha256 } from '../db/hash';
import type { CallContext } from './context';
import { lockPatient } from './lockPatient';

/** Sorts the properties, so that equal inputs have equal fingerprints. */
async function fingerprintOf(input: unknown): Promise<string> {
  const files: Blob[] = [];
  const text = JSON.stringify(input, (_key, value: unknown) => {
    if (value instanceof Blob) return `file ${files.push(value)}`;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
  const fileHashes = await Promise.all(files.map(async (file) => sha256(await file.arrayBuffer())));
  return sha256([text, ...fileHashes].join());
}

interface StoredReply {
  fingerprint: string;
  reply: string;
}

interface KeyedCall<T> {
  input: unknown;
  /** A reply with `success: false` is not stored. */
  work: (tx: Queries) => Promise<{ reply: T; success: boolean }>;
  /** Throws if the reservation or payment of the stored reply is no longer valid. */
  mustBeValid: (tx: Queries) => Promise<unknown>;
}

/** A later call with the same key and input gets the stored reply (§idempotency-key). */
export async function oncePerKey<T>(
  db: Db,
  { request, patient }: CallContext,
  { input, work, mustBeValid }: KeyedCall<T>,
): Promise<{ reply: T; isNew: boolean }> {
  const key = request.headers.get(IDEMPOTENCY_KEY_HEADER);
  if (key !== null && !/^[\x21-\x7E]{1,200}$/.test(key)) throw badInput();
  const fingerprint = key === null ? '' : await fingerprintOf(input);
  return db.transaction(async (tx) => {
    await lockPatient(tx, patient);
    const [storedReply] = await tx.query<StoredReply>(
      'select fingerprint, reply from idempotency_keys where patient_id = $1 and key = $2',
      [patient.id, key],
    );
    if (storedReply && storedReply.fingerprint !== fingerprint)
      throw ruleBroken('idempotency_key_reused', '送信内容が変わりました。もう一度お試しください。');
    if (storedReply) {
      await mustBeValid(tx);
      return { reply: JSON.parse(storedReply.reply) as T, isNew: false };
    }
    const { reply, success } = await work(tx);
    if (success && key !== null)
      await tx.query('insert into idempotency_keys (patient_id, key, fingerprint, reply) values ($1, $2, $3, $4)', [
        patient.id,
        key,
        fingerprint,
        JSON.stringify(reply),
      ]);
    return { reply, isNew: success };
  });
}
