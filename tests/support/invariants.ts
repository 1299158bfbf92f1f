import { expect } from 'vitest';
import type { FreeBlock } from '../patient';

const SHIFT_COUNT = `(case when r.first_visit then 3 else 2 end)`;

/** Queries about shifts ignore past reservations, because past sample reservations hold no shifts. */
const VIOLATION_QUERIES: Record<string, string> = {
  'a shift held twice': `select shift_id::text as id from held_shifts group by shift_id having count(*) > 1`,
  'two reservations of a doctor at one time': `
    select r.id || ' and ' || o.id from reservations r join reservations o
      on o.doctor_id = r.doctor_id and o.id <> r.id and o.cancelled_at is null
      and o.start_at >= r.start_at and o.start_at < r.start_at + ${SHIFT_COUNT} * interval '5 minutes'
    where r.cancelled_at is null and r.start_at > NOW`,
  'a reservation without its whole block': `
    select r.id::text from reservations r
    left join held_shifts h on h.reservation_id = r.id left join shifts s on s.id = h.shift_id
    where r.cancelled_at is null and r.start_at > NOW group by r.id
    having count(h.shift_id) <> ${SHIFT_COUNT} or bool_or(s.doctor_id <> r.doctor_id) or min(s.start_at) <> r.start_at
      or max(s.start_at) <> r.start_at + (${SHIFT_COUNT} - 1) * interval '5 minutes'`,
  'a shift held by a reservation that is cancelled': `
    select r.id::text from held_shifts h join reservations r on r.id = h.reservation_id where r.cancelled_at is not null`,
  'two open reservations of a patient': `
    select patient_id::text from reservations where cancelled_at is null and finished_at is null
    group by patient_id having count(*) > 1`,
  'a patient without exactly one main address': `
    select patient_id::text from addresses group by patient_id having count(*) filter (where preset) <> 1`,
  'two accounts of a bill': `
    select reservation_id::text from bank_accounts group by reservation_id having count(*) > 1`,
  'two bills of an account': `
    select account_number from bank_accounts group by account_number having count(distinct reservation_id) > 1`,
  'a bill that was marked as paid more than once': `
    select reservation_id::text from load_paid group by reservation_id having count(*) > 1`,
  'a payment of a bill that is not owed': `
    select id::text from reservations where paid_at is not null and (confirmed_at is null or cancelled_at is not null)`,
  'a completed card payment of an unpaid bill': `
    select r.id::text from card_payments c join reservations r on r.id = c.reservation_id
    where c.status = 'completed' and r.paid_at is null`,
  'two open card payments of a bill': `
    select reservation_id::text from card_payments where status = 'open' group by reservation_id having count(*) > 1`,
};

const QUERY = Object.entries(VIOLATION_QUERIES)
  .map(([name, sql]) => `select '${name}' as broken, id from (${sql}) as found (id)`)
  .join(' union all ');

export type Sql = <T = Record<string, unknown>>(text: string, params?: unknown[]) => Promise<T[]>;

/** Records every payment of a bill in `load_paid`, because `paid_at` cannot show that a bill was paid twice. */
export async function watchPayments(sql: Sql): Promise<void> {
  await sql('create table load_paid (reservation_id integer not null)');
  await sql(
    `create function load_note_paid() returns trigger language plpgsql as
     $$ begin insert into load_paid values (new.id); return new; end $$`,
  );
  await sql(
    `create trigger load_paid after update of paid_at on reservations for each row
     when (new.paid_at is not null) execute function load_note_paid()`,
  );
}

export async function expectInvariants(sql: Sql, now: string): Promise<void> {
  expect(await sql(QUERY.replaceAll('NOW', now))).toEqual([]);
}

export const firstVisitBlock = (hourShiftIds: readonly number[], firstIndex: number): FreeBlock => {
  const shiftIds = hourShiftIds.slice(firstIndex, firstIndex + 3);
  return { id: shiftIds[0] as number, shiftIds, subject_id: 1 };
};

/** The four first-visit blocks of an hour (§block-within-hour). */
export const blocksOfHour = (hourShiftIds: readonly number[]) =>
  [0, 3, 6, 9].map((index) => firstVisitBlock(hourShiftIds, index));

/** The returned function gives the shift ids of one free hour of subject 1. Each call gives another hour. */
export async function createHourTaker(sql: Sql, now: string): Promise<() => number[]> {
  const rows = await sql<{ ids: number[] }>(
    `select array_agg(s.id order by s.start_at) as ids
     from shifts s join doctor_subjects t on t.doctor_id = s.doctor_id and t.subject_id = 1
     left join held_shifts h on h.shift_id = s.id
     where s.start_at > ${now} + interval '1 day' and s.digest is null and h.shift_id is null
     group by s.doctor_id, date_trunc('hour', s.start_at) having count(*) = 12
     order by min(s.start_at), s.doctor_id`,
  );
  return () => {
    const row = rows.shift();
    if (!row) throw new Error('the timetable has no more free hours');
    return row.ids;
  };
}
