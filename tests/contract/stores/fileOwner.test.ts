import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addFile } from '../../../src/api/contract';
import { HOUR_MS } from '../../../src/domain/calendar/jst';
import { databaseId, openFiles } from '../../../server/stores/openFiles';
import { sweep } from '../../../server/run/storeCommands';
import { allFileKeys } from '../../../server/stores/orphanSweep';
import { readSettings } from '../../../server/settings';
import { StoreError } from '../../../server/stores/fileStore';
import { startBucket, type BucketStandIn } from '../support/bucketStandIn';
import { PNG } from '../support/firstVisit';
import { openClinic, useClinic, type TestClinic } from '../support/testClinic';
import { logIn } from '../support/visitor';

const a = useClinic();
let b: TestClinic;
let store: BucketStandIn;
let id: string;
let other: string;
beforeAll(async () => {
  store = await startBucket();
  b = await openClinic();
  [id, other] = [await databaseId(a().db), await databaseId(b.db)];
});
afterAll(async () => {
  await b.db.close();
  await store.stop();
});
beforeEach(() => {
  for (const kept of [store.objects, store.types, store.modified]) kept.clear();
});
afterEach(() => {
  store.refuses = () => false;
  vi.restoreAllMocks();
});

const OLD = new Date(Date.now() - HOUR_MS - 60_000);
const settings = () =>
  readSettings({
    FILES_S3_ENDPOINT: store.options.endpoint,
    FILES_S3_REGION: store.options.region,
    FILES_S3_BUCKET: store.options.bucket,
    FILES_S3_ACCESS_KEY_ID: store.options.accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: store.options.secretAccessKey,
  });
const inBucket = () => [...store.objects.keys()].map((path) => path.replace('/patients/', '')).toSorted();
const put = (key: string) => {
  store.objects.set(`/patients/${key}`, Buffer.from(key));
  store.types.set(`/patients/${key}`, 'image/png');
  store.modified.set(`/patients/${key}`, OLD.toISOString());
};

/** The keys of new files that patients of a clinic have uploaded. */
async function uploads(clinic: TestClinic, times: number, name: string): Promise<string[]> {
  const before = await allFileKeys(clinic.db);
  const files = await openFiles(clinic.db, settings());
  const visitor = await logIn(clinic, name, clinic.again({ files }));
  for (let time = 0; time < times; time += 1) await visitor.ask(addFile, { body: { title: '検査', file: PNG } });
  for (const path of store.modified.keys()) store.modified.set(path, OLD.toISOString());
  return (await allFileKeys(clinic.db)).filter((key) => !before.includes(key));
}

describe('a bucket', () => {
  test('of another database refuses a start, names both, and loses nothing', async () => {
    const keys = await uploads(a(), 5, 'own-bucket');
    const before = inBucket();
    expect(before).toEqual(['clinic-id', ...keys.map((key) => `${id}/${key}`)].toSorted());
    const start = async () => b.again({ files: await openFiles(b.db, settings()) }).prepare();
    await expect(start()).rejects.toThrow(
      new StoreError(
        `The bucket patients holds the files of the database ${id}, and this is the database ${other}; name the bucket or the database that belong together.`,
      ),
    );
    expect(inBucket()).toEqual(before);
  });

  test('of another database is not swept, whatever is swept', async () => {
    await uploads(a(), 5, 'not-swept');
    const before = inBucket();
    const { s3Files } = await import('../../../server/stores/s3Files');
    const files = s3Files({ ...store.options, prefix: other });
    const words: string[] = [];
    await sweep({ db: b.db, files }, true, (word) => words.push(word));
    expect(words).toEqual([expect.stringMatching(/; 0 of 0 in the bucket/)]);
    expect(inBucket()).toEqual(before);
  });

  test('that is empty, or has other things, is marked by its first start and known to the next', async () => {
    put('backup.tar');
    put('logs/2026');
    for (let start = 0; start < 2; start += 1) {
      await openFiles(a().db, settings());
      expect(inBucket()).toEqual(['backup.tar', 'clinic-id', 'logs/2026']);
      expect(store.objects.get('/patients/clinic-id')?.toString()).toBe(`${id}\n`);
    }
    await expect(openFiles(b.db, settings())).rejects.toThrow(StoreError);
  });

  test('that does not answer refuses the start in one sentence, without a secret', async () => {
    store.down = true;
    const refused = await openFiles(a().db, settings()).catch((error: unknown) => error);
    store.down = false;
    expect(refused).toBeInstanceOf(StoreError);
    expect((refused as Error).message).toMatch(/^The store of FILES_S3_ENDPOINT failed: \w+ 503\.$/);
  });
});

test('a start deletes nothing', async () => {
  const files = await openFiles(a().db, settings());
  const key = crypto.randomUUID();
  put(`${id}/${key}`);
  const asked: string[] = [];
  const watched = new Proxy(files, {
    get(target, name) {
      asked.push(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
  await a().again({ files: watched }).prepare();
  expect(asked).toEqual([]);
  expect(inBucket()).toContain(`${id}/${key}`);
});
