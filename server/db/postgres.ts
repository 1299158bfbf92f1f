import { createHash } from 'node:crypto';
import pg from 'pg';
import {
  commitError,
  isConnectionLost,
  isRefused,
  isQueryTimeout,
  isStale,
  isUnreachable,
  retry,
  type Db,
  type Queries,
} from './db';

const OLDEST_MAJOR = 15;

/** PostgreSQL ends a statement after 10 seconds, so a connection that is silent for longer is broken. */
export const SILENCE_MS = 12_000;

const NO_LIMITS =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

const cachedNames = new Map<string, string>();

/** SQL with `*` is not prepared, because a new column would break the prepared statement. */
function preparedName(sql: string): string | undefined {
  if (sql.includes('*')) return undefined;
  const cachedName = cachedNames.get(sql);
  if (cachedName !== undefined) return cachedName;
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
  cachedNames.set(sql, name);
  return name;
}

const queriesOf = (client: pg.Pool | pg.PoolClient, timeoutMs?: number): Queries => {
  // @types/pg lacks `query_timeout` for a single query.
  const run = (text: string, values?: unknown[]) =>
    client.query({ text, values, name: values && preparedName(text), query_timeout: timeoutMs } as pg.QueryConfig);
  return {
    query: async <T>(sql: string, params?: unknown[]) => (await run(sql, params)).rows as T[],
    script: async (sql) => void (await run(sql)),
  };
};

export async function openPostgres(connectionString: string, max = 20): Promise<Db> {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // Without listeners, the `error` event of a broken connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const poolQueries = queriesOf(pool, SILENCE_MS);

  const run = async <T>(work: (tx: Queries) => Promise<T>, withoutTimeouts: boolean, onCommit: () => void) => {
    const client = await pool.connect();
    const { script } = queriesOf(client, SILENCE_MS);
    try {
      await script('begin');
      if (withoutTimeouts) await script(NO_LIMITS);
      const result = await work(queriesOf(client, withoutTimeouts ? undefined : SILENCE_MS));
      onCommit();
      await script('commit');
      client.release();
      return result;
    } catch (error) {
      const isBroken =
        isConnectionLost(error) ||
        isQueryTimeout(error) ||
        isStale(error) ||
        (await script('rollback').then(
          () => false,
          () => true,
        ));
      client.release(isBroken);
      throw error;
    }
  };

  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < OLDEST_MAJOR)
      throw new Error(`the database is PostgreSQL ${major}, but the clinic needs PostgreSQL ${OLDEST_MAJOR} or newer`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    query: (sql, params) =>
      retry(
        () => poolQueries.query(sql, params),
        // After a lost connection, only a read is safe to repeat, because a write may have succeeded.
        (error) => isRefused(error) || (isConnectionLost(error) && /^\s*select\b/i.test(sql)),
      ),
    script: poolQueries.script,
    async transaction(work, limits) {
      let isCommitting = false;
      try {
        return await retry(
          () => {
            isCommitting = false;
            return run(work, limits === 'no limits', () => (isCommitting = true));
          },
          (error) => !isCommitting && (isRefused(error) || isConnectionLost(error)),
        );
      } catch (error) {
        throw isCommitting && isUnreachable(error) ? commitError(error) : error;
      }
    },
    close: () => pool.end(),
  };
}
