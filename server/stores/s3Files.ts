import type { IncomingMessage } from 'node:http';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { unavailable } from '../http/clinicError';
import type { ByteStream } from './byteStream';
import type { FileStore, ListedFile, S3Options } from './fileStore';

/**
 * Limits in ms: to connect, of a silent connection, and of a whole call with its retry, up to the body of a file. They
 * stay below the 15 s that the app waits, and below its 60 s for uploads.
 */
interface Limits {
  connect: number;
  idle: number;
  read: number;
  write: number;
}
const LIMITS: Limits = { connect: 2_000, idle: 5_000, read: 12_000, write: 30_000 };

// The SDK's Node version warning is about its future releases, not the locked one.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

/** A key as `put` makes it: other objects of the bucket are not ours. */
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the store failed with: the error's name and status, nothing of the request. */
export function failureOf(error: unknown): string {
  const name = error instanceof Error ? error.name : String(error);
  const status = error instanceof S3ServiceException ? ` ${error.$metadata.httpStatusCode ?? ''}` : '';
  return `The store of FILES_S3_ENDPOINT failed: ${name}${status}`;
}

/** Logs the failure and throws the 503 of `clinicError`. */
function outOfReach(error: unknown): never {
  console.error(failureOf(error));
  throw unavailable();
}

/** Ends a call after a time, whatever the store does. A body that began in time goes on. */
export async function within<T>(ms: number, call: (limit: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`no answer in ${ms} ms`, 'TimeoutError');
      abort.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([call({ abortSignal: abort.signal }), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A reply's body, as fast as it is read. The store may be silent for `idle` ms, but only while somebody waits for
 * bytes: a slow reader pauses the store too.
 */
function streamOf(body: IncomingMessage, idle: number): ByteStream {
  body.setTimeout(0);
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Buffer<ArrayBuffer>, undefined>;
  return new ReadableStream(
    {
      async pull(controller) {
        const silent = new DOMException(`no bytes in ${idle} ms`, 'TimeoutError');
        const timer = setTimeout(() => body.destroy(silent), idle);
        try {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          outOfReach(error);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  );
}

/** A bucket, with the client to reach it and the limits of its calls. */
export interface Bucket {
  client: S3Client;
  Bucket: string;
  limits: Limits;
}

/** Opens a bucket with the official client; asks nothing of it yet. */
export function openBucket({ bucket, ...options }: S3Options, limits = LIMITS): Bucket {
  const { endpoint, region, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: limits.connect, socketTimeout: limits.idle },
    // Many compatible stores don't support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, Bucket: bucket, limits };
}

async function removeObject({ client, Bucket, limits }: Bucket, Key: string): Promise<void> {
  await within(limits.read, (limit) => client.send(new DeleteObjectCommand({ Bucket, Key }), limit));
}

/** Moves an object: copies it, then deletes it. Does nothing if there is none under `from`. */
async function moveObject(bucket: Bucket, from: string, to: string): Promise<void> {
  const { client, Bucket, limits } = bucket;
  const copy = new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` });
  try {
    await within(limits.write, (limit) => client.send(copy, limit));
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return;
    throw error;
  }
  await removeObject(bucket, from);
}

/**
 * Stores files in a bucket of an S3-compatible store, below a prefix, which the machines of one clinic share.
 * @param options `prefix` has no slash at its end
 */
export function s3Files({ prefix, ...options }: S3Options & { prefix: string }, limits = LIMITS): FileStore {
  const bucket = openBucket(options, limits);
  const { client, Bucket } = bucket;
  const at = (key: string) => `${prefix}/${key}`;
  const aside = (key: string) => `${prefix}/removed/${key}`;
  return {
    async put({ bytes, mediaType }) {
      const key = crypto.randomUUID();
      const file = { Bucket, Key: at(key), Body: bytes, ContentType: mediaType };
      await within(limits.write, (limit) => client.send(new PutObjectCommand(file), limit)).catch(outOfReach);
      return key;
    },
    async get(key) {
      try {
        const object = new GetObjectCommand({ Bucket, Key: at(key) });
        const { Body, ContentLength } = await within(limits.read, (limit) => client.send(object, limit));
        if (!Body || ContentLength === undefined) throw new Error('no content or no length');
        return { size: ContentLength, stream: streamOf(Body as IncomingMessage, limits.idle) };
      } catch (error) {
        return error instanceof NoSuchKey ? null : outOfReach(error);
      }
    },
    remove: (key) => removeObject(bucket, at(key)).catch(outOfReach),
    outside: {
      async list() {
        const [stored, removed]: [ListedFile[], ListedFile[]] = [[], []];
        try {
          for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: at('') }))
            for (const { Key = '', LastModified } of Contents) {
              const key = Key.slice(Key.lastIndexOf('/') + 1);
              if (!KEY.test(key) || !LastModified) continue;
              const list = Key === at(key) ? stored : Key === aside(key) ? removed : null;
              list?.push({ key, since: LastModified.getTime() });
            }
        } catch (error) {
          outOfReach(error);
        }
        return { stored, removed };
      },
      setAside: (key) => moveObject(bucket, at(key), aside(key)).catch(outOfReach),
      bringBack: (key) => moveObject(bucket, aside(key), at(key)).catch(outOfReach),
      discard: (key) => removeObject(bucket, aside(key)).catch(outOfReach),
    },
  };
}
