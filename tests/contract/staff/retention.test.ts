import { describe, expect, test } from 'vitest';
import {
  addFile,
  createThroughDiagnose,
  listAddresses,
  listReservations,
  updateAnswers,
} from '../../../src/api/contract';
import { toTimestamp } from '../../../server/db/db';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { databaseFiles } from '../../../server/files/databaseFiles';
import { storeRefund, markReturned } from '../../../server/money/refunds';
import { applyRetention, erasePatient } from '../../../server/staff/retention';
import { useClinic, day, NOW } from '../support/testClinic';
import { diagnoseInput, prepareFirstVisit, PNG, bookedId, logIn, subOf } from '../../patient';
import { commandRunner } from '../support/commandRunner';
import { unavailable } from '../../../server/ruleError';
import { addAddress } from '../support/confirmedBill';
import { DAY_MS } from '../../../src/domain/calendar/jst';

const clinic = useClinic();
const store = () => ({ db: clinic().db, files: databaseFiles(clinic().db) });
const YEAR_MS = 366 * 86_400_000;

/** Counts the rows per table; looks for the tables by column name, so that the test also covers new tables. */
async function rowsOf(patientId: number, reservationIds: number[]): Promise<Record<string, number>> {
  const columns = await clinic().db.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in ('patient_id', 'reservation_id') order by 1, 2`,
  );
  expect(columns.length).toBeGreaterThan(10);
  const counts: Record<string, number> = {};
  for (const { table_name: table, column_name: column } of columns) {
    // `erase` keeps audit lines, because they hold no patient data.
    if (table === 'audit_lines') continue;
    const ids = column === 'patient_id' ? [patientId] : reservationIds;
    const rows = await clinic().db.query(`select 1 from ${table} where ${column} = any($1::int[])`, [ids]);
    if (rows.length > 0) counts[table] = rows.length;
  }
  return counts;
}

async function patientWithPast(name: string) {
  const visitor = await logIn(clinic(), name);
  await addAddress(clinic(), visitor, '東京都世田谷区桜丘1-1-1', true);
  const { block, answers } = await prepareFirstVisit(clinic(), visitor, day(3));
  await visitor.ask(createThroughDiagnose, diagnoseInput(block, answers, { insurance_front: PNG }));
  const id = await bookedId(visitor);
  for (const step of ['finish', 'confirm', 'pay', 'ship'] as const) await takeStepInDb(clinic().db, id, step, NOW);
  await visitor.ask(addFile, { body: { title: '検査結果', file: PNG } });
  const sub = subOf(visitor);
  const [row] = await clinic().db.query<{ id: number }>('select id from patients where line_sub = $1', [sub]);
  return { visitor, id, sub, patientId: row?.id ?? 0 };
}
const PHONE = 13;
const storedPhones = async (patientId: number) =>
  (
    await clinic().db.query<{ phone: string }>(
      `select answer_values[1] as phone from answers join answer_sheets sheet on sheet.id = sheet_id
       where patient_id = $1 and question_id = $2
       union select answer_values[1] from profile_answers where patient_id = $1 and question_id = $2 order by 1`,
      [patientId, PHONE],
    )
  ).map(({ phone }) => phone);
const fileCount = async () => (await clinic().db.query('select 1 from files')).length;

describe('erase', () => {
  test('keeps the medical record and deletes the contact data', async () => {
    const before = await fileCount();
    const { visitor, id, patientId } = await patientWithPast('erase-record');
    expect(await fileCount()).toBe(before + 2);
    await visitor.ask(updateAnswers, {
      body: {
        payload: JSON.stringify({ answers: [{ id: PHONE, question_id: PHONE, answer_text: '08012345678' }] }),
        access_token: 'token',
      },
    });
    expect(await storedPhones(patientId)).toEqual(['08012345678', '09012345678']);
    // Staff identify a patient by a reservation, because staff do not know LINE user ids.
    expect(await erasePatient(store(), String(id), NOW, 'nurse')).toMatchObject({ isRecordKept: true });
    expect(await storedPhones(patientId)).toEqual([]);
    const remaining = await rowsOf(patientId, [id]);
    expect(remaining).toMatchObject({ reservations: 1, answer_sheets: 1, bills: 1, prescriptions: 1 });
    expect(remaining).not.toHaveProperty('addresses');
    expect(remaining).not.toHaveProperty('idempotency_keys');
    // The questionnaire's picture belongs to the medical record.
    expect(await fileCount()).toBe(before + 1);
    const [reservation] = await clinic().db.query('select deliver_address from reservations where id = $1', [id]);
    expect(reservation).toEqual({ deliver_address: null });
    const [patient] = await clinic().db.query('select line_sub, display_name from patients where id = $1', [patientId]);
    expect(patient).toEqual({ line_sub: `erased:${patientId}`, display_name: null });
    expect((await visitor.send(listReservations)).status).toBe(401);
    const newVisitor = await logIn(clinic(), 'erase-record');
    expect(await newVisitor.ask(listAddresses)).toEqual([]);
    expect((await newVisitor.ask(listReservations)).all_reservations).toEqual([]);
  });

  test('deletes all data if the last visit was over five years ago', async () => {
    const { id, sub, patientId } = await patientWithPast('erase-all');
    const before = await fileCount();
    expect(await erasePatient(store(), sub, NOW + 6 * YEAR_MS, 'nurse')).toMatchObject({ isRecordKept: false });
    expect(await rowsOf(patientId, [id])).toEqual({});
    expect(await clinic().db.query('select 1 from patients where id = $1', [patientId])).toEqual([]);
    expect(await fileCount()).toBe(before - 2);
  });

  test('is refused until every visit and every refund is settled', async () => {
    const visitor = await logIn(clinic(), 'erase-later');
    await addAddress(clinic(), visitor, '東京都世田谷区桜丘1-1-1', true);
    const { db } = clinic();
    const { block, answers } = await prepareFirstVisit(clinic(), visitor, day(4));
    await visitor.ask(createThroughDiagnose, diagnoseInput(block, answers, { insurance_front: PNG }));
    const id = await bookedId(visitor);
    const expectRefused = async (reason: RegExp) => {
      await expect(erasePatient(store(), subOf(visitor), NOW, 'nurse')).rejects.toMatchObject({
        refusal: 'conflict',
        message: expect.stringMatching(reason),
      });
      expect((await visitor.ask(listAddresses)).length).toBe(1);
    };
    for (const [reason, step] of [
      ['has not taken place', 'finish'],
      ['bill is not confirmed', 'confirm'],
      ['bill is not paid', 'pay'],
      ['parcel is not sent', 'ship'],
    ] as const) {
      await expectRefused(new RegExp(`Reservation ${id}: .*${reason}`));
      await takeStepInDb(db, id, step, NOW);
    }
    const money = { reservation_id: id, amount_yen: 500, paid_by: 'bank', reference: 'n-erase' } as const;
    const refund = await storeRefund(db, money, NOW);
    await expectRefused(new RegExp(`Reservation ${id}: .*must be returned or matched`));
    await markReturned(db, refund?.id ?? 0, NOW);
    expect(await erasePatient(store(), subOf(visitor), NOW, 'nurse')).toMatchObject({ isRecordKept: true });
  });

  test('succeeds despite an old reservation whose consultation never took place', async () => {
    const visitor = await logIn(clinic(), 'erase-missed');
    const { block, answers } = await prepareFirstVisit(clinic(), visitor, day(5));
    await visitor.ask(createThroughDiagnose, diagnoseInput(block, answers, { insurance_front: PNG }));
    expect(await erasePatient(store(), subOf(visitor), NOW + 6 * 86_400_000, 'nurse')).toMatchObject({
      isRecordKept: false,
    });
  });

  test('lists the files that it could not delete', async () => {
    const { id } = await patientWithPast('erase-again');
    const run = commandRunner(clinic, {
      files: { ...databaseFiles(clinic().db), remove: () => Promise.reject(unavailable()) },
    });
    const erase = (patient: string) => run({ command: 'erase', patient, yes: true });
    expect((await erase(String(id))).words).toMatch(/sweep tries again: [0-9a-f-]{36}\n$/);
    expect((await erase(String(id))).words).toMatch(
      /^This patient was erased before\. .* To delete these files, run: /,
    );
    await expect(erase('nobody-here')).rejects.toThrow(/見つかりません。 An earlier erase may have left files/);
  });

  test('is refused for an unknown patient', async () => {
    for (const nobody of ['nobody-here', '999999'])
      await expect(erasePatient(store(), nobody, NOW, 'nurse')).rejects.toMatchObject({ refusal: 'unknown' });
  });
});

test('retention deletes patients 5 years after their last visit', async () => {
  const recent = await patientWithPast('retain-recent');
  const old = await patientWithPast('retain-old');
  const { db } = clinic();
  await db.query(`update patients set last_seen_at = now() - interval '6 years' where id = any($1::int[])`, [
    [old.patientId, recent.patientId],
  ]);
  await db.query(
    `update reservations set start_at = start_at - interval '6 years', created_at = created_at - interval '6 years',
     finished_at = finished_at - interval '6 years' where id = $1`,
    [old.id],
  );
  await db.query(
    `insert into idempotency_keys (patient_id, key, fingerprint, reply, created_at)
     values ($1, 'old', '', '{}', now() - interval '8 days'), ($1, 'new', '', '{}', now())`,
    [recent.patientId],
  );
  await db.query(
    `insert into shifts (doctor_id, start_at) select 1, $1::timestamptz - n * interval '91 days' from generate_series(1, 2) n`,
    [toTimestamp(NOW)],
  );
  await db.query('insert into held_shifts select min(id), $1 from shifts where start_at < $2', [
    recent.id,
    toTimestamp(NOW - 100 * DAY_MS),
  ]);
  const deleted = await applyRetention(store(), NOW);
  expect(deleted).toMatchObject({
    patients: 1,
    shifts: 1,
    keys: 1,
    notices: 0,
    messages: 0,
    answers: 0,
    orphans: { bucketOrphans: [] },
    isSwept: true,
  });
  expect(await rowsOf(old.patientId, [old.id])).toEqual({});
  expect(await rowsOf(recent.patientId, [recent.id])).toMatchObject({ reservations: 1, idempotency_keys: 1 });
});
