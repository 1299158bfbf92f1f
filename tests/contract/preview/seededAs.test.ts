import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate';
import type { Db } from '../../../server/db/db';
import { openPostgres } from '../../../server/db/postgres';
import { reseedPreview, seedWhenEmpty } from '../../../server/preview/seed';
import { NOW, newDatabase } from '../support/testClinic';

let db: Db;
beforeAll(async () => {
  db = await openPostgres(await newDatabase());
  await migrate(db);
});
afterAll(() => db.close());

test('a real clinic starts without sample records (§papers-by-staff)', async () => {
  await seedWhenEmpty(db, NOW, false);
  expect(await db.query('select 1 from doctors')).toEqual([]);
  await db.script(`insert into doctors (id, name, lastname, profile) values (1, '森 一', '森', '内科医。')`);
  await db.query(
    `with treated as (insert into patients (line_sub) values ('Utreated') returning id)
     insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at,
       finished_at, confirmed_at)
     select id, 1, 1, '高血圧', true, now(), now(), now(), now() from treated`,
  );
  await seedWhenEmpty(db, NOW, false);
  for (const table of ['bills', 'prescriptions', 'test_orders'])
    expect(await db.query(`select 1 from ${table}`), table).toEqual([]);
});

test('preview mode and a real clinic refuse each other’s databases', async () => {
  await seedWhenEmpty(db, NOW, false);
  await db.query(`insert into patients (line_sub) values ('Ureal')`);
  await seedWhenEmpty(db, NOW, false);
  await expect(seedWhenEmpty(db, NOW, true)).rejects.toThrow(/^the database contains the data of a real clinic/);
  await expect(reseedPreview(db, NOW)).rejects.toThrow(/^the database contains the data of a real clinic/);
  expect(await db.query('select line_sub from patients')).toEqual([{ line_sub: 'Utreated' }, { line_sub: 'Ureal' }]);

  await db.query(`delete from clinic_state where name = 'seeded'`);
  await reseedPreview(db, NOW);
  await seedWhenEmpty(db, NOW, true);
  await expect(seedWhenEmpty(db, NOW, false)).rejects.toThrow(/^the database contains the sample data of preview mode/);
});

test('migrate refuses a database that a newer build has migrated', async () => {
  await db.query(`insert into migrations (name) values ('999_later')`);
  await expect(migrate(db)).rejects.toThrow('a newer build ran migration 999_later; start that build or a newer one.');
  await db.query(`delete from migrations where name = '999_later'`);
});
