/** The database behind the clinic: PostgreSQL 15 or newer, or PGlite. Both take the same SQL. */

/** Something SQL can be sent to: the database itself, or a transaction in it. */
export interface Queries {
  /** Runs one statement with `$1`, `$2` … and gives its rows. Times come back as `Date`, `bytea` as `Uint8Array`. */
  query<T = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<T[]>;
  /** Runs several statements without parameters. */
  script(sql: string): Promise<void>;
}

export interface Db extends Queries {
  /**
   * Runs `work` in one transaction at READ COMMITTED: all of it or nothing. A deadlock or a serialization failure rolls
   * it back and runs it again, so `work` must do nothing but SQL. Inside, use `tx` alone: PGlite has one connection.
   */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

/** The SQLSTATE or system code of an error; empty when it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Repeats a transaction that the database rolled back for another's sake. */
export async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === ATTEMPTS || !RETRIED.has(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** tried));
    }
  }
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '55P03',
]);

/** True when the database could not be asked at all, or was too busy to answer: worth trying again later. */
export const isUnreachable = (error: unknown): boolean =>
  UNREACHABLE.has(codeOf(error)) ||
  codeOf(error).startsWith('08') ||
  (error instanceof Error && /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message));

/** The only row of a statement that always gives one. */
export function only<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('a statement gave no row');
  return row;
}

/** An instant as a parameter for `timestamptz`. */
export const at = (instant: number): string => new Date(instant).toISOString();

/** Names of the advisory locks, so that no two purposes share one. */
export const LOCKS = { migrate: 72_001, seed: 72_002 } as const;
