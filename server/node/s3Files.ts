import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { unavailable } from '../http/clinicError';
import type { FileStore, S3Options } from '../files/fileStore';

/** With one more try this stays below the 15 s that the app waits (api.md "Rules for every call"). */
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 5_000 };

// The SDK's own switch: its warning speaks of its versions to come, not of the one that is locked here.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

/** Names what went wrong for the log, without a word of the request. */
function outOfReach(error: unknown): never {
  const name = error instanceof Error ? error.name : String(error);
  const status = error instanceof S3ServiceException ? ` ${error.$metadata.httpStatusCode ?? ''}` : '';
  console.error(`The store of FILES_S3_ENDPOINT failed: ${name}${status}`);
  throw unavailable();
}

/** Files in a bucket of an S3-compatible store, by the official client. Any number of machines may share it. */
export function s3Files({ bucket: Bucket, ...options }: S3Options): FileStore {
  const { endpoint, region, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: TIMEOUTS,
    // Many compatible stores do not know the newer checksums.
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
  };
}
