import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../src/domain/calendar/jst';
import { databaseFiles, withFallback, type FileStore } from '../../../server/files/fileStore';
import { folderFiles } from '../../../server/node/folderFiles';
import { s3Files } from '../../../server/node/s3Files';
import { retain, sweep } from '../../../server/run/storeCommands';
import { findOrphans, sweepOrphans } from '../../../server/files/orphanSweep';
import { startBucket, type BucketStandIn } from '../support/bucketStandIn';
import { contentOf } from '../support/storedFile';
import { bytesOf } from '../support/firstVisit';
import { useClinic } from '../support/testClinic';

const clinic = useClinic();
let bucket: BucketStandIn;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());
const root = mkdtempSync(join(tmpdir(), 'clinic-sweep-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PREFIX = '3f8a5c1e-0000-4000-8000-00000000000a';
const put = (files: FileStore) => files.put({ bytes: bytesOf('x'), mediaType: 'image/png' });
/** Adds a patient's row of a file. */
const know = (key: string) =>
  clinic().db.query(
    `insert into medical_files (patient_id, title, file_key, media_type, created_at)
     select min(id), '検査', $1, 'image/png', now() from patients`,
    [key],
  );
const forget = (key: string) => clinic().db.query('delete from medical_files where file_key = $1', [key]);

// Each test counts only its own files.
beforeEach(async () => {
  await clinic().db.query('delete from medical_files');
  await clinic().db.query('delete from files');
  for (const kept of [bucket.objects, bucket.types, bucket.modified]) kept.clear();
});
afterEach(() => {
  bucket.refuses = () => false;
  rmSync(join(root, 'files'), { recursive: true, force: true });
});

/** Makes a file look as if it came to its place so long ago. */
type Age = (key: string, ms: number, place: 'stored' | 'removed') => unknown;

const STORES: [string, () => FileStore, Age][] = [
  [
    'the database',
    () => databaseFiles(clinic().db),
    (key, ms, place) =>
      clinic().db.query(`update files set ${place === 'stored' ? 'created_at' : 'removed_at'} = $2 where key = $1`, [
        key,
        new Date(Date.now() - ms).toISOString(),
      ]),
  ],
  [
    'a folder',
    () => folderFiles(join(root, 'files')),
    (key, ms, place) => {
      const then = new Date(Date.now() - ms);
      utimesSync(join(root, 'files', place === 'stored' ? '' : 'removed', key), then, then);
    },
  ],
  [
    'an S3-compatible store',
    () => s3Files({ ...bucket.options, prefix: PREFIX }),
    (key, ms, place) =>
      bucket.modified.set(
        `/patients/${PREFIX}/${place === 'stored' ? '' : 'removed/'}${key}`,
        new Date(Date.now() - ms).toISOString(),
      ),
  ],
];

describe.each(STORES)('a sweep of %s', (_, files, age) => {
  const store = () => ({ db: clinic().db, files: files() });
  const swept = async (isForced = false) => {
    const orphans = await findOrphans(store());
    const { stored, unknown, expired, missed } = orphans;
    return [await sweepOrphans(store(), orphans, isForced), stored, unknown, expired, missed];
  };
  /** Files with a row, old enough to be swept. */
  const known = async (times: number) => {
    const keys: string[] = [];
    for (let time = 0; time < times; time += 1) {
      const key = await put(files());
      await know(key);
      await age(key, 2 * HOUR_MS, 'stored');
      keys.push(key);
    }
    return keys;
  };

  test('sets aside what no row knows for an hour, and deletes it 30 days later', async () => {
    const keys = await known(18);
    const [gone, young] = [await put(files()), await put(files())];
    await age(gone, HOUR_MS + 60_000, 'stored');
    await age(young, HOUR_MS - 60_000, 'stored');
    expect(await swept()).toEqual([true, 20, [gone], [], []]);
    expect(await files().get(gone)).toBeNull();
    for (const key of [...keys, young]) expect(await contentOf(await files().get(key))).toEqual(bytesOf('x'));

    // Its days begin with the sweep, not with its upload.
    expect((await files().list()).removed.map(({ key, since }) => [key, since > Date.now() - 60_000])).toEqual([
      [gone, true],
    ]);
    await age(gone, 30 * DAY_MS - 60_000, 'removed');
    expect(await swept()).toEqual([true, 19, [], [], []]);
    await age(gone, 30 * DAY_MS + 60_000, 'removed');
    expect(await swept()).toEqual([true, 19, [], [gone], []]);
    expect(await swept()).toEqual([true, 19, [], [], []]);
    expect((await files().list()).removed).toEqual([]);
    await files().bringBack(gone);
    expect(await files().get(gone)).toBeNull();
  });

  test('refuses when more than a tenth has no row, and does so only if told', async () => {
    const keys = await known(10);
    await forget(keys[0] ?? '');
    expect(await swept()).toEqual([true, 10, [keys[0]], [], []]);
    const added = await known(1);
    for (const key of keys.slice(1, 3)) await forget(key);
    expect(await swept()).toEqual([false, 10, expect.arrayContaining(keys.slice(1, 3)), [], []]);
    for (const key of [...keys.slice(1), ...added])
      expect(await contentOf(await files().get(key))).toEqual(bytesOf('x'));
    expect((await swept(true))[0]).toBe(true);
    for (const key of keys.slice(1, 3)) expect(await files().get(key)).toBeNull();
    expect((await files().list()).removed.map(({ key }) => key).toSorted()).toEqual(keys.slice(0, 3).toSorted());
  });

  test('brings back what a row knows again, however late: an older backup was in use meanwhile', async () => {
    const keys = await known(2);
    for (const key of keys) await forget(key);
    await swept(true);
    await know(keys[0] ?? '');
    await age(keys[0] ?? '', 31 * DAY_MS, 'removed');
    expect(await files().get(keys[0] ?? '')).toBeNull();
    expect(await swept()).toEqual([true, 0, [], [], [keys[0]]]);
    expect(await contentOf(await files().get(keys[0] ?? ''))).toEqual(bytesOf('x'));
    expect((await files().list()).removed.map(({ key }) => key)).toEqual([keys[1]]);
  });

  test('runs twice at once, and a file that is gone meanwhile stops neither', async () => {
    const keys = await known(3);
    for (const key of keys) await forget(key);
    const found = [await findOrphans(store()), await findOrphans(store())];
    await files().remove(keys[0] ?? '');
    for (const orphans of found) expect(await sweepOrphans(store(), orphans, true)).toBe(true);
    expect((await files().list()).removed.map(({ key }) => key).toSorted()).toEqual(keys.slice(1).toSorted());
  });

  test('tells its numbers before it begins; the daily one does all else where it refuses', async () => {
    const [key = ''] = await known(1);
    await forget(key);
    await clinic().db.query(
      `insert into idempotency_keys (patient_id, key, fingerprint, reply, created_at)
       select min(id), 'old', '', '{}', now() - interval '8 days' from patients`,
    );
    const words: string[] = [];
    const numbers =
      'Without a row: 1 of 1 files, to be set aside for 30 days. To be deleted after them: 0. To be brought back: 0.\n';
    await expect(sweep(store(), false, (word) => words.push(word))).rejects.toThrow(/^No file is removed: .* --yes$/);
    expect(words).toEqual([numbers]);
    await expect(retain(store())).rejects.toThrow(
      /^Deleted: 0 patients, 1 idempotency keys, [^]*\nNo file is removed: /,
    );
    expect(await contentOf(await files().get(key))).toEqual(bytesOf('x'));

    expect(await sweep(store(), true, (word) => words.push(word))).toBe('Done.\n');
    expect(words).toEqual([numbers, numbers]);
    expect(await retain(store())).toMatch(/Without a row: 0 of 0 files/);
  });
});

test('a sweep of a folder takes the half of a killed upload too; strange files stay', async () => {
  const folder = join(root, 'files');
  const files = folderFiles(folder);
  await know(await put(files));
  const [half, fresh] = [`${crypto.randomUUID()}.part`, `${crypto.randomUUID()}.part`];
  for (const name of [half, fresh, 'notes.txt']) writeFileSync(join(folder, name), 'x');
  const old = new Date(Date.now() - 2 * HOUR_MS);
  for (const name of [half, 'notes.txt']) utimesSync(join(folder, name), old, old);
  const orphans = await findOrphans({ db: clinic().db, files });
  expect(orphans.unknown).toEqual([half]);
  await sweepOrphans({ files }, orphans, true);
  expect(readdirSync(join(folder, 'removed'))).toEqual([half]);
  expect([existsSync(join(folder, fresh)), existsSync(join(folder, 'notes.txt'))]).toEqual([true, true]);
});

test('a sweep of a store counts and takes what lies in the one before, too', async () => {
  const [before, now] = [databaseFiles(clinic().db), folderFiles(join(root, 'files'))];
  const keys = [await put(before), await put(now)];
  await clinic().db.query(`update files set created_at = now() - interval '2 hours'`);
  utimesSync(join(root, 'files', keys[1] ?? ''), new Date(0), new Date(0));
  const store = { db: clinic().db, files: withFallback(now, before) };
  const orphans = await findOrphans(store);
  expect([orphans.stored, orphans.unknown.toSorted()]).toEqual([2, keys.toSorted()]);
  await sweepOrphans(store, orphans, true);
  for (const [files, key] of [
    [before, keys[0]],
    [now, keys[1]],
  ] as const)
    expect((await files.list()).removed).toMatchObject([{ key }]);
  for (const key of keys) await store.files.bringBack(key);
  for (const key of keys) expect(await contentOf(await store.files.get(key))).toEqual(bytesOf('x'));
});
