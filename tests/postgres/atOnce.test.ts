import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as api from '../../src/api/contract';
import { migrate } from '../../server/db/migrate';
import { openPostgres } from '../../server/db/postgres';
import { takeStepInDb } from '../../server/preview/previewSteps';
import { seedWhenEmpty } from '../../server/preview/seed';
import { auditOf } from '../../server/staff/audit';
import { EXAMPLE_FILES } from '../../server/staff/examples';
import { newConfirmedBill, bookAndFinish, paymentOf, openCardSession } from '../contract/support/confirmedBill';
import { commandRunner } from '../contract/support/commandRunner';
import { blocksOf, bookByForm, logIn, type Visitor } from '../patient';
import { storedCount, remove, upload } from '../contract/support/storedFiles';
import { NOW, day, instant, newDatabase, useClinic } from '../contract/support/testClinic';

const clinic = useClinic();
const run = commandRunner(clinic);
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const times = <T>(count: number, work: (turn: number) => T): T[] =>
  Array.from({ length: count }, (_, turn) => work(turn));
const statusesOf = async (calls: Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b);

test('processes that start together migrate and seed the database only once', async () => {
  const url = await newDatabase();
  const processes = await Promise.all(times(4, () => openPostgres(url, 2)));
  await Promise.all(
    processes.map(async (db) => {
      await migrate(db);
      await seedWhenEmpty(db, NOW, true);
    }),
  );
  const [counts] =
    (await processes[0]?.query(
      `select (select count(*) = count(distinct name) and count(*) > 0 from migrations) as migrated,
       (select count(*)::int from clinic_state where name = 'seeded') as seeded,
       (select count(*) = count(distinct id) from patients) as patients,
       (select count(*)::int from timetable_days) as days`,
    )) ?? [];
  expect(counts).toEqual({ migrated: true, seeded: 1, patients: true, days: 28 });
  await Promise.all(processes.map((db) => db.close()));
});

test('processes that start together add each timetable day and sample record once', async () => {
  const { db } = clinic();
  const countItemsAndTests = () =>
    db.query(`select (select count(*) from prescription_items) as items, (select count(*) from test_orders) as tests`);
  const before = await countItemsAndTests();
  clinic().clock.at = instant('00:00', day(3));
  await Promise.all(times(3, () => clinic().openAnother().prepare()));
  clinic().clock.at = NOW;
  expect(await db.query('select count(*)::int as days from timetable_days')).toEqual([{ days: 31 }]);
  expect(await db.query('select 1 from shifts group by doctor_id, start_at having count(*) > 1')).toEqual([]);
  await Promise.all(times(3, () => seedWhenEmpty(db, NOW, true)));
  expect(await countItemsAndTests()).toEqual(before);
});

