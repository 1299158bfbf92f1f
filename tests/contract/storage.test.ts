import { createServer, type IncomingMessage, type Server } from 'node:http';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addFile, listFiles, removeFile } from '../../src/api/contract';
import { databaseFiles, withFallback, type FileStore } from '../../server/files/fileStore';
import { folderFiles } from '../../server/node/folderFiles';
import { openFiles } from '../../server/node/openFiles';
import { s3Files } from '../../server/node/s3Files';
import { readSettings } from '../../server/settings';
import { ORIGIN, codeOf, useClinic } from './support/testClinic';
import { PNG, bytesOf } from './support/firstVisit';
import { logIn } from './support/visitor';

const clinic = useClinic();
afterEach(() => void vi.restoreAllMocks());

const root = mkdtempSync(join(tmpdir(), 'clinic-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** An S3-compatible store: objects in memory; every unsigned request is rejected. */
const store = {
  objects: new Map<string, Buffer>(),
  types: new Map<string, string>(),
  down: false,
  asked: 0,
  modified: '',
};
/** How the store keeps a caller waiting: it never answers, stops within a body, or sends a byte now and then. */
let stalling: 'never' | 'within' | 'drop' | null = null;
let server: Server;
let endpoint: string;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/ap-northeast-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$/;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      store.asked += 1;
      if (stalling === 'never') return;
      if (stalling) {
        response.writeHead(200, { 'content-length': 1_000 });
        response.write('x');
        const drops = setInterval(() => stalling === 'drop' && response.write('x'), 50);
        response.on('close', () => clearInterval(drops));
        return;
      }
      const body = await bodyOf(request);
      const path = new URL(request.url ?? '', 'http://s3').pathname;
      const answer = (status: number, content: Buffer | string = '', type = 'application/xml') => {
        response.writeHead(status, { 'content-type': type });
        response.end(content);
      };
      const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
      if (store.down) return answer(503, error('ServiceUnavailable'));
      if (!SIGNED.test(request.headers.authorization ?? '')) return answer(403, error('SignatureDoesNotMatch'));
      if (!path.startsWith('/patients/')) return answer(404, error('NoSuchBucket'));
      if (request.method === 'GET' && path === '/patients/') {
        const listed = [...store.objects.keys()].map(
          (key) =>
            `<Contents><Key>${key.replace('/patients/', '')}</Key><LastModified>${store.modified}</LastModified></Contents>`,
        );
        return answer(200, `<?xml version="1.0"?><ListBucketResult>${listed.join('')}</ListBucketResult>`);
      }
      if (request.method === 'PUT') {
        store.objects.set(path, body);
        store.types.set(path, request.headers['content-type'] ?? '');
        return answer(200);
      }
      if (request.method === 'DELETE') {
        store.objects.delete(path);
        return answer(204);
      }
      const object = store.objects.get(path);
      return object ? answer(200, object, store.types.get(path)) : answer(404, error('NoSuchKey'));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
// The calls kept waiting still hold connections.
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

const s3 = (change: Partial<Parameters<typeof s3Files>[0]> = {}, limits?: Parameters<typeof s3Files>[1]) =>
  s3Files(
    {
      endpoint,
      region: 'ap-northeast-1',
      bucket: 'patients',
      accessKeyId: 'key-id',
      secretAccessKey: 'very-secret',
      ...change,
    },
    limits,
  );

describe.each<[string, () => FileStore]>([
  ['the database', () => databaseFiles(clinic().db)],
  ['a folder', () => folderFiles(join(root, 'kept'))],
  ['an S3-compatible store', () => s3()],
])('%s', (_, files) => {
  test('returns what was stored, byte for byte, until it is deleted', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_value, index) => (index * 7) % 256);
    const [one, two] = [
      await files().put({ bytes, mediaType: 'image/png' }),
      await files().put({ bytes: bytesOf('two'), mediaType: 'application/pdf' }),
    ];
    expect(one).not.toBe(two);
    expect(await files().get(one)).toEqual(bytes);
    expect(await files().get(two)).toEqual(bytesOf('two'));
    await files().remove(one);
    await files().remove(one);
    expect(await files().get(one)).toBeNull();
    expect(await files().get(two)).toEqual(bytesOf('two'));
    expect(await files().get('9f0c3f4e-0000-4000-8000-000000000000')).toBeNull();
  });
});

test('an S3-compatible store lists its own files by age, and no other object', async () => {
  store.objects.clear();
  const key = await s3().put({ bytes: bytesOf('x'), mediaType: 'image/png' });
  store.objects.set('/patients/backup.tar', Buffer.from('x'));
  store.modified = '2026-07-03T00:00:00.000Z';
  const at = Date.parse(store.modified);
  expect([await s3().keysBefore(at), await s3().keysBefore(at + 1)]).toEqual([[], [key]]);
});

describe('a folder', () => {
  test('is readable by its owner alone, and holds whole files only', async () => {
    const folder = join(root, 'private');
    const files = folderFiles(folder);
    const keys = await Promise.all([1, 2, 3].map(() => files.put({ bytes: bytesOf('x'), mediaType: 'image/png' })));
    expect(readdirSync(folder).toSorted()).toEqual(keys.toSorted());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const key of keys) expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600);
  });

  test.each(['../secret', '..', '/etc/passwd', 'secret', ''])('gives nothing for the key %j', async (key) => {
    const folder = join(root, 'inner');
    const files = folderFiles(folder);
    await files.put({ bytes: bytesOf('x'), mediaType: 'image/png' });
    writeFileSync(join(root, 'secret'), 'secret');
    writeFileSync(join(folder, 'secret'), 'secret');
    expect(await files.get(key)).toBeNull();
    await files.remove(key);
    expect(readdirSync(root)).toContain('secret');
    expect(readdirSync(folder)).toContain('secret');
  });

  test('that is not writable makes an upload a 500 and lists nothing', async () => {
    writeFileSync(join(root, 'no-folder'), '');
    chmodSync(join(root, 'no-folder'), 0o400);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = clinic().again({ files: folderFiles(join(root, 'no-folder/files')) });
    const visitor = await logIn(clinic(), 'no-folder', broken);
    const reply = await visitor.send(addFile, { body: { title: '検査', file: PNG } });
    expect([reply.status, await codeOf(reply)]).toEqual([500, 'server_error']);
    expect(await visitor.ask(listFiles)).toEqual([]);
  });
});

