/** The database is PostgreSQL 15 or newer, or PGlite. Both run the same SQL. */

export interface Queries {
  /** PostgreSQL keeps each `sql` with `params` as a prepared statement, so data must be in `params`, not in `sql`. */
  query<T = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<T[]>;
  script(sql: string): Promise<void>;
}

export interface Db extends Queries {
  /**
   * Runs `work` at READ COMMITTED. Runs `work` again after a deadlock, a serialization failure or a connection lost
   * before the commit, so `work` must have no effect except its SQL. `work` must use only `tx`, because `tx` occupies
   * PGlite's only connection. `no limits` turns off the timeouts, for long maintenance work.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>, limits?: 'no limits'): Promise<T>;
  close(): Promise<void>;
}

/** PostgreSQL's error code when a migration has changed the result columns of a prepared statement. */
const STALE = '0A000';
const RETRIED = new Set(['40001', '40P01', STALE]);
const ATTEMPTS = 6;

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

export const isStale = (error: unknown): boolean => codeOf(error) === STALE;

/** Repeats `attempt` after an error in `RETRIED`. `isUndone` finds more errors after which repeating is safe. */
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

/** Whether connecting failed because the server is down or still starting. In this case no statement was sent. */
export const isRefused = (error: unknown): boolean =>
  codeOf(error) === 'ECONNREFUSED' ||
  codeOf(error) === '57P03' ||
  // The Unix socket file is missing while the server is down.
  (codeOf(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect');

/** Whether the connection broke before the commit. In this case the database rolls back the transaction. */
export const isLost = (error: unknown): boolean =>
  LOST.has(codeOf(error)) ||
  (codeOf(error).startsWith('08') && !isCommitUnknown(error)) ||
  hasMessage(error, /^Connection terminated( unexpectedly)?$|is not queryable$/);

/** Whether the server did not answer within the client's timeout. */
export const isSilent = (error: unknown): boolean => hasMessage(error, /^Query read timeout$/);

/** Whether the connection broke during the commit. The new rows may exist, so callers keep the rows' files. */
export const isCommitUnknown = (error: unknown): boolean => codeOf(error) === COMMIT_UNKNOWN;

export const commitError = (cause: unknown): Error =>
  Object.assign(new Error('The connection was lost during the commit', { cause }), { code: COMMIT_UNKNOWN });

/** Whether the database is unreachable, full, read-only or too busy. A later attempt may succeed. */
export const isUnreachable = (error: unknown): boolean =>
  UNREACHABLE.has(codeOf(error)) ||
  isRefused(error) ||
  isLost(error) ||
  isSilent(error) ||
  isCommitUnknown(error) ||
  hasMessage(error, /^(Connection terminated|timeout exceeded when trying to connect)/);

/** Error codes for values that cannot be stored: malformed or too large numbers and dates, NUL, some characters. */
const UNSTORABLE = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05']);

export const isUnstorable = (error: unknown): boolean => UNSTORABLE.has(codeOf(error));

/** Returns the first row. Throws if there is none. */
export function onlyRow<T>(rows: T[]): T {
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

/** The most rows that one statement deletes. A larger batch would lock its rows longer, and others would wait. */
const BATCH = 5_000;

/** Deletes the rows that match the SQL condition `where`, in which `$1` is `param`. Returns their number. */
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

/** The numbers of all advisory locks. They are in one place, so that no two locks get the same number. */
export const LOCKS = { migrate: 72_001, seed: 72_002, timetable: 72_003 } as const;
