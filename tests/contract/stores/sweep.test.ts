import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../src/domain/calendar/jst';
import { databaseFiles } from '../../../server/files/databaseFiles';
import type { FileStore } from '../../../server/files/fileStore';
import { withDatabaseFallback } from '../../../server/files/openFileStore';
import { s3Files } from '../../../server/files/s3Files';
import { findOrphans, sweepOrphans } from '../../../server/files/orphanSweep';
import { startBucket, type BucketStandIn } from '../support/bucketStandIn';
import { bytesOf } from '../../patient';
import { commandRunner } from '../support/commandRunner';
import { useClinic } from '../support/testClinic';

const clinic = useClinic();
let bucket: BucketStandIn;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

const PREFIX = '3f8a5c1e-0000-4000-8000-00000000000a';
const put = (files: FileStore) => files.put({ bytes: bytesOf('x'), mediaType: 'image/png' });
const addRow = (key: string) =>
  clinic().db.query(
    `insert into medical_files (patient_id, title, file_key, media_type, created_at)
     select min(id), '検査', $1, 'image/png', now() from patients`,
    [key],
  );
const deleteRow = (key: string) => clinic().db.query('delete from medical_files where file_key = $1', [key]);

// Empties all stores, so that each test counts only its own files.
beforeEach(async () => {
  await clinic().db.query('delete from medical_files');
  await clinic().db.query('delete from files');
  for (const map of [bucket.objects, bucket.mediaTypes, bucket.modifiedAt]) map.clear();
});
const files = () => s3Files({ ...bucket.options, prefix: PREFIX });
const setAge = (key: string, ms: number) =>
  bucket.modifiedAt.set(`/patients/${PREFIX}/${key}`, new Date(Date.now() - ms).toISOString());

describe('a sweep of a bucket', () => {
  const store = () => ({ db: clinic().db, files: files() });
  const sweep = async (isForced = false) => {
    const orphans = await findOrphans(store());
    const { bucketFileCount, bucketOrphans } = orphans;
    return [await sweepOrphans(store(), orphans, isForced), bucketFileCount, bucketOrphans];
  };
  const addFilesWithRow = async (count: number) => {
    const keys: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const key = await put(files());
      await addRow(key);
      setAge(key, 2 * HOUR_MS);
      keys.push(key);
    }
    return keys;
  };

  test('deletes only old files that have this database’s prefix and no row', async () => {
    const keys = await addFilesWithRow(18);
    const [orphan, young] = [await put(files()), await put(files())];
    setAge(orphan, HOUR_MS + 60_000);
    setAge(young, HOUR_MS - 60_000);
    const another = s3Files({ ...bucket.options, prefix: 'another-database' });
    const otherFile = await put(another);
    bucket.modifiedAt.set(`/patients/another-database/${otherFile}`, new Date(0).toISOString());
    expect(await sweep()).toEqual([true, 20, [orphan]]);
    expect(await files().get(orphan)).toBeNull();
    for (const key of [...keys, young]) expect(await files().get(key)).toEqual(bytesOf('x'));
    expect(await another.get(otherFile)).toEqual(bytesOf('x'));
    expect(await sweep()).toEqual([true, 19, []]);
  });

  test('deletes nothing if over a tenth of the files have no row', async () => {
    const keys = await addFilesWithRow(10);
    await deleteRow(keys[0] ?? '');
    expect(await sweep()).toEqual([true, 10, [keys[0]]]);
    const added = await addFilesWithRow(1);
    for (const key of keys.slice(1, 3)) await deleteRow(key);
    expect(await sweep()).toEqual([false, 10, expect.arrayContaining(keys.slice(1, 3))]);
    for (const key of [...keys.slice(1), ...added]) expect(await files().get(key)).toEqual(bytesOf('x'));
    expect((await sweep(true))[0]).toBe(true);
    for (const key of keys.slice(1, 3)) expect(await files().get(key)).toBeNull();
  });

  test('lets the other daily tasks finish even if the sweep is refused', async () => {
    const [key = ''] = await addFilesWithRow(1);
    await deleteRow(key);
    await clinic().db.query(
      `insert into idempotency_keys (patient_id, key, fingerprint, reply, created_at)
       select min(id), 'old', '', '{}', now() - interval '8 days' from patients`,
    );
    const run = commandRunner(clinic, { files: files() });
    const numbers = 'Stored files that no record refers to: 0 in the database, 1 of 1 in the bucket.\n';
    await expect(run({ command: 'sweep' })).rejects.toThrow(`${numbers}No file was deleted from the bucket, `);
    await expect(run({ command: 'retain' })).rejects.toThrow(
      /^Deleted: 0 patients, 1 idempotency keys, [^]*\nNo file was deleted from the bucket, /,
    );
    expect(await files().get(key)).toEqual(bytesOf('x'));

    expect((await run({ command: 'sweep', yes: true })).words).toBe(`${numbers}All of these files are deleted.\n`);
    expect((await run({ command: 'retain' })).words).toMatch(/, 0 of 0 in the bucket/);
  });
});

test('if too many files in the bucket have no row, a sweep still deletes files in the database', async () => {
  const inDatabase = databaseFiles(clinic().db);
  const [withRow, orphan, young] = [await put(inDatabase), await put(inDatabase), await put(inDatabase)];
  await addRow(withRow);
  await clinic().db.query(
    `update files set created_at = now() - case when key = $1 then interval '59 minutes' else interval '61 minutes' end`,
    [young],
  );
  setAge(await put(files()), 2 * HOUR_MS);
  await expect(
    commandRunner(clinic, { files: withDatabaseFallback(files(), clinic().db) })({ command: 'sweep' }),
  ).rejects.toThrow(
    /^Stored files that no record refers to: 1 in the database, 1 of 1 .*\nNo file was deleted from the bucket/,
  );
  const remaining = await clinic().db.query<{ key: string }>('select key from files');
  expect(remaining.map(({ key }) => key).toSorted()).toEqual([withRow, young].toSorted());
  expect(remaining.map(({ key }) => key)).not.toContain(orphan);

  expect((await commandRunner(clinic)({ command: 'sweep' })).words).toMatch(/\nAll .* deleted\.\n$/);
});
