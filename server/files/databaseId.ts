import { only, type Queries } from '../db/db';

/** The id that a database got with its schema and keeps through backups: a UUID. */
export async function databaseId(db: Queries): Promise<string> {
  return only(await db.query<{ value: string }>(`select value from settings where name = 'database_id'`)).value;
}
