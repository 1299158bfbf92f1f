import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addFile } from '../../../src/api/contract';
import { HOUR_MS } from '../../../src/domain/calendar/jst';
import type { Db } from '../../../server/db/db';
import { databaseId } from '../../../server/files/databaseId';
import { folderFiles } from '../../../server/node/folderFiles';
import { adoptFiles, openFiles } from '../../../server/node/openFiles';
import { StartError } from '../../../server/startError';
import { sweep } from '../../../server/run/storeCommands';
import { allFileKeys } from '../../../server/files/orphanSweep';
import { readSettings } from '../../../server/settings';
import { startBucket, type BucketStandIn } from '../support/bucketStandIn';
import { PNG, bytesOf } from '../support/firstVisit';
import { openClinic, useClinic, type TestClinic } from '../support/testClinic';
import { contentOf } from '../support/storedFile';
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
const root = mkdtempSync(join(tmpdir(), 'clinic-owner-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const OLD = new Date(Date.now() - HOUR_MS - 60_000);
const settings = (change: Record<string, string> = {}) =>
  readSettings({
    FILES_S3_ENDPOINT: store.options.endpoint,
    FILES_S3_REGION: store.options.region,
    FILES_S3_BUCKET: store.options.bucket,
    FILES_S3_ACCESS_KEY_ID: store.options.accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: store.options.secretAccessKey,
    ...change,
  });
const inBucket = () => [...store.objects.keys()].map((path) => path.replace('/patients/', '')).toSorted();
const put = (key: string, content = key) => {
  store.objects.set(`/patients/${key}`, Buffer.from(content));
  store.types.set(`/patients/${key}`, 'image/png');
  store.modified.set(`/patients/${key}`, OLD.toISOString());
};

/** The keys of new files that patients of a clinic have uploaded, in the bucket if it is given. */
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
      new StartError(
        `The bucket patients holds the files of the database ${id}, and this is the database ${other}; name the store or the database that belong together.`,
      ),
    );
    expect(inBucket()).toEqual(before);
  });

  test('of another database is not swept, whatever is swept', async () => {
    await uploads(a(), 5, 'not-swept');
    const before = inBucket();
    const { s3Files } = await import('../../../server/node/s3Files');
    const files = s3Files({ ...store.options, prefix: other });
    const words: string[] = [];
    await sweep({ db: b.db, files }, true, (word) => words.push(word));
    expect(words).toEqual([expect.stringMatching(/^Without a row: 0 of 0 files/)]);
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
    await expect(openFiles(b.db, settings())).rejects.toThrow(StartError);
  });

  test('that has lost its mark is still no other database’s, and gets it back', async () => {
    const keys = await uploads(a(), 1, 'lost-mark');
    store.objects.delete('/patients/clinic-id');
    store.modified.delete('/patients/clinic-id');
    await expect(openFiles(b.db, settings())).rejects.toThrow(id);
    await expect(adoptFiles(b.db, settings(), 'patients')).rejects.toThrow(id);
    await openFiles(a().db, settings());
    expect(inBucket()).toEqual(['clinic-id', `${id}/${keys[0]}`].toSorted());
  });

  test('that does not answer refuses the start in one sentence, without a secret', async () => {
    store.down = true;
    const refused = await openFiles(a().db, settings()).catch((error: unknown) => error);
    store.down = false;
    expect(refused).toBeInstanceOf(StartError);
    expect((refused as Error).message).toMatch(/^The store of FILES_S3_ENDPOINT failed: \w+ 503\.$/);
  });
});

