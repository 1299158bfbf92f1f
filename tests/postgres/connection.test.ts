import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { book, createThroughDiagnose, listAddresses, listFiles, listReservations } from '../../src/api/contract';
import { TIMEOUT_MS } from '../../src/api/client';
import { firstRow, type Db } from '../../server/db/db';
import { databaseFiles } from '../../server/files/databaseFiles';
import { SILENCE_MS, openPostgres } from '../../server/db/postgres';
import {
  PNG,
  diagnoseInput,
  prepareFirstVisit,
  bodyWithBasicInfo,
  freeBlock,
  logIn,
  sameSessionAt,
  type Visitor,
} from '../patient';
import { day, useClinic, statusAndCode } from '../contract/support/testClinic';
import { newDatabaseProxy, type DatabaseProxy } from './support/databaseProxy';

const clinic = useClinic();
afterEach(() => void vi.useRealTimers());

describe('over an unreliable connection to the database,', () => {
  let proxy: DatabaseProxy;
  let db: Db;
  beforeAll(async () => {
    const rows = await clinic().db.query<{ name: string }>('select current_database() as name');
    proxy = await newDatabaseProxy(inject('postgresUrl'));
    db = await openPostgres(proxy.urlOf(firstRow(rows).name));
  });
  afterAll(async () => {
    proxy.close();
    await db.close();
  });

  /** Makes a call first, so that the clinic has updated the timetable before the connection breaks. */
  async function visitorThroughProxy(visitor: Visitor, parts = {}): Promise<Visitor> {
    const proxyVisitor = sameSessionAt(clinic().openAnother({ db, ...parts }), visitor);
    expect(await proxyVisitor.ask(listAddresses)).toEqual([]);
    return proxyVisitor;
  }

  test('a booking call can be repeated if the commit’s reply is lost', async () => {
    const visitor = await logIn(clinic(), 'cut-off');
    // The clinic must not remove the booking's files, because the database may have stored the booking.
    const files = databaseFiles(clinic().db);
    const removed: string[] = [];
    const proxyVisitor = await visitorThroughProxy(visitor, {
      files: { ...files, remove: async (key: string) => void removed.push(key) },
    });
    const { block, questions, answers } = await prepareFirstVisit(clinic(), visitor, day(2));
    const picture = questions.find(({ type }) => type === 'image_upload')?.key ?? '';
    const input = diagnoseInput(block, answers, { [picture]: PNG });
    proxy.loseNextCommitReply();
    expect(await statusAndCode(proxyVisitor.send(createThroughDiagnose, input, { key: 'once' }))).toBe(
      '503 unavailable',
    );
    expect(removed).toEqual([]);
    expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(1);
    expect(await proxyVisitor.ask(createThroughDiagnose, input, { key: 'once' })).toEqual({ message: 'booked' });
    expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(1);
    const [file] = await visitor.ask(listFiles);
    const opened = await clinic().fetch(new Request(file?.file_url ?? ''));
    expect(await opened.arrayBuffer()).toEqual(await PNG.arrayBuffer());
  });

  test('a call gets a 503 before the app’s timeout if the database does not reply', async () => {
    expect(SILENCE_MS).toBeLessThan(TIMEOUT_MS);
    const visitor = await logIn(clinic(), 'waiting');
    const block = await freeBlock(visitor, day(3));
    const proxyVisitor = await visitorThroughProxy(visitor);
    proxy.silence(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isOver = false;
    const calls = Promise.all([
      proxyVisitor.send(listReservations),
      proxyVisitor.send(book, { body: bodyWithBasicInfo(block) }, { key: 'hangs' }),
    ]).finally(() => (isOver = true));
    while (!isOver) await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    proxy.silence(false);
    expect((await calls).map(({ status }) => status)).toEqual([503, 503]);
    expect((await visitor.ask(listReservations)).now_reservations).toEqual([]);
  });
});

test('if the database ends its connections, calls succeed over new connections', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `reader-${index}`);
  const readers = await Promise.all(names.map((name) => logIn(clinic(), name)));
  let [isOver, calls] = [false, 0];
  const reading = Promise.all(
    readers.map(async (reader) => {
      for (; !isOver; calls += 1) await reader.ask(listReservations);
    }),
  );
  const admin = await openPostgres(inject('postgresUrl'), 1);
  const [{ name } = { name: '' }] = await clinic().db.query<{ name: string }>('select current_database() as name');
  for (let times = 1; times <= 3; times += 1) {
    await expect.poll(() => calls, { interval: 5 }).toBeGreaterThan(20 * times);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  }
  isOver = true;
  await reading;
  await admin.close();
});

test('transactions still work after a migration changes the type of a column', async () => {
  const { db } = clinic();
  await db.script('create table retyped (id integer); insert into retyped values (1)');
  const write = () =>
    db.transaction(async (tx) => {
      await tx.query('update retyped set id = id + $1', [1]);
      return tx.query('select id from retyped where id > $1', [0]);
    });
  expect(await write()).toEqual([{ id: 2 }]);
  await db.script('alter table retyped alter id type double precision');
  expect(await write()).toEqual([{ id: 3 }]);
  expect(await write()).toEqual([{ id: 4 }]);
});