describe('an S3-compatible store', () => {
  test('gets signed requests, by path, with the checked type', async () => {
    const key = await s3().put({ bytes: bytesOf('%PDF-1.7'), mediaType: 'application/pdf' });
    expect(store.types.get(`/patients/${key}`)).toBe('application/pdf');
    expect(store.objects.get(`/patients/${key}`)?.toString()).toBe('%PDF-1.7');
  });

  test.each([
    ['is down', {}, true],
    ['refuses the key', { accessKeyId: 'other' }, false],
    ['has no such bucket', { bucket: 'nobody' }, false],
    ['is nowhere', { endpoint: 'http://127.0.0.1:1' }, false],
  ])('that %s is a 503, and no secret is logged', async (_, change, down) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store.down = down;
    const files = s3(change);
    for (const work of [
      () => files.put({ bytes: bytesOf('x'), mediaType: 'image/png' }),
      () => files.get('key'),
      () => files.remove('key'),
    ])
      await expect(work()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    store.down = false;
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/very-secret|Authorization|<Error>/);
    expect(logged).toHaveBeenCalledTimes(3);
  });

  test.each(['never', 'within', 'drop'] as const)('that keeps us waiting is a 503 in time: %s', async (how) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stalling = how;
    try {
      const files = s3({}, { connect: 200, idle: 200, read: 600, write: 600 });
      await expect(files.get('key')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
      if (how !== 'never') return;
      const file = { bytes: new Uint8Array(5_000_000), mediaType: 'image/png' as const };
      await expect(files.put(file)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
      await expect(files.remove('key')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    } finally {
      stalling = null;
    }
    expect(logged).toHaveBeenCalled();
  });

  test('serves the files of a patient from upload to deletion', async () => {
    const visitor = await logIn(clinic(), 'cloud', clinic().again({ files: s3() }));
    await visitor.ask(addFile, { body: { title: '検査', file: PNG } });
    const [file] = await visitor.ask(listFiles);
    const before = store.objects.size;
    const through = clinic().again({ files: s3() });
    expect((await through.fetch(new Request(file?.file_url ?? ''))).status).toBe(200);
    await visitor.ask(removeFile, { params: { id: file?.id ?? 0 } });
    expect(store.objects.size).toBe(before - 1);
  });
});

test('files stored before another store was chosen are still found and deleted', async () => {
  const [old, folder] = [databaseFiles(clinic().db), folderFiles(join(root, 'after'))];
  const both = withFallback(folder, old);
  const before = await old.put({ bytes: bytesOf('before'), mediaType: 'image/png' });
  const after = await both.put({ bytes: bytesOf('after'), mediaType: 'image/png' });
  expect([await both.get(before), await both.get(after)]).toEqual([bytesOf('before'), bytesOf('after')]);
  expect(await old.get(after)).toBeNull();
  await both.remove(before);
  await both.remove(after);
  expect([await both.get(before), await both.get(after)]).toEqual([null, null]);
});

test('the settings select the store: folder, database with DATABASE_URL, S3 before both', async () => {
  const put = async (env: Record<string, string>) => {
    const files = await openFiles(clinic().db, readSettings(env));
    return files.put({ bytes: bytesOf('x'), mediaType: 'image/png' });
  };
  const inDatabase = async (key: string) => (await databaseFiles(clinic().db).get(key)) !== null;
  const S3 = {
    FILES_S3_ENDPOINT: `${endpoint}/`,
    FILES_S3_REGION: 'ap-northeast-1',
    FILES_S3_BUCKET: 'patients',
    FILES_S3_ACCESS_KEY_ID: 'key-id',
    FILES_S3_SECRET_ACCESS_KEY: 'very-secret',
  };
  const chosen = join(root, 'chosen');
  const local = await put({ CLINIC_DATA: chosen });
  expect([readdirSync(join(chosen, 'files')), await inDatabase(local)]).toEqual([[local], false]);
  expect(await inDatabase(await put({ CLINIC_DATA: chosen, DATABASE_URL: 'postgres://db/clinic' }))).toBe(true);
  const far = await put({ ...S3, CLINIC_DATA: chosen, DATABASE_URL: 'postgres://db/clinic' });
  expect([store.objects.has(`/patients/${far}`), await inDatabase(far)]).toEqual([true, false]);
  expect(readdirSync(join(chosen, 'files'))).toEqual([local]);
});

test('a reset empties the store', async () => {
  const folder = join(root, 'reset');
  const resettable = clinic().again({ files: withFallback(folderFiles(folder), databaseFiles(clinic().db)) });
  const visitor = await logIn(clinic(), 'forgotten', resettable);
  await visitor.ask(addFile, { body: { title: '検査', file: PNG } });
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await resettable.fetch(new Request(`${ORIGIN}/api/preview/reset`, { method: 'POST' }))).status).toBe(200);
  expect(readdirSync(folder)).toEqual([]);
  expect(await visitor.ask(listFiles)).toEqual([]);
});
