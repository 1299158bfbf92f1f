import type { StoredFile } from '../../../server/stores/fileStore';

/** Reads a stored file to its end; null where there is none. */
export const contentOf = async (file: StoredFile | null): Promise<Uint8Array | null> =>
  file && new Uint8Array(await new Response(file.stream).arrayBuffer());
