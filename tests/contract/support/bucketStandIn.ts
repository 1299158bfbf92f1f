import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Options } from '../../../server/files/fileStore';

/** An S3-compatible store in memory with one bucket, `patients`. */
export interface BucketStandIn {
  /** The keys of `objects`, `mediaTypes` and `modifiedAt` are paths like `/patients/KEY`. */
  objects: Map<string, Buffer>;
  mediaTypes: Map<string, string>;
  /** ISO 8601 times. */
  modifiedAt: Map<string, string>;
  isDown: boolean;
  /** With `mid-body`, each reply stops in the middle of its body. */
  stalling: 'no reply' | 'mid-body' | null;
  options: S3Options;
  stop(): Promise<void>;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/ap-northeast-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$/;
const BUCKET_PATH = '/patients/';
/** Small, so that a few objects fill several pages of a listing. */
const PAGE_SIZE = 3;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function listingXml(modifiedAt: ReadonlyMap<string, string>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const entries = new Map<string, string>();
  for (const [path, time] of modifiedAt) {
    const key = path.slice(BUCKET_PATH.length);
    if (key.startsWith(prefix))
      entries.set(key, `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`);
  }
  const lastKey = query.get('continuation-token') ?? '';
  const remaining = [...entries.keys()].toSorted().filter((name) => name > lastKey);
  const page = remaining.slice(0, PAGE_SIZE);
  const hasMore = remaining.length > PAGE_SIZE;
  const nextToken = hasMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((name) => entries.get(name)).join('');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${hasMore}</IsTruncated>${nextToken}${contents}</ListBucketResult>`;
}

export async function startBucket(): Promise<BucketStandIn> {
  const objects: BucketStandIn['objects'] = new Map();
  const [mediaTypes, modifiedAt] = [new Map<string, string>(), new Map<string, string>()];
  const putObject = (path: string, content: Buffer, type: string) => {
    objects.set(path, content);
    mediaTypes.set(path, type);
    modifiedAt.set(path, new Date().toISOString());
  };
  const server = createServer((request, response) => {
    void (async () => {
      if (store.stalling === 'no reply') return;
      if (store.stalling) {
        response.writeHead(200, { 'content-length': 1_000 });
        response.write('x');
        return;
      }
      const body = await bodyOf(request);
      const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://s3');
      const method = request.method ?? '';
      const answer = (status: number, content: Buffer | string = '', type = 'application/xml') => {
        response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(content) });
        response.end(content);
      };
      const errorXml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
      if (store.isDown) return answer(503, errorXml('ServiceUnavailable'));
      if (!AUTHORIZATION.test(request.headers.authorization ?? ''))
        return answer(403, errorXml('SignatureDoesNotMatch'));
      if (!path.startsWith(BUCKET_PATH)) return answer(404, errorXml('NoSuchBucket'));
      if (method === 'GET' && path === BUCKET_PATH) return answer(200, listingXml(modifiedAt, searchParams));
      if (method === 'PUT') {
        putObject(path, body, request.headers['content-type'] ?? '');
        return answer(200);
      }
      if (method === 'DELETE') {
        for (const map of [objects, mediaTypes, modifiedAt]) map.delete(path);
        return answer(204);
      }
      const object = objects.get(path);
      return object ? answer(200, object, mediaTypes.get(path)) : answer(404, errorXml('NoSuchKey'));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const store: BucketStandIn = {
    objects,
    mediaTypes,
    modifiedAt,
    isDown: false,
    stalling: null,
    options: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'ap-northeast-1',
      bucket: 'patients',
      accessKeyId: 'key-id',
      secretAccessKey: 'very-secret',
    },
    // Closes all connections, because `server.close` waits for stalled requests.
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return store;
}
