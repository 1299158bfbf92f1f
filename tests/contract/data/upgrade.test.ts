import { expect, test } from 'vitest';
import type { Db } from '../../../server/db/db';
import { migrate } from '../../../server/db/migrate';
import { openPostgres } from '../../../server/db/postgres';
import { newDatabase } from '../support/testClinic';

const UNDO_002_NAMES = `
  alter table clinic_state rename to settings;
  alter table unapplied_payments rename constraint unapplied_payments_of_bill to refunds_of_bill;
  alter table unapplied_payments rename constraint unapplied_payments_matched_once to refunds_matched_once;
  alter index unapplied_payments_reservation rename to refunds_reservation;
  alter table unapplied_payments rename to refunds;
  drop index reservations_one_open, reservations_start, answer_sheets_reservation, card_payments_left;
  alter table reservations drop column is_open;
  create unique index reservations_one_open on reservations (patient_id)
    where cancelled_at is null and finished_at is null and lapsed_at is null and missed_at is null;
  alter table held_shifts drop constraint held_shifts_reservation_id_fkey,
    add constraint held_shifts_reservation_id_fkey foreign key (reservation_id) references reservations;
  alter table card_payments drop constraint card_payments_reservation_id_open_yen_fkey,
    add constraint card_payments_reservation_id_open_yen_fkey foreign key (reservation_id, open_yen)
      references bills (reservation_id, grand_total_yen);
  alter table files drop constraint files_pkey, drop column piece, add primary key (key);
  create table rate_limits (key text);
  delete from migrations where name = '002_names'`;

const schemaOf = async (db: Db) => [
  await db.query(
    `select table_name, column_name, data_type, is_nullable, generation_expression from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  ),
  await db.query(
    `select conrelid::regclass::text as owner, pg_get_constraintdef(oid) as words from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`,
  ),
  await db.query(`select indexdef from pg_indexes where schemaname = 'public' order by 1`),
];

test('a database from before `002_names` is migrated to the current schema', async () => {
  const db = await openPostgres(await newDatabase(), 1);
  await migrate(db);
  const current = await schemaOf(db);
  const state = () => db.query('select * from clinic_state');
  const rows = await state();
  await db.script(UNDO_002_NAMES);
  expect(await schemaOf(db)).not.toEqual(current);
  await migrate(db);
  expect(await schemaOf(db)).toEqual(current);
  expect([rows.length, await state()]).toEqual([1, rows]);
  await db.close();
});
