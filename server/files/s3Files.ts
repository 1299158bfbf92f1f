import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { withTimeout } from '../http/timeout';
import { unavailable } from '../ruleError';
import type { FileStore, S3Options } from './fileStore';

/** Shorter than the app's timeouts (15 s, uploads 30 s), so that the app gets an error reply. */
const TIMEOUT_MS = { connect: 2_000, idle: 5_000, read: 12_000, write: 25_000 };

// This release of the SDK warns about old Node versions, but still supports them.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

/** Each file of the clinic has a UUID as its key. Other objects in the bucket are not listed. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function failUnavailable(error: unknown): never {
  const name = error instanceof Error ? error.name : String(error);
  const status = error instanceof S3ServiceException ? ` ${error.$metadata.httpStatusCode ?? ''}` : '';
  console.error(`The S3 store at FILES_S3_ENDPOINT failed: ${name}${status}`);
  throw unavailable();
}

function withDeadline<T>(ms: number, call: (limit: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return withTimeout(ms, call({ abortSignal: controller.signal })).finally(() => controller.abort());
}

export function s3Files(options: S3Options & { prefix: string }): FileStore {
  const { prefix, bucket: Bucket, endpoint, region, ...credentials } = options;
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: TIMEOUT_MS.connect, socketTimeout: TIMEOUT_MS.idle },
    // Many S3-compatible stores do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const objectKey = (key: string) => `${prefix}/${key}`;
  return {
    async put({ bytes, mediaType }) {
      const key = crypto.randomUUID();
      const file = new PutObjectCommand({ Bucket, Key: objectKey(key), Body: bytes, ContentType: mediaType });
      await withDeadline(TIMEOUT_MS.write, (limit) => client.send(file, limit)).catch(failUnavailable);
      return key;
    },
    get: (key) =>
      withDeadline(TIMEOUT_MS.read, async (limit) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: objectKey(key) }), limit);
        return Body ? new Uint8Array(await Body.transformToByteArray()) : null;
      }).catch((error: unknown) => (error instanceof NoSuchKey ? null : failUnavailable(error))),
    async remove(key) {
      const file = new DeleteObjectCommand({ Bucket, Key: objectKey(key) });
      await withDeadline(TIMEOUT_MS.read, (limit) => client.send(file, limit)).catch(failUnavailable);
    },
    async *list() {
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: objectKey('') }))
          yield Contents.flatMap(({ Key = '', LastModified }) => {
            const key = Key.slice(objectKey('').length);
            return UUID.test(key) && LastModified ? [{ key, storedAt: LastModified.getTime() }] : [];
          });
      } catch (error) {
        failUnavailable(error);
      }
    },
  };
}
