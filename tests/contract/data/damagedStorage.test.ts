import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addFile, book, listFiles, listReservations } from '../../../src/api/contract';
import type { Block } from '../../../src/domain/booking/block';
import { databaseFiles } from '../../../server/files/databaseFiles';
import type { FileStore } from '../../../server/files/fileStore';
import { openDatabase } from '../../../server/run/openDatabase';
import { StartError } from '../../../server/run/startError';
import { readSettings } from '../../../server/run/settings';
import { createInterruptedStart, prepareDatabase } from '../support/emptyDatabase';
import { bodyWithBasicInfo, PNG, blocksOf, logIn, sameSessionAt } from '../../patient';
import { NOW, day, newDatabase, useClinic, statusAndCode } from '../support/testClinic';

const root = mkdtempSync(join(tmpdir(), 'clinic-whole-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const settingsOf = (name: string) => readSettings({ CLINIC_DATA: join(root, name) });

describe('openDatabase', () => {
  beforeAll(async () => {
    await prepareDatabase(join(root, 'kept'));
    await (await openDatabase(settingsOf('kept'))).close();
  });

  test.each(['database', 'database/PG_VERSION', 'database/global/pg_control', 'database/base', 'database/pg_wal'])(
    'refuses a folder that lacks %s',
    async (part) => {
      const folder = part.replaceAll('/', '-');
      const missingFile = join(root, 'kept', part);
      cpSync(join(root, 'kept'), join(root, folder), { recursive: true, filter: (file) => file !== missingFile });
      await expect(openDatabase(settingsOf(folder))).rejects.toThrow(
        /^The database in the folder .*\. Restore a backup of the folder\. /,
      );
    },
  );

  test('refuses a folder that has the file `clinic` but no database', async () => {
    mkdirSync(join(root, 'lost'), { mode: 0o700 });
    createInterruptedStart(join(root, 'lost'));
    writeFileSync(join(root, 'lost/clinic'), '');
    await expect(openDatabase(settingsOf('lost'))).rejects.toThrow(/is damaged or missing/);
  });
});

test('openDatabase refuses a database that is too old to be migrated', async () => {
  const settings = readSettings({ DATABASE_URL: await newDatabase() });
  const db = await openDatabase(settings);
  await db.script(
    `insert into patients (line_sub) values ('U1'); update migrations set name = '001_clinic' where name = '001_schema'`,
  );
  const state = async () => [
    await db.query('select line_sub from patients'),
    await db.query('select name from migrations'),
  ];
  const before = await state();
  await expect(openDatabase(settings)).rejects.toThrow(
    new StartError(
      "The database can't be used: the schema of the database is too old; the last commit that can upgrade it is 51e2c6ac.",
    ),
  );
  expect(await state()).toEqual(before);
  await db.close();
});

describe('a clinic that cannot write', () => {
  const clinic = useClinic();
  const rejectAsFull = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: '53100' }));

  test('refuses bookings with 503 if the disk is full', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await logIn(clinic(), 'full');
    const db = { ...clinic().db };
    const fullClinic = clinic().openAnother({ db });
    await fullClinic.prepare();
    db.transaction = rejectAsFull;
    const visitorThere = sameSessionAt(fullClinic, visitor);
    const [block] = await blocksOf(visitor, { now: NOW, date: day(2) });
    expect(await statusAndCode(visitorThere.send(book, { body: bodyWithBasicInfo(block as Block, 'full') }))).toBe(
      '503 unavailable',
    );
    expect(await visitor.ask(listReservations)).toMatchObject({ all_reservations: [] });
  });

  test('refuses bookings with 503 if PostgreSQL has become read-only', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await logIn(clinic(), 'read-only');
    const [block] = await blocksOf(visitor, { now: NOW, date: day(2) });
    const { db } = clinic();
    const readOnlyClinic = clinic().openAnother({
      db: {
        ...db,
        transaction: (work) =>
          db.transaction(async (tx) => {
            await tx.script('set transaction read only');
            return work(tx);
          }),
      },
    });
    const reply = sameSessionAt(readOnlyClinic, visitor).send(book, {
      body: bodyWithBasicInfo(block as Block, 'read-only'),
    });
    expect(await statusAndCode(reply)).toBe('503 unavailable');
  });

  test('refuses uploads with 503 if the disk is full', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const files: FileStore = {
      ...databaseFiles(clinic().db),
      put: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
    };
    const visitor = await logIn(clinic(), 'full-upload', clinic().openAnother({ files }));
    expect(await statusAndCode(visitor.send(addFile, { body: { title: '検査', file: PNG } }))).toBe('503 unavailable');
    expect(await visitor.ask(listFiles)).toEqual([]);
  });
});
