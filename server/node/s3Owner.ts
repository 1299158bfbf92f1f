import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, PutObjectCommand } from '@aws-sdk/client-s3';
import type { S3Options } from '../files/fileStore';
import { KEY, failureOf, moveObject, openBucket, within, type Bucket } from './s3Files';
import { StartError } from '../startError';
import { MARKER, mustBeOwn } from './storeOwner';

/** The marker's content; null without one. */
async function markOf({ client, Bucket, limits }: Bucket): Promise<string | null> {
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

async function mark({ client, Bucket, limits }: Bucket, id: string): Promise<void> {
  const marker = new PutObjectCommand({ Bucket, Key: MARKER, Body: `${id}\n`, ContentType: 'text/plain' });
  await within(limits.write, (limit) => client.send(marker, limit));
}

/** What lies at a bucket's root: keys of files from before there was a marker, and ids of databases with files here. */
async function rootOf({ client, Bucket }: Bucket): Promise<{ keys: string[]; owners: string[] }> {
  const [keys, owners]: [string[], string[]] = [[], []];
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Delimiter: '/' })) {
    for (const { Key = '' } of page.Contents ?? []) if (KEY.test(Key)) keys.push(Key);
    for (const { Prefix = '' } of page.CommonPrefixes ?? []) {
      const name = Prefix.replace(/\/$/, '');
      if (KEY.test(name)) owners.push(name);
    }
  }
  return { keys, owners };
}

/** Runs `work` at a start or in a command: a store that fails stops it with a `StartError`. */
async function onBucket<T>(options: S3Options, work: (bucket: Bucket) => Promise<T>): Promise<T> {
  try {
    return await work(openBucket(options));
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${failureOf(error)}.`);
  }
}

const namesOf = (bucket: string) => `bucket ${bucket}`;

/**
 * Checks that a bucket is this database's, and marks an empty one as such. Throws a `StartError` when it belongs to
 * another database, has files that say nothing of theirs, or can't be reached.
 */
export function claimBucket(options: S3Options, id: string): Promise<void> {
  return onBucket(options, async (bucket) => {
    const owner = await markOf(bucket);
    if (owner !== null) return mustBeOwn(namesOf(options.bucket), owner, id);
    const { keys, owners } = await rootOf(bucket);
    for (const other of owners) mustBeOwn(namesOf(options.bucket), other, id);
    if (keys.length > 0)
      throw new StartError(
        `The bucket ${options.bucket} holds files, and nothing says of which database; if they are this one's, stop every clinic on it and run: npm run clinic -- adopt ${options.bucket}`,
      );
    await mark(bucket, id);
  });
}

/**
 * Takes over a bucket from before there was a marker: moves the files that this database knows below its id, leaves all
 * others where they are, then writes the marker. One that was cut is continued by the next. Throws a `StartError` when
 * the bucket belongs to another database, or this one knows none of the files.
 * @param known keys of the files that this database knows
 */
export function adoptBucket(options: S3Options, id: string, known: readonly string[]) {
  return onBucket(options, async (bucket) => {
    const owner = await markOf(bucket);
    const { keys, owners } = await rootOf(bucket);
    const claims = owner === null ? owners : [owner];
    for (const other of claims) mustBeOwn(namesOf(options.bucket), other, id);
    const wanted = new Set(known);
    const own = keys.filter((key) => wanted.has(key));
    if (claims.length === 0 && keys.length > 0 && own.length === 0)
      throw new StartError(
        `This database knows none of the ${keys.length} files in the bucket ${options.bucket}; name the database that does.`,
      );
    for (const key of own) await moveObject(bucket, key, `${id}/${key}`);
    if (owner === null) await mark(bucket, id);
    return { moved: own.length, left: keys.length - own.length };
  });
}
