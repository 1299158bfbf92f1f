import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { unavailable } from '../ruleError';
import type { FileStore, ListedFile, S3Options } from './fileStore';

/**
 * Limits in ms: to connect, of a silent connection, and of a whole call with its retry. They stay below the 15 s that
 * the app waits, and below its 30 s for uploads.
 */
const LIMITS = { connect: 2_000, idle: 5_000, read: 12_000, write: 25_000 };

// The SDK's Node version warning is about its future releases, not the locked one.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

/** A key as `put` makes it: other objects of the bucket are not ours. */
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Logs the error's name and status, nothing of the request, and throws `unavailable`. */
function outOfReach(error: unknown): never {
  const name = error instanceof Error ? error.name : String(error);
  const status = error instanceof S3ServiceException ? ` ${error.$metadata.httpStatusCode ?? ''}` : '';
  console.error(`The store of FILES_S3_ENDPOINT failed: ${name}${status}`);
  throw unavailable();
}

/** Ends a call after a time, whatever the store does. */
async function within<T>(ms: number, call: (limit: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
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
 * Stores files in a bucket of an S3-compatible store, below a prefix, which the machines of one clinic share.
 * @param options `prefix` has no slash at its end
 */
export function s3Files({ prefix, bucket: Bucket, ...options }: S3Options & { prefix: string }): FileStore {
  const { endpoint, region, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: LIMITS.connect, socketTimeout: LIMITS.idle },
    // Many compatible stores don't support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => `${prefix}/${key}`;
  return {
    async put({ bytes, mediaType }) {
      const key = crypto.randomUUID();
      const file = new PutObjectCommand({ Bucket, Key: at(key), Body: bytes, ContentType: mediaType });
      await within(LIMITS.write, (limit) => client.send(file, limit)).catch(outOfReach);
      return key;
    },
    async get(key) {
      try {
        return await within(LIMITS.read, async (limit) => {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: at(key) }), limit);
          if (!Body) throw new Error('no content');
          return new Uint8Array(await Body.transformToByteArray());
        });
      } catch (error) {
        return error instanceof NoSuchKey ? null : outOfReach(error);
      }
    },
    async remove(key) {
      const file = new DeleteObjectCommand({ Bucket, Key: at(key) });
      await within(LIMITS.read, (limit) => client.send(file, limit)).catch(outOfReach);
    },
    async list() {
      const listed: ListedFile[] = [];
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: at('') }))
          for (const { Key = '', LastModified } of Contents) {
            const key = Key.slice(at('').length);
            if (KEY.test(key) && LastModified) listed.push({ key, since: LastModified.getTime() });
          }
      } catch (error) {
        outOfReach(error);
      }
      return listed;
    },
  };
}
