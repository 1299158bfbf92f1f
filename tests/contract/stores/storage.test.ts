import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addFile, listFiles } from '../../../src/api/contract';
import { migrate } from '../../../server/db/migrate';
import { openPglite } from '../../../server/db/pglite';
import { emptyDatabase } from '../support/emptyDatabase';
import { databaseFiles } from '../../../server/files/databaseFiles';
import type { FileStore } from '../../../server/files/fileStore';
import { openFileStore, withDatabaseFallback } from '../../../server/files/openFileStore';
import { s3Files } from '../../../server/files/s3Files';
import { readSettings } from '../../../server/run/settings';
import { startBucket, type BucketStandIn } from '../support/bucketStandIn';
import { ORIGIN, useClinic } from '../support/testClinic';
import { PNG, bytesOf, logIn } from '../../patient';

const clinic = useClinic();
afterEach(() => {
  store.stalling = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let store: BucketStandIn;
beforeAll(async () => {
  store = await startBucket();
});
afterAll(() => store.stop());

const PREFIX = '3f8a5c1e-0000-4000-8000-00000000000a';
const s3 = (change: Partial<Parameters<typeof s3Files>[0]> = {}) =>
  s3Files({ ...store.options, prefix: PREFIX, ...change });

describe.each<[string, () => FileStore]>([
  ['the database', () => databaseFiles(clinic().db)],
  ['an S3-compatible store', () => s3()],
])('%s', (_, files) => {
  test('returns every byte of a stored file until the file is deleted', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_value, index) => (index * 7) % 256);
    const first = await files().put({ bytes, mediaType: 'image/png' });
    const second = await files().put({ bytes: bytesOf('two'), mediaType: 'application/pdf' });
    expect(first).not.toBe(second);
    expect(await files().get(first)).toEqual(bytes);
    expect(await files().get(second)).toEqual(bytesOf('two'));
    await files().remove(first);
    await files().remove(first);
    expect(await files().get(first)).toBeNull();
    expect(await files().get(second)).toEqual(bytesOf('two'));
    expect(await files().get('9f0c3f4e-0000-4000-8000-000000000000')).toBeNull();
  });
});

test('other calls can run while the embedded database handles a large file', async () => {
  const db = await openPglite(undefined, { loadDataDir: await emptyDatabase() });
  await migrate(db);
  const files = databaseFiles(db);
  const bytes = Uint8Array.from({ length: 2_000_001 }, (_value, index) => (index * 7) % 251);
  let turns = 0;
  let isWorking = true;
  const count = () => {
    turns += 1;
    if (isWorking) setImmediate(count);
  };
  setImmediate(count);
  const key = await files.put({ bytes, mediaType: 'image/png' });
  const read = await files.get(key);
  isWorking = false;
  expect(Buffer.compare(read ?? new Uint8Array(), bytes)).toBe(0);
  expect(turns).toBeGreaterThanOrEqual(14);
  const [largest] = await db.query<{ size: number }>('select max(length(content)) as size from files');
  expect(largest?.size).toBeLessThanOrEqual(1_048_576);
  await db.close();
});

