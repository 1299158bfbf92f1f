import { expect, test } from 'vitest';
import * as api from '../../src/api/contract';
import type { Db, Queries } from '../../server/db/db';
import { openPostgres } from '../../server/db/postgres';
import { TEMPLATE_DATABASE } from '../contract/support/cluster';
import { TODAY, day, newDatabase, openClinic } from '../contract/support/testClinic';
import { bookByForm, freeBlock, bookedId, logIn, bareBody } from '../patient';

const [DOCTORS, PATIENTS, VISITS] = [300, 200_000, 600_000];

const FILL = `
  insert into doctors (id, name, lastname, profile) select n, '医師 ' || n, '医師', '' from generate_series(1001, ${1000 + DOCTORS}) n;
  insert into doctor_subjects select n, n % 4 + 1 from generate_series(1001, ${1000 + DOCTORS}) n;
  insert into shifts (doctor_id, start_at)
    select n, day + minute * interval '5 minutes'
    from generate_series(1001, ${1000 + DOCTORS}) n, generate_series('${TODAY}T01:00:00Z'::timestamptz, '${day(27)}', '1 day') day,
      generate_series(0, 95) minute;
  insert into patients (line_sub) select 'load-' || n from generate_series(1, ${PATIENTS}) n;
  insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at, cancelled_at)
    select (select min(id) from patients where line_sub like 'load-%') + n % ${PATIENTS}, 1001 + n % ${DOCTORS}, 1, '', true, at, at, at
    from generate_series(1, ${VISITS}) n, lateral (select '${TODAY}'::timestamptz - n * interval '3 minutes' as at) t;
  analyze`;

function scannedTables(plan: object): string[] {
  const {
    'Node Type': kind,
    'Relation Name': table,
    Plans: children = [],
  } = plan as Record<string, string> & {
    Plans?: object[];
  };
  return [...(kind === 'Seq Scan' ? [table ?? ''] : []), ...children.flatMap(scannedTables)];
}

test('at a large clinic, no patient’s call scans all of `shifts` or `reservations`', async () => {
  const url = await newDatabase(TEMPLATE_DATABASE);
  const plain = await openPostgres(url);
  await plain.transaction((tx) => tx.script(FILL), 'no limits');
  const scans: string[] = [];
  let explained = 0;
  const watched = (queries: Queries): Queries => ({
    ...queries,
    async query<T>(sql: string, params?: unknown[]) {
      if (/^\s*(with|select|insert|update|delete)/i.test(sql) && !/advisory|nextval/.test(sql)) {
        explained += 1;
        const [row] = await queries.query<{ 'QUERY PLAN': { Plan: object }[] }>(`explain (format json) ${sql}`, params);
        const scanned = scannedTables(row?.['QUERY PLAN'][0]?.Plan ?? {});
        scans.push(...scanned.filter((table) => ['shifts', 'reservations'].includes(table)).map((t) => `${t}: ${sql}`));
      }
      return queries.query<T>(sql, params);
    },
  });
  const db: Db = {
    ...plain,
    ...watched(plain),
    transaction: (work, limits) => plain.transaction((tx) => work(watched(tx)), limits),
  };
  const clinic = await openClinic(async () => db);
  const visitor = await logIn(clinic, 'one-of-many');
  const params = { id: 1 };
  await visitor.ask(api.listDoctors, { params });
  await visitor.ask(api.listShifts, { params, query: { date: day(3), doctor_id: 'any' } });
  await visitor.ask(api.listShiftDays, { params, query: { from: TODAY, doctor_id: 'any' } });
  const block = await freeBlock(visitor, day(3));
  await visitor.ask(api.askBookingFlag, { query: { shift_id: block.id, subject_id: 1 } });
  await bookByForm(visitor, block);
  const next = await freeBlock(visitor, day(4));
  await visitor.ask(api.changeTime, { params: { id: await bookedId(visitor) }, body: { shiftIds: next.shiftIds } });
  await visitor.ask(api.listReservations);
  await visitor.ask(api.listMedicines);
  await visitor.ask(api.cancelReservation, { params: { id: await bookedId(visitor) } });
  await visitor.ask(api.book, { body: bareBody(block) }).catch(() => undefined);
  expect(explained).toBeGreaterThan(30);
  expect(scans).toEqual([]);
  await db.close();
});
