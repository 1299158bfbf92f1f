import type { Db } from '../db/db';
import { databaseFiles, withFallback, type FileStore } from '../files/fileStore';
import type { Settings } from '../settings';
import { folderFiles } from './folderFiles';

/** The store of the settings; what the database kept before another was chosen is still found. */
export async function openFiles(db: Db, { files }: Settings): Promise<FileStore> {
  if (files.kind === 'database') return databaseFiles(db);
  if (files.kind === 'folder') return withFallback(folderFiles(files.folder), databaseFiles(db));
  // The client is large: it is loaded where it is used alone.
  const { s3Files } = await import('./s3Files');
  return withFallback(s3Files(files), databaseFiles(db));
}
