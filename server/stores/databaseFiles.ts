import type { Queries } from '../db/db';
import type { FileStore } from './fileStore';

/** Stores files as rows in the clinic's database. */
export const databaseFiles = (db: Queries): FileStore => ({
  async put({ bytes, mediaType }) {
    const key = crypto.randomUUID();
    await db.query('insert into files (key, media_type, content) values ($1, $2, $3)', [key, mediaType, bytes]);
    return key;
  },
  async get(key) {
    const [file] = await db.query<{ content: Uint8Array }>('select content from files where key = $1', [key]);
    return file ? new Uint8Array(file.content) : null;
  },
  remove: async (key) => void (await db.query('delete from files where key = $1', [key])),
  list: null,
});
