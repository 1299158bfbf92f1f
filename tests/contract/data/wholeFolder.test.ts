import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addFile, book, listFiles, listReservations } from '../../../src/api/contract';
import type { Block } from '../../../src/domain/booking/block';
import { databaseFiles, type FileStore } from '../../../server/files/fileStore';
import { checkRoom, withRoom } from '../../../server/node/diskRoom';
import { openDatabase } from '../../../server/run/openDatabase';
import { readSettings } from '../../../server/settings';
import { servedSite } from '../support/servedSite';
import { formBody } from '../support/sentCustomer';
import { PNG } from '../support/firstVisit';
import { NOW, codeOf, day, useClinic } from '../support/testClinic';
import { blocksOf, logIn, visitorOf } from '../support/visitor';

const root = mkdtempSync(join(tmpdir(), 'clinic-whole-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const at = (name: string) => readSettings({ CLINIC_DATA: join(root, name) });

/** What a first start leaves that was cut while it made the database. */
const halfMade = (name: string) => {
  mkdirSync(join(root, name, 'making/global'), { recursive: true, mode: 0o700 });
  writeFileSync(join(root, name, 'making/global/pg_control'), '');
};

describe('the folder of a clinic', () => {
  beforeAll(async () => {
    halfMade('kept');
    await (await openDatabase(at('kept'))).close();
  });

  test.each(['database', 'database/PG_VERSION', 'database/global/pg_control', 'database/base', 'database/pg_wal'])(
    'that lacks %s never becomes a new empty clinic',
    async (part) => {
      const folder = part.replaceAll('/', '-');
      cpSync(join(root, 'kept'), join(root, folder), { recursive: true });
      rmSync(join(root, folder, part), { recursive: true });
      await expect(openDatabase(at(folder))).rejects.toThrow(
        /^The database in the folder .*; put a copy of the folder from before in its place, /,
      );
      rmSync(join(root, folder), { recursive: true });
    },
    60_000,
  );

  test('is made over what a first start left that was cut', () => {
    expect(readdirSync(join(root, 'kept')).toSorted()).toEqual(['clinic', 'database', 'lock']);
  });

  test('that is gone is not made anew, whatever a start has left', async () => {
    halfMade('lost');
    writeFileSync(join(root, 'lost/clinic'), '');
    await expect(openDatabase(at('lost'))).rejects.toThrow(/is damaged or gone/);
  });
});

describe('a full disk', () => {
  const clinic = useClinic();
  const free = async () => 1_000_000;

  test('refuses bookings with 503, and readiness too; what is on it can be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await logIn(clinic(), 'full');
    const db = withRoom(clinic().db, root, free);
    const unlucky = visitorOf(clinic().again({ db }), visitor.name, visitor.uid);
    for (const [name, value] of visitor.cookies) unlucky.cookies.set(name, value);
    const [block] = await blocksOf(visitor, { now: NOW, date: day(2) });
    const reply = await unlucky.send(book, { body: formBody(block as Block, 'full') });
    expect([reply.status, await codeOf(reply)]).toEqual([503, 'unavailable']);
    expect(await visitor.ask(listReservations)).toMatchObject({ all_reservations: [] });

    const { get } = servedSite(clinic(), { db });
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 503]);
    await expect(db.query('select 1 as one')).resolves.toEqual([{ one: 1 }]);
    await expect(checkRoom(root, free)).rejects.toThrow(/is full; free at least 32 MB and start again$/);
  });

  test('makes an upload a 503 too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const files: FileStore = {
      ...databaseFiles(clinic().db),
      put: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
    };
    const visitor = await logIn(clinic(), 'full-upload', clinic().again({ files }));
    const reply = await visitor.send(addFile, { body: { title: '検査', file: PNG } });
    expect([reply.status, await codeOf(reply)]).toEqual([503, 'unavailable']);
    expect(await visitor.ask(listFiles)).toEqual([]);
  });
});
