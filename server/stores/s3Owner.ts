import { GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { StoreError, type S3Options } from './fileStore';
import { failureOf, openBucket, within, type Bucket } from './s3Files';

/** Name of the object at the root of a bucket that holds the id of the database whose files these are. */
const MARKER = 'clinic-id';

/** The marker's content; null without one. */
async function ownerOf({ client, Bucket, limits }: Bucket): Promise<string | null> {
  try {
    return await within(limits.read, async (limit) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: MARKER }), limit);
      return (await Body?.transformToString())?.trim() || null;
    });
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

/**
 * Checks that a bucket is this database's, and marks one without a marker as such. Throws a `StoreError` when it
 * belongs to another database, or can't be reached.
 */
export async function claimBucket(options: S3Options, id: string): Promise<void> {
  const bucket = openBucket(options);
  const marker = { Bucket: bucket.Bucket, Key: MARKER, Body: `${id}\n`, ContentType: 'text/plain' };
  try {
    const owner = await ownerOf(bucket);
    if (owner === id) return;
    if (owner !== null)
      throw new StoreError(
        `The bucket ${options.bucket} holds the files of the database ${owner}, and this is the database ${id}; name the bucket or the database that belong together.`,
      );
    await within(bucket.limits.write, (limit) => bucket.client.send(new PutObjectCommand(marker), limit));
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(`${failureOf(error)}.`);
  }
}
