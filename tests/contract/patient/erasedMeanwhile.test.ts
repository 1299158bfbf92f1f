import { describe, expect, test } from 'vitest';
import * as api from '../../../src/api/contract';
import type { Block } from '../../../src/domain/booking/block';
import type { Db } from '../../../server/db/db';
import { databaseFiles } from '../../../server/files/databaseFiles';
import type { FileStore } from '../../../server/files/fileStore';
import { erasePatient } from '../../../server/staff/retention';
import {
  bodyWithBasicInfo,
  PNG,
  diagnoseInput,
  prepareFirstVisit,
  logIn,
  subOf,
  sameSessionAt,
  type Visitor,
} from '../../patient';
import { newConfirmedBill } from '../support/confirmedBill';
import { NOW, day, useClinic, statusAndCode } from '../support/testClinic';

const clinic = useClinic();

interface BookingInput {
  block: Block;
  answers: Record<string, string[]>;
}

const WRITES: [string, filesPut: number, (visitor: Visitor, bookingInput: BookingInput) => Promise<Response>][] = [
  ['an upload', 1, (visitor) => visitor.send(api.addFile, { body: { title: '検査', file: PNG } })],
  [
    'a questionnaire with pictures',
    1,
    (visitor, { block, answers }) =>
      visitor.send(api.createThroughDiagnose, diagnoseInput(block, answers, { insurance_front: PNG })),
  ],
  ['a customer form', 0, (visitor, { block }) => visitor.send(api.book, { body: bodyWithBasicInfo(block) })],
  [
    'an address',
    0,
    (visitor) => visitor.send(api.addAddress, { body: { zip: '1000001', address: '一丁目1', apartment: '' } }),
  ],
  [
    'basic information',
    0,
    (visitor) => {
      const answers = [{ id: 15, question_id: 15, answer_text: '改姓 花子' }];
      return visitor.send(api.updateAnswers, { body: { payload: JSON.stringify({ answers }), access_token: 'x' } });
    },
  ],
];

async function storedRows(): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const table of ['addresses', 'answer_sheets', 'customers', 'medical_files', 'profile_answers', 'reservations'])
    tables[table] = await clinic().db.query(`select * from ${table} order by 1, 2`);
  return { ...tables, files: await clinic().db.query('select key from files order by key') };
}

/** Erases the patient when the next call of `erasedVisitor` begins a transaction. */
async function eraseDuringCall(visitor: Visitor) {
  let erased: Record<string, unknown[]> | null = null;
  let erasesNext = false;
  const databaseStore = databaseFiles(clinic().db);
  const keys: string[] = [];
  const files: FileStore = {
    ...databaseStore,
    async put(file) {
      const key = await databaseStore.put(file);
      keys.push(key);
      return key;
    },
  };
  const db: Db = {
    ...clinic().db,
    async transaction(work, limits) {
      if (erasesNext && erased === null) {
        await erasePatient({ db: clinic().db, files: databaseStore }, subOf(visitor), NOW, 'nurse');
        erased = await storedRows();
      }
      return clinic().db.transaction(work, limits);
    },
  };
  const erasedVisitor = sameSessionAt(clinic().openAnother({ db, files }), visitor);
  // Makes one call first, so that the next call begins no transaction to extend the timetable.
  await erasedVisitor.ask(api.listAddresses);
  erasesNext = true;
  const withoutFilesOfCall = (tables: Record<string, unknown[]>) => ({
    ...tables,
    files: (tables['files'] as { key: string }[]).filter(({ key }) => !keys.includes(key)),
  });
  return { erasedVisitor, keys, afterErasure: () => withoutFilesOfCall(erased ?? {}) };
}

describe.each([
  ['contact data is erased', 'kept'],
  ['whole record is deleted', 'deleted'],
])('if a patient’s %s during a call,', (_, record) => {
  test.each(WRITES)('the call with %s stores nothing and gets a 401', async (call, filesPut, write) => {
    const sub = `${record}-${WRITES.findIndex(([name]) => name === call)}`;
    const visitor = record === 'deleted' ? await logIn(clinic(), sub) : (await newConfirmedBill(clinic(), sub)).visitor;
    await clinic().db.query(
      `update reservations set paid_at = confirmed_at, shipped_at = confirmed_at
       where patient_id = (select id from patients where line_sub = $1)`,
      [subOf(visitor)],
    );
    const bookingInput = await prepareFirstVisit(clinic(), visitor, day(6));
    const { erasedVisitor, keys, afterErasure } = await eraseDuringCall(visitor);
    const reply = await write(erasedVisitor, bookingInput);
    expect(keys).toHaveLength(filesPut);
    expect(await statusAndCode(reply)).toBe('401 login_required');
    expect(await storedRows()).toEqual(afterErasure());
  });
});