test('an S3-compatible store lists only the clinic’s files', async () => {
  store.objects.clear();
  store.modifiedAt.clear();
  const keys = await Promise.all([1, 2, 3, 4].map(() => s3().put({ bytes: bytesOf('x'), mediaType: 'image/png' })));
  const stranger = crypto.randomUUID();
  for (const other of [stranger, `${PREFIX}/backup.tar`, `${PREFIX}/old/${stranger}`, `${stranger}/${stranger}`])
    store.modifiedAt.set(`/patients/${other}`, '2026-07-03T00:00:00.000Z');
  for (const key of keys) store.modifiedAt.set(`/patients/${PREFIX}/${key}`, '2026-07-03T00:00:00.000Z');
  const listedFiles: { key: string; storedAt: number }[] = [];
  for await (const page of s3().list?.() ?? []) listedFiles.push(...page);
  expect(listedFiles.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  expect(listedFiles[0]?.storedAt).toBe(Date.parse('2026-07-03T00:00:00Z'));
});

describe('an S3-compatible store', () => {
  test('receives a signed request with the media type of the file', async () => {
    const key = await s3().put({ bytes: bytesOf('%PDF-1.7'), mediaType: 'application/pdf' });
    expect(store.mediaTypes.get(`/patients/${PREFIX}/${key}`)).toBe('application/pdf');
    expect(store.objects.get(`/patients/${PREFIX}/${key}`)?.toString()).toBe('%PDF-1.7');
  });

  test.each([
    ['is down', {}, true],
    ['refuses the key', { accessKeyId: 'other' }, false],
    ['has no such bucket', { bucket: 'nobody' }, false],
    ['is unreachable', { endpoint: 'http://127.0.0.1:1' }, false],
  ])('that %s causes a 503, and no secret is logged', async (_, change, isDown) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store.isDown = isDown;
    const files = s3(change);
    for (const work of [
      () => files.put({ bytes: bytesOf('x'), mediaType: 'image/png' }),
      () => files.get('key'),
      () => files.remove('key'),
    ])
      await expect(work()).rejects.toMatchObject({ refusal: 'unavailable' });
    store.isDown = false;
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/very-secret|Authorization|<Error>/);
    expect(logged).toHaveBeenCalledTimes(3);
  });

  async function waitForError(call: () => Promise<unknown>) {
    let error: unknown;
    const ended = call().catch((reason: unknown) => (error = reason));
    let seconds = 0;
    for (; error === undefined && seconds < 60; seconds += 1) await vi.advanceTimersByTimeAsync(1_000);
    await ended;
    return { error, seconds };
  }

  test('that stops replying causes a 503 within 30 seconds', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const file = { bytes: new Uint8Array(5_000_000), mediaType: 'image/png' as const };
    for (const [stalling, work, maxSeconds] of [
      ['no reply', () => s3().get('key'), 12],
      ['mid-body', () => s3().get('key'), 12],
      ['no reply', () => s3().put(file), 30],
      ['no reply', () => s3().remove('key'), 12],
    ] as const) {
      store.stalling = stalling;
      const { error, seconds } = await waitForError(work);
      expect(error).toMatchObject({ refusal: 'unavailable' });
      expect(seconds).toBeLessThanOrEqual(maxSeconds);
    }
    expect(logged).toHaveBeenCalledTimes(4);
  });
});

test('after a switch to S3, files in the database remain usable', async () => {
  const old = databaseFiles(clinic().db);
  const combined = withDatabaseFallback(s3(), clinic().db);
  const oldKey = await old.put({ bytes: bytesOf('before'), mediaType: 'image/png' });
  const newKey = await combined.put({ bytes: bytesOf('after'), mediaType: 'image/png' });
  expect([await combined.get(oldKey), await combined.get(newKey)]).toEqual([bytesOf('before'), bytesOf('after')]);
  expect(await old.get(newKey)).toBeNull();
  await combined.remove(oldKey);
  await combined.remove(newKey);
  expect([await combined.get(oldKey), await combined.get(newKey)]).toEqual([null, null]);
});

test('the settings decide whether files are stored in the database or in S3', async () => {
  const put = async (env: Record<string, string>) => {
    const files = await openFileStore(clinic().db, readSettings(env));
    return files.put({ bytes: bytesOf('x'), mediaType: 'image/png' });
  };
  const inDatabase = async (key: string) => (await databaseFiles(clinic().db).get(key)) !== null;
  const S3 = {
    FILES_S3_ENDPOINT: `${store.options.endpoint}/`,
    FILES_S3_REGION: 'ap-northeast-1',
    FILES_S3_BUCKET: 'patients',
    FILES_S3_ACCESS_KEY_ID: 'key-id',
    FILES_S3_SECRET_ACCESS_KEY: 'very-secret',
  };
  const [idRow] = await clinic().db.query(`select value from clinic_state where name = 'database_id'`);
  expect(await inDatabase(await put({}))).toBe(true);
  const s3Key = await put(S3);
  expect([store.objects.has(`/patients/${String(idRow?.['value'])}/${s3Key}`), await inDatabase(s3Key)]).toEqual([
    true,
    false,
  ]);
});

test('a reset of the preview deletes all stored files', async () => {
  store.objects.clear();
  const resettable = clinic().openAnother({ files: withDatabaseFallback(s3(), clinic().db) });
  const visitor = await logIn(clinic(), 'forgotten', resettable);
  await visitor.ask(addFile, { body: { title: '検査', file: PNG } });
  expect(store.objects.size).toBe(1);
  expect((await resettable.fetch(new Request(`${ORIGIN}/api/preview/reset`, { method: 'POST' }))).status).toBe(200);
  expect(store.objects.size).toBe(0);
  expect(await visitor.ask(listFiles)).toEqual([]);
});
