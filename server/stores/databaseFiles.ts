import type { Queries } from '../db/db';
import { steppedStream } from './byteStream';
import type { FileStore } from './fileStore';

/** Stores files as rows in the clinic's database. */
export const databaseFiles = (db: Queries): FileStore => ({
  async put({ bytes, mediaType }) {
    const key = crypto.randomUUID();
    await db.query('insert into files (key, media_type, content) values ($1, $2, $3)', [key, mediaType, bytes]);
    return key;
  },
  async get(key) {
    const [file] = await db.query<{ size: number }>('select length(content) as size from files where key = $1', [key]);
    if (!file) return null;
    const read = async (at: number, length: number) => {
      const [step] = await db.query<{ piece: Uint8Array }>(
        'select substring(content from $2 for $3) as piece from files where key = $1',
        [key, at + 1, length],
      );
      return new Uint8Array(step?.piece ?? []);
    };
    return { size: file.size, stream: steppedStream(file.size, read) };
  },
  remove: async (key) => void (await db.query('delete from files where key = $1', [key])),
  outside: null,
});
