import { only, type Queries } from '../db/db';
import { newSecret } from '../db/hash';

/** Shared by all processes; the first that needs it creates it. */
export function storedSecret(db: Queries, name: string): () => Promise<string> {
  const read = () => db.query<{ value: string }>('select value from clinic_state where name = $1', [name]);
  let cached: string | null = null;
  return async () => {
    if (cached !== null) return cached;
    await db.query('insert into clinic_state (name, value) values ($1, $2) on conflict do nothing', [
      name,
      JSON.stringify(newSecret()),
    ]);
    cached = only(await read()).value;
    return cached;
  };
}
