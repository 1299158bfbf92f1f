import type { Db } from '../db/db';
import { databaseId } from '../files/databaseId';
import { databaseFiles, withFallback, type FileStore } from '../files/fileStore';
import { allFileKeys } from '../files/orphanSweep';
import type { Settings } from '../settings';
import { folderFiles } from './folderFiles';
import { claimFolder } from './folderOwner';
import { StartError } from '../startError';

/**
 * Opens the configured file store. Files stored in the database before a change of store are still found. Throws a
 * `StartError` when the store is another database's, or must be taken over first.
 */
export async function openFiles(db: Db, { files }: Settings): Promise<FileStore> {
  if (files.kind === 'database') return databaseFiles(db);
  const id = await databaseId(db);
  if (files.kind === 'folder') return withFallback(folderFiles(await claimFolder(files.folder, id)), databaseFiles(db));
  // Imported on demand: the client is large.
  const [{ s3Files }, { claimBucket }] = await Promise.all([import('./s3Files'), import('./s3Owner')]);
  await claimBucket(files, id);
  return withFallback(s3Files({ ...files, prefix: id }), databaseFiles(db));
}

/** Takes over the configured bucket, see `adoptBucket`. Throws a `StartError` unless `name` is its name. */
export async function adoptFiles(db: Db, { files }: Settings, name: string) {
  if (files.kind !== 's3' || files.bucket !== name)
    throw new StartError(
      files.kind === 's3'
        ? `FILES_S3_BUCKET is ${files.bucket}, not ${name}.`
        : 'There is no bucket to adopt; set FILES_S3_ENDPOINT, FILES_S3_BUCKET and its access key.',
    );
  const { adoptBucket } = await import('./s3Owner');
  return adoptBucket(files, await databaseId(db), await allFileKeys(db));
}
