import type { Db } from '../db/db';
import { databaseFiles, withFallback, type FileStore } from '../files/fileStore';
import type { Settings } from '../settings';
import { folderFiles } from './folderFiles';

/** Opens the configured file store. Files stored in the database before a change of store are still found. */
export async function openFiles(db: Db, { files }: Settings): Promise<FileStore> {
  if (files.kind === 'database') return databaseFiles(db);
  if (files.kind === 'folder') return withFallback(folderFiles(files.folder), databaseFiles(db));
  // Imported on demand: the client is large.
  const { s3Files } = await import('./s3Files');
  return withFallback(s3Files(files), databaseFiles(db));
}
