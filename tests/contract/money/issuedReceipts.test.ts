import { expect, test } from 'vitest';
import { listReservations } from '../../../src/api/contract';
import { databaseFiles } from '../../../server/files/databaseFiles';
import type { Receipt } from '../../../server/receipts/receipt';
import { erasePatient } from '../../../server/staff/retention';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { NOW, useClinic } from '../support/testClinic';
import { newConfirmedBill, type Debtor } from '../support/confirmedBill';
import { subOf } from '../../patient';

const clinic = useClinic();
const YEAR_MS = 366 * 86_400_000;
const rename = ({ visitor }: Debtor, name: string) =>
  clinic().db.query('update customers set name = $2 where patient_id = (select id from patients where line_sub = $1)', [
    subOf(visitor),
    name,
  ]);

const clinicNamed = (name: string, address: string) =>
  clinic().openAnother({
    clinic: { name, address },
    drawReceipt: async (receipt) => new TextEncoder().encode(JSON.stringify(receipt)),
  });

async function createPaidBill(name: string) {
  const debtor = await newConfirmedBill(clinic(), name);
  await takeStepInDb(clinic().db, debtor.id, 'pay', NOW);
  await takeStepInDb(clinic().db, debtor.id, 'ship', NOW);
  const [reservation] = (await debtor.visitor.ask(listReservations)).all_reservations;
  const url = reservation?.bill_url ?? '';
  const receiptFrom = async (issuer: ReturnType<typeof clinicNamed>): Promise<Receipt> => {
    const reply = await issuer.fetch(new Request(url));
    expect(reply.status).toBe(200);
    return reply.json();
  };
  return { ...debtor, url, receiptFrom };
}

test('a reissued receipt keeps its text, even if names have changed', async () => {
  const debtor = await createPaidBill('issued-once');
  const first = await debtor.receiptFrom(clinicNamed('旧クリニック', '東京都'));
  expect(first).toMatchObject({ patient: 'issued-once 様', clinic: { name: '旧クリニック', address: '東京都' } });
  await rename(debtor, '改姓 花子');
  expect(await debtor.receiptFrom(clinicNamed('新クリニック', '大阪府'))).toEqual(first);
  const other = await createPaidBill('issued-later');
  expect(await other.receiptFrom(clinicNamed('新クリニック', '大阪府'))).toMatchObject({
    clinic: { name: '新クリニック' },
  });
});

test('erasing a patient deletes receipts only if it also deletes the medical record', async () => {
  const [recent, old] = [await createPaidBill('issued-erased'), await createPaidBill('issued-gone')];
  const store = { db: clinic().db, files: databaseFiles(clinic().db) };
  const first = await recent.receiptFrom(clinicNamed('甲', ''));
  await old.receiptFrom(clinicNamed('甲', ''));
  expect(await erasePatient(store, subOf(recent.visitor), NOW, 'nurse')).toMatchObject({ isRecordKept: true });
  expect(await recent.receiptFrom(clinicNamed('乙', ''))).toEqual(first);
  expect(await erasePatient(store, subOf(old.visitor), NOW + 6 * YEAR_MS, 'nurse')).toMatchObject({
    isRecordKept: false,
  });
  expect((await clinicNamed('甲', '').fetch(new Request(old.url))).status).toBe(404);
  expect(await clinic().db.query('select 1 from receipts where reservation_id = $1', [old.id])).toEqual([]);
});
