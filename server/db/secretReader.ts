import { firstRow, type Queries } from './db';
import { newSecret } from './hash';

/** Returns a reader of the value `name`. If no value is stored, the reader first stores the result of `make`. */
export function storedValueReader<T>(db: Queries, name: string, make: () => Promise<T>): () => Promise<T> {
  const read = () => db.query<{ value: T }>('select value from clinic_state where name = $1', [name]);
  let cachedValue: T | null = null;
  return async () => {
    if (cachedValue !== null) return cachedValue;
    if ((await read()).length === 0)
      await db.query('insert into clinic_state (name, value) values ($1, $2) on conflict do nothing', [
        name,
        JSON.stringify(await make()),
      ]);
    cachedValue = firstRow(await read()).value;
    return cachedValue;
  };
}

export const secretReader = (db: Queries, name: string) => storedValueReader(db, name, async () => newSecret());
