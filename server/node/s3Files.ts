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

/** In ms. With one retry the total stays below the 15 s that the app waits (api.md "Rules for every call"). */
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 5_000 };

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

/** Stores files in a bucket of an S3-compatible store, with the official client. Machines may share the bucket. */
export function s3Files({ bucket: Bucket, ...options }: S3Options): FileStore {
  const { endpoint, region, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: TIMEOUTS,
    // Many compatible stores don't support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async put({ bytes, mediaType }) {
      const Key = crypto.randomUUID();
      const file = { Bucket, Key, Body: bytes, ContentType: mediaType };
      await client.send(new PutObjectCommand(file)).catch(outOfReach);
      return Key;
    },
    async get(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body ? new Uint8Array(await Body.transformToByteArray()) : null;
      } catch (error) {
        return error instanceof NoSuchKey ? null : outOfReach(error);
      }
    },
    remove: async (Key) => void (await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(outOfReach)),
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
