import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { unavailable } from '../http/clinicError';
import type { FileStore, S3Options } from '../files/fileStore';

/**
 * Limits in ms: to connect, of a silent connection, and of a whole call with its retry and body. They stay below the 15 s
 * that the app waits, and below its 60 s for uploads (api.md "Rules for every call").
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

/** Logs the error's name and status, nothing of the request, and throws the 503 of `clinicError`. */
function outOfReach(error: unknown): never {
  const name = error instanceof Error ? error.name : String(error);
  const status = error instanceof S3ServiceException ? ` ${error.$metadata.httpStatusCode ?? ''}` : '';
  console.error(`The store of FILES_S3_ENDPOINT failed: ${name}${status}`);
  throw unavailable();
}

/** Ends a call after a time, whatever the store does; a body that it began is cut too. */
async function within<T>(ms: number, call: (limit: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
  const abortSignal = AbortSignal.timeout(ms);
  const late = new Promise<never>((_, reject) => {
    abortSignal.addEventListener('abort', () => reject(abortSignal.reason as Error), { once: true });
  });
  return Promise.race([call({ abortSignal }), late]);
}

/** Stores files in a bucket of an S3-compatible store, with the official client. Machines may share the bucket. */
export function s3Files({ bucket: Bucket, ...options }: S3Options, limits = LIMITS): FileStore {
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
  return {
    async put({ bytes, mediaType }) {
      const Key = crypto.randomUUID();
      const file = { Bucket, Key, Body: bytes, ContentType: mediaType };
      await within(limits.write, (limit) => client.send(new PutObjectCommand(file), limit)).catch(outOfReach);
      return Key;
    },
    async get(Key) {
      try {
        return await within(limits.read, async (limit) => {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), limit);
          return Body ? new Uint8Array(await Body.transformToByteArray()) : null;
        });
      } catch (error) {
        return error instanceof NoSuchKey ? null : outOfReach(error);
      }
    },
    async remove(Key) {
      const gone = new DeleteObjectCommand({ Bucket, Key });
      await within(limits.read, (limit) => client.send(gone, limit)).catch(outOfReach);
    },
    async keysBefore(instant) {
      const old: string[] = [];
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
          for (const { Key, LastModified } of Contents)
            if (Key && KEY.test(Key) && LastModified && LastModified.getTime() < instant) old.push(Key);
      } catch (error) {
        outOfReach(error);
      }
      return old;
    },
  };
}
