/** The database behind the clinic: PostgreSQL 15 or newer, or PGlite. Both take the same SQL. */

/** Something SQL can be sent to: the database itself, or a transaction in it. */
export interface Queries {
  /**
   * Runs one statement with `$1`, `$2` … and gives its rows. Times come back as `Date`, `bytea` as `Uint8Array`.
   * @param name of a statement that every call makes: a server reads it once for each connection. Never of two statements.
   */
  query<T = Record<string, unknown>>(sql: string, params?: unknown[], name?: string): Promise<T[]>;
  /** Runs several statements without parameters. */
  script(sql: string): Promise<void>;
}

export interface Db extends Queries {
  /**
   * Runs `work` in one transaction at READ COMMITTED: all of it or nothing. A deadlock or a serialization failure rolls
   * it back and runs it again, and so does a connection that is lost before the commit: `work` must do nothing but SQL.
   * Inside, use `tx` alone: PGlite has one connection. A connection lost during the commit is an `isUndecided` error.
   * @param limits `no limits` for what is done once, at start: it may wait and run longer than a patient's call
   */
  transaction<T>(work: (tx: Queries) => Promise<T>, limits?: 'no limits'): Promise<T>;
  close(): Promise<void>;
}

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

/** The SQLSTATE or system code of an error; empty when it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/**
 * Retries a transaction that the database rolled back because of a concurrent one.
 * @param isUndone whether another error, too, has left nothing behind and may pass
 */
export async function retrying<T>(
  attempt: () => Promise<T>,
  isUndone: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === ATTEMPTS || !(RETRIED.has(codeOf(error)) || isUndone(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** tried));
    }
  }
}

const UNREACHABLE = new Set(['ENOTFOUND', 'ETIMEDOUT', '53300', '55P03']);
const LOST = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02']);
const UNDECIDED = '08007';

const hasMessage = (error: unknown, pattern: RegExp): boolean => error instanceof Error && pattern.test(error.message);

/** True when there was nobody to connect to: a server that is down or still starting. Nothing has been sent. */
export const isRefused = (error: unknown): boolean =>
  codeOf(error) === 'ECONNREFUSED' ||
  codeOf(error) === '57P03' ||
  // The socket's file goes with its server.
  (codeOf(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect');

/** True when the connection broke. What was sent by it and not committed is undone. */
export const isLost = (error: unknown): boolean =>
  LOST.has(codeOf(error)) ||
  (codeOf(error).startsWith('08') && !isUndecided(error)) ||
  hasMessage(error, /^Connection terminated( unexpectedly)?$|is not queryable$/);

/** True when a statement was sent and no answer came in time. */
export const isSilent = (error: unknown): boolean => hasMessage(error, /^Query read timeout$/);

/** True when a connection broke while it committed: the transaction may stand, and what belongs to it must stay. */
export const isUndecided = (error: unknown): boolean => codeOf(error) === UNDECIDED;

/** An `isUndecided` error. */
export const undecided = (cause: unknown): Error =>
  Object.assign(new Error('The connection was lost during the commit', { cause }), { code: UNDECIDED });

/** True when the database could not be asked at all, or was too busy to answer: worth trying again later. */
export const isUnreachable = (error: unknown): boolean =>
  UNREACHABLE.has(codeOf(error)) ||
  isRefused(error) ||
  isLost(error) ||
  isSilent(error) ||
  isUndecided(error) ||
  hasMessage(error, /^(Connection terminated|timeout exceeded when trying to connect)/);

/** The only row of a statement that always gives one. */
export function only<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('a statement gave no row');
  return row;
}

/** An instant as a parameter for `timestamptz`. */
export const toTimestamp = (instant: number): string => new Date(instant).toISOString();

/** Names of the advisory locks, so that no two purposes share one. */
export const LOCKS = { migrate: 72_001, seed: 72_002 } as const;
