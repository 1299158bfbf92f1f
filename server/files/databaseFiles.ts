import type { Queries } from '../db/db';
import { yieldToEventLoop } from '../http/timeout';
import type { FileStore } from './fileStore';

/** Pieces are small, because an embedded database blocks the process while it reads or writes a piece. */
const PIECE_BYTES = 262_144;

export const databaseFiles = (db: Queries): FileStore => ({
  async put({ bytes, mediaType }) {
    const key = crypto.randomUUID();
    for (let piece = 0; piece === 0 || piece * PIECE_BYTES < bytes.length; piece += 1) {
      const row = [key, piece, mediaType, bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)];
      await db.query('insert into files (key, piece, media_type, content) values ($1, $2, $3, $4)', row);
      await yieldToEventLoop();
    }
    return key;
  },
  async get(key) {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    do {
      const [row] = await db.query<{ content: Uint8Array }>('select content from files where key = $1 and piece = $2', [
        key,
        pieces.length,
      ]);
      if (!row) break;
      pieces.push(new Uint8Array(row.content));
      await yieldToEventLoop();
    } while (pieces.at(-1)?.length === PIECE_BYTES);
    return pieces.length > 0 ? new Uint8Array(await new Blob(pieces).arrayBuffer()) : null;
  },
  remove: async (key) => void (await db.query('delete from files where key = $1', [key])),
});
