import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { fromHex } from './hash';
import { retry, type Db } from './db';

const BYTEA = 17;

export async function openPglite(folder?: string, options: PGliteOptions = {}): Promise<Db> {
  const lite = await PGlite.create({
    // Replaces PGlite's own serializer, which takes half a second for each megabyte.
    serializers: { [BYTEA]: (bytes: Uint8Array) => bytes as unknown as string },
    parsers: { [BYTEA]: (text) => fromHex(text.slice(2)) },
    ...options,
    ...(folder !== undefined && { dataDir: folder }),
  });
  return fromPglite(lite);
}

export function fromPglite(lite: PGlite): Db {
  return {
    query: async <T>(sql: string, params?: unknown[]) => (await lite.query<T>(sql, params)).rows,
    script: async (sql) => void (await lite.exec(sql)),
    transaction: (work) =>
      retry(() =>
        lite.transaction((tx) =>
          work({
            query: async <T>(sql: string, params?: unknown[]) => (await tx.query<T>(sql, params)).rows,
            script: async (sql) => void (await tx.exec(sql)),
          }),
        ),
      ),
    close: () => lite.close(),
  };
}
