import pg from 'pg';
import { retrying, type Db, type Queries } from './db';

/** The oldest PostgreSQL the clinic's SQL is tried on. */
const OLDEST = 15;

const queriesOf = (client: pg.Pool | pg.PoolClient): Queries => ({
  query: async <T>(sql: string, params?: unknown[]) => (await client.query(sql, params)).rows as T[],
  script: async (sql) => void (await client.query(sql)),
});

/** A pool on a PostgreSQL server. Throws when it is out of reach or older than 15. */
export async function openPostgres(connectionString: string, max = 20): Promise<Db> {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks while idle is replaced at its next use; unheard, its event would end the process.
  pool.on('error', () => undefined);

  const once = async <T>(work: (tx: Queries) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(queriesOf(client));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      const broken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      client.release(broken);
      throw error;
    }
  };

  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < OLDEST) throw new Error(`it is PostgreSQL ${major}, and ${OLDEST} or newer is needed`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ...queriesOf(pool),
    transaction: (work) => retrying(() => once(work)),
    close: () => pool.end(),
  };
}
