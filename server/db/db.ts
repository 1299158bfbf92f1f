/** PostgreSQL (15 or newer) and PGlite run the same SQL. */

export interface Queries {
  /** Put data in `params`, because each different `sql` may stay in memory as a prepared statement. */
  query<T = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<T[]>;
  script(sql: string): Promise<void>;
}

export interface Db extends Queries {
  /**
   * `work` may run again after a deadlock or a lost connection, so `work` must have no effect except its SQL.
   * `work` must use only `tx`, because `tx` occupies PGlite's only connection. `no limits` turns off the timeouts.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>, timeouts?: 'no limits'): Promise<T>;
  close(): Promise<void>;
}

/** PostgreSQL's error code when a migration has changed the result columns of a prepared statement. */
const STALE = '0A000';
const RETRIED = new Set(['40001', '40P01', STALE]);
const ATTEMPTS = 6;

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

export const isStale = (error: unknown): boolean => codeOf(error) === STALE;

/** Repeats `attempt` only after errors that leave the database unchanged (`RETRIED`, `isUndone`). */
export async function retry<T>(
  attempt: () => Promise<T>,
  isUndone: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === ATTEMPTS || !(RETRIED.has(codeOf(error)) || isUndone(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** count));
    }
  }
}

/** Codes of a database that is unreachable, busy, read-only (25006) or on a full disk (53100, ENOSPC, EDQUOT). */
const UNREACHABLE = new Set(['ENOTFOUND', 'ETIMEDOUT', '53300', '55P03', '25006', '53100', 'ENOSPC', 'EDQUOT']);
const LOST = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02']);
const COMMIT_UNKNOWN = '08007';

const hasMessage = (error: unknown, pattern: RegExp): boolean => error instanceof Error && pattern.test(error.message);

/** The server is down or still starting, so no statement was sent. */
export const isRefused = (error: unknown): boolean =>
  codeOf(error) === 'ECONNREFUSED' ||
  codeOf(error) === '57P03' ||
  // The Unix socket file is missing while the server is down.
  (codeOf(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect');

/** The connection broke before the commit, so the database rolls back the transaction. */
export const isConnectionLost = (error: unknown): boolean =>
  LOST.has(codeOf(error)) ||
  (codeOf(error).startsWith('08') && !isCommitUnknown(error)) ||
  hasMessage(error, /^Connection terminated( unexpectedly)?$|is not queryable$/);

export const isQueryTimeout = (error: unknown): boolean => hasMessage(error, /^Query read timeout$/);

/** The connection broke during the commit, so the new rows may exist. */
export const isCommitUnknown = (error: unknown): boolean => codeOf(error) === COMMIT_UNKNOWN;

export const commitError = (cause: unknown): Error =>
  Object.assign(new Error('The connection was lost during the commit', { cause }), { code: COMMIT_UNKNOWN });

/** The database cannot be used now, but a later attempt may succeed. */
export const isUnreachable = (error: unknown): boolean =>
  UNREACHABLE.has(codeOf(error)) ||
  isRefused(error) ||
  isConnectionLost(error) ||
  isQueryTimeout(error) ||
  isCommitUnknown(error) ||
  hasMessage(error, /^(Connection terminated|timeout exceeded when trying to connect)/);

/** Codes for malformed or too large numbers and dates, for NUL, and for characters outside the database's encoding. */
const UNSTORABLE = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05']);

export const isUnstorable = (error: unknown): boolean => UNSTORABLE.has(codeOf(error));

export function firstRow<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('a statement returned no row');
  return row;
}

export const toTimestamp = (instant: number): string => new Date(instant).toISOString();

export async function insert(tx: Queries, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(rows[0] ?? {}).join(', ');
  await tx.query(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** The most rows of one delete. A larger delete would lock rows longer and keep other transactions waiting. */
const BATCH = 5_000;

/** Returns the number of deleted rows; `$1` in `where` is `param`. */
export async function deleteWhere(db: Db, table: string, where: string, param: string): Promise<number> {
  for (let count = 0; ;) {
    const deleted = await db.query(
      `delete from ${table} where ctid = any (array(select ctid from ${table} where ${where} limit ${BATCH})) returning 1`,
      [param],
    );
    count += deleted.length;
    if (deleted.length < BATCH) return count;
  }
}

/** All advisory locks are here, so that no two get the same number. */
export const LOCKS = { migrate: 72_001, seed: 72_002, timetable: 72_003 } as const;