describe('a patient on several devices', () => {
  test('has at most 20 addresses and one main address (§deliver-one-main)', async () => {
    const visitor = await logIn(clinic(), 'hoarder');
    const add = (turn: number) => visitor.send(api.addAddress, { body: { zip: '1000001', address: `${turn}丁目` } });
    expect(await statusesOf(times(23, add))).toEqual([...times(20, () => 200), 422, 422, 422]);
    const mainAddresses = async () => (await visitor.ask(api.listAddresses)).filter(({ preset }) => preset);
    expect(await mainAddresses()).toHaveLength(1);
    const [first] = await visitor.ask(api.listAddresses);
    const deleted = await statusesOf(
      times(2, () => visitor.send(api.deleteAddress, { params: { id: first?.id ?? 0 } })),
    );
    expect(deleted).toEqual([200, 404]);
    expect(await mainAddresses()).toHaveLength(1);
  });

  test('has at most 100 files', async () => {
    const visitor = await logIn(clinic(), 'collector');
    await upload(visitor, '検査');
    await clinic().db.query(
      `insert into medical_files (patient_id, title, file_key, media_type, created_at)
       select patient_id, title, file_key, media_type, created_at
       from generate_series(1, 98), (select * from medical_files order by id desc limit 1) last`,
    );
    const before = await storedCount(clinic());
    expect(await statusesOf(times(2, () => upload(visitor, '検査')))).toEqual([200, 422]);
    const files = await visitor.ask(api.listFiles);
    expect([files.length, await storedCount(clinic())]).toEqual([100, before + 1]);
    expect(await statusesOf(times(2, () => remove(visitor, files[0]?.id)))).toEqual([200, 404]);
    expect(await storedCount(clinic())).toBe(before);
  });

  test('has only one open payment session', async () => {
    const debt = await newConfirmedBill(clinic(), 'double');
    const key = crypto.randomUUID();
    const body = { id: debt.id, deliver_id: debt.deliverId };
    const replies = await Promise.all(times(6, () => debt.visitor.ask(api.payByCard, { body }, { key })));
    expect(new Set(replies.map(({ link_url }) => link_url)).size).toBe(1);
    const openSessions = async () =>
      (await paymentOf(clinic(), debt.id)).cards.filter(({ status }) => status === 'open');
    expect(await openSessions()).toMatchObject([{ session_id: replies[0]?.link_url.split('/').at(-1) }]);
    const links = await Promise.all(times(6, () => openCardSession(debt)));
    expect(await openSessions()).toHaveLength(1);
    const pages = await statusesOf(links.map(({ url }) => clinic().fetch(new Request(url))));
    expect(pages).toEqual([200, 404, 404, 404, 404, 404]);
  });
});

test('processes that issue a receipt together send the same receipt', async () => {
  const debt = await newConfirmedBill(clinic(), 'issued-twice');
  await takeStepInDb(clinic().db, debt.id, 'pay', NOW);
  const [paid] = (await debt.visitor.ask(api.listReservations)).all_reservations;
  const receipts = await Promise.all(
    ['甲', '乙', '丙', '丁'].map(async (name) => {
      const issuer = clinic().openAnother({
        clinic: { name, address: '' },
        drawReceipt: async (receipt) => new TextEncoder().encode(JSON.stringify(receipt)),
      });
      return (await issuer.fetch(new Request(paid?.bill_url ?? ''))).text();
    }),
  );
  expect(receipts[0]).toContain('"clinic"');
  expect(new Set(receipts).size).toBe(1);
});

test('if two members of staff run the same command at once, only one run succeeds (§staff-audit)', async () => {
  const id = await bookAndFinish(clinic(), await logIn(clinic(), 'twice'));
  const fileText = JSON.stringify(EXAMPLE_FILES.prescription);
  const calls = ['one', 'other'].map((by) => run({ command: 'confirm', id, fileText }, by));
  const [first, second] = (await Promise.allSettled(calls)).toSorted((a) => (a.status === 'fulfilled' ? -1 : 1));
  expect(first?.status).toBe('fulfilled');
  expect(second).toMatchObject({ reason: { refusal: 'conflict', message: 'この手続きはすでに済んでいます。' } });
  expect((await auditOf(clinic().db, id)).filter(({ what }) => what === 'confirm')).toHaveLength(1);
  expect(await clinic().db.query('select 1 from prescription_items where reservation_id = $1', [id])).toHaveLength(1);
});

test('if staff close a day during bookings, every booked patient must rebook (§closed-day-moves)', async () => {
  const visitors = await Promise.all(times(4, (turn) => logIn(clinic(), `race-${turn}`)));
  const blocks = await blocksOf(visitors[0] as Visitor, { now: NOW, date: day(18) });
  const bookings = visitors.map((visitor, index) => bookByForm(visitor, blocks[index * 3] as (typeof blocks)[0]));
  const closing = run({ command: 'close', date: day(18), move: true });
  const [closed, ...booked] = await Promise.allSettled([closing, ...bookings]);
  expect(closed?.status).toBe('fulfilled');
  for (const [index, result] of booked.entries()) {
    const { now_reservations: current } = await (visitors[index] as Visitor).ask(api.listReservations);
    expect(result).toMatchObject({ value: current.length === 1 ? 'booked' : 'taken' });
    expect(current.every(({ rebook }) => rebook)).toBe(true);
  }
});