describe('a bucket from before there were marks', () => {
  const STRANGERS = [crypto.randomUUID(), 'backup.tar'];
  let keys: string[];
  /** As the clinic has left it before: the files at the root, beside others that it does not know. */
  const asBefore = async (name: string) => {
    keys = await uploads(a(), 5, name);
    for (const kept of [store.objects, store.types, store.modified]) kept.clear();
    for (const key of [...keys, ...STRANGERS]) put(key);
  };
  const adopted = () => ['clinic-id', ...keys.map((key) => `${id}/${key}`), ...STRANGERS].toSorted();

  test('refuses a start and names the command, which takes over by name what the database knows', async () => {
    await asBefore('adopts');
    await expect(openFiles(a().db, settings())).rejects.toThrow(/npm run clinic -- adopt patients$/);
    await expect(adoptFiles(a().db, settings(), 'other')).rejects.toThrow('FILES_S3_BUCKET is patients, not other.');
    expect(inBucket()).toEqual([...keys, ...STRANGERS].toSorted());

    for (const moved of [5, 0]) expect(await adoptFiles(a().db, settings(), 'patients')).toEqual({ moved, left: 1 });
    expect(inBucket()).toEqual(adopted());
    const files = await openFiles(a().db, settings());
    for (const key of keys) expect(await contentOf(await files.get(key))).toEqual(bytesOf(key));
    expect(store.types.get(`/patients/${id}/${keys[0]}`)).toBe('image/png');
    await expect(adoptFiles(b.db, settings(), 'patients')).rejects.toThrow(id);
  });

  test.each([
    ['before its first copy', 'PUT', 0],
    ['between copies', 'PUT', 2],
    ['between a copy and its deletion', 'DELETE', 2],
    ['before its mark', 'PUT', 5],
  ])('loses no file when it is cut %s, and is taken over by the next time', async (when, method, nth) => {
    await asBefore(`cut-${when.replaceAll(' ', '-')}`.slice(0, 32));
    let left = nth;
    store.refuses = (asked) => left < 0 || (asked === method && (left -= 1) < 0);
    await expect(adoptFiles(a().db, settings(), 'patients')).rejects.toThrow(/^The store of FILES_S3_ENDPOINT failed/);
    store.refuses = () => false;
    for (const key of keys)
      expect(
        inBucket().some((path) => [key, `${id}/${key}`].includes(path)),
        key,
      ).toBe(true);
    await expect(openFiles(a().db, settings())).rejects.toThrow(/npm run clinic -- adopt patients$/);

    await adoptFiles(a().db, settings(), 'patients');
    expect(inBucket()).toEqual(adopted());
    const files = await openFiles(a().db, settings());
    for (const key of keys) expect(await contentOf(await files.get(key))).toEqual(bytesOf(key));
  });

  test('is not taken over by a database that knows none of its files', async () => {
    await asBefore('stranger');
    await expect(adoptFiles(b.db, settings(), 'patients')).rejects.toThrow(
      /^This database knows none of the 6 files in the bucket patients; /,
    );
    expect(inBucket()).toEqual([...keys, ...STRANGERS].toSorted());
  });
});

describe('a folder', () => {
  const at = (name: string) => readSettings({ CLINIC_DATA: join(root, name) });
  const open = async (db: Db, name: string) => openFiles(db, at(name));

  test('of another database refuses a start, names both, and loses nothing', async () => {
    const key = await (await open(a().db, 'own')).put({ bytes: bytesOf('x'), mediaType: 'image/png' });
    await expect(open(b.db, 'own')).rejects.toThrow(
      new RegExp(`^The folder .*own/files holds the files of the database ${id}, and this is the database ${other};`),
    );
    expect(readdirSync(join(root, 'own/files')).toSorted()).toEqual([id, 'clinic-id'].toSorted());
    expect(await contentOf(await (await open(a().db, 'own')).get(key))).toEqual(bytesOf('x'));
  });

  test('from before there were marks is taken over by a start, also by the next after a cut one', async () => {
    const folder = join(root, 'older/files');
    const keys = [1, 2, 3].map(() => crypto.randomUUID());
    // One was moved, and the mark was only half written.
    mkdirSync(join(folder, id), { recursive: true });
    for (const path of [`${id}/${keys[0]}`, keys[1], `${keys[2]}`, 'notes.txt', 'clinic-id.part'])
      writeFileSync(join(folder, path ?? ''), 'x');
    for (let start = 0; start < 2; start += 1) {
      const files = await open(a().db, 'older');
      for (const key of keys) expect(await contentOf(await files.get(key))).toEqual(bytesOf('x'));
      expect(readdirSync(folder).toSorted()).toEqual([id, 'clinic-id', 'notes.txt'].toSorted());
      expect(readFileSync(join(folder, 'clinic-id'), 'utf8')).toBe(`${id}\n`);
    }
  });
});

test('a start deletes nothing', async () => {
  const folder = join(root, 'start');
  const key = await folderFiles(folder).put({ bytes: bytesOf('x'), mediaType: 'image/png' });
  utimesSync(join(folder, key), OLD, OLD);
  const asked: string[] = [];
  const files = new Proxy(folderFiles(folder), {
    get(target, name) {
      asked.push(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
  await a().again({ files }).prepare();
  expect(asked).toEqual([]);
  expect(existsSync(join(folder, key))).toBe(true);
});
