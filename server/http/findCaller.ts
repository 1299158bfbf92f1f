import { isUnreachable, type Queries } from '../db/db';

/**
 * Reads more data in the statement that finds the caller. `from` names a database function (`schema.ts`) whose
 * first three parameters and first column are those of `caller`.
 */
export interface CallerQuery {
  from: string;
  /** SQL types of the additional parameters. */
  types: readonly string[];
  /** One value for each of `types`. */
  params: readonly unknown[];
  /** Its columns after `patient_id`. */
  columns: readonly string[];
}

/** The database's row for a caller; there is none without a live session. */
export type CallerRow = { patient_id: number | null } & Record<string, unknown>;

interface Credentials {
  /** Hashes of the request's session tokens. */
  hashes: readonly string[];
  /** LINE user id. */
  sub: string;
}

/** Finds the calling patient; undefined without a live session. Without `query` it reads only the patient. */
export type FindCaller = (credentials: Credentials, query?: CallerQuery) => Promise<CallerRow | undefined>;

const CALLER: CallerQuery = { from: 'caller', types: [], params: [], columns: [] };

interface Pending extends Credentials {
  query: CallerQuery;
  resolve(row: CallerRow | undefined): void;
  reject(error: unknown): void;
}

const statements = new Map<string, string>();

/** SQL that takes an array per parameter and returns a row, with its array position, for each logged-in caller. */
function statementFor({ from, types, columns }: CallerQuery): string {
  const made = statements.get(from);
  if (made) return made;
  const lists = ['text', 'text', ...types].map((type, index) => `$${index + 2}::${type}[]`);
  const further = types.map((_, index) => `, p${index}`);
  const statement = `select place, ${['patient_id', ...columns].join(', ')} from unnest(${lists.join(', ')})
    with ordinality as call(hashes, sub${further.join('')}, place)
    cross join lateral ${from}(string_to_array(hashes, ' '), sub, $1::timestamptz${further.join('')}) found`;
  statements.set(from, statement);
  return statement;
}

async function findAll(db: Queries, query: CallerQuery, batch: readonly Pending[]): Promise<(CallerRow | undefined)[]> {
  const lists = [
    batch.map(({ hashes }) => hashes.join(' ')),
    batch.map(({ sub }) => sub),
    ...query.types.map((_, index) => batch.map((one) => one.query.params[index])),
  ];
  const now = new Date(Date.now()).toISOString();
  const rows = await db.query<CallerRow & { place: string }>(statementFor(query), [now, ...lists]);
  const byPlace = new Map(rows.map(({ place, ...row }) => [Number(place) - 1, row as CallerRow]));
  return batch.map((_, place) => byPlace.get(place));
}

/** Runs after all requests that arrived together are read. Browsers lack `setImmediate` but have only one patient. */
const afterThisTurn: (work: () => void) => void = globalThis.setImmediate ?? queueMicrotask;

/** Finds callers. Concurrent lookups share one statement, because its cost is mostly the round trip. */
export function callerFinder(db: Queries): FindCaller {
  const batches = new Map<string, Pending[]>();

  async function run(query: CallerQuery, batch: readonly Pending[]): Promise<void> {
    try {
      const rows = await findAll(db, query, batch);
      batch.forEach(({ resolve }, index) => resolve(rows[index]));
    } catch (error) {
      // A request the database rejects must not fail the others.
      if (batch.length > 1 && !isUnreachable(error)) for (const one of batch) void run(one.query, [one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  return (credentials, query = CALLER) =>
    new Promise((resolve, reject) => {
      const pending = { ...credentials, query, resolve, reject };
      const batch = batches.get(query.from);
      if (batch) return void batch.push(pending);
      batches.set(query.from, [pending]);
      afterThisTurn(() => {
        const full = batches.get(query.from) ?? [];
        batches.delete(query.from);
        void run(query, full);
      });
    });
}
