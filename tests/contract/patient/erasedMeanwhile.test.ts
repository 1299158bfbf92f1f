import { describe, expect, test } from 'vitest';
import * as api from '../../../src/api/contract';
import type { Block } from '../../../src/domain/booking/block';
import type { Db } from '../../../server/db/db';
import { databaseFiles } from '../../../server/files/databaseFiles';
import type { FileStore } from '../../../server/files/fileStore';
import { erasePatient } from '../../../server/staff/retention';
import { formBody, PNG, diagnoseInput, firstVisit, logIn, subOf, visitorAt, type Visitor } from '../../patient';
import { debtor } from '../support/confirmedBill';
import { NOW, day, useClinic, refusal } from '../support/testClinic';

const clinic = useClinic();

interface Ready {
  block: Block;
  answers: Record<string, string[]>;
}

const WRITINGS: [string, stores: number, (visitor: Visitor, ready: Ready) => Promise<Response>][] = [
  ['an upload', 1, (visitor) => visitor.send(api.addFile, { body: { title: '検査', file: PNG } })],
  [
    'a questionnaire with pictures',
    1,
    (visitor, { block, answers }) =>
      visitor.send(api.createThroughDiagnose, diagnoseInput(block, answers, { insurance_front: PNG })),
  ],
  ['a customer form', 0, (visitor, { block }) => visitor.send(api.book, { body: formBody(block) })],
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

async function stored(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of ['addresses', 'answer_sheets', 'customers', 'medical_files', 'profile_answers', 'reservations'])
    all[table] = await clinic().db.query(`select * from ${table} order by 1, 2`);
  return { ...all, files: await clinic().db.query('select key from files order by key') };
}

async function erasedWithin(visitor: Visitor) {
  let left: Record<string, unknown[]> | null = null;
  let isNear = false;
  const kept = databaseFiles(clinic().db);
  const keys: string[] = [];
  const files: FileStore = {
    ...kept,
    async put(file) {
      const key = await kept.put(file);
      keys.push(key);
      return key;
    },
  };
  const db: Db = {
    ...clinic().db,
    async transaction(work, limits) {
      if (isNear && left === null) {
        await erasePatient({ db: clinic().db, files: kept }, subOf(visitor), NOW, 'nurse');
        left = await stored();
      }
      return clinic().db.transaction(work, limits);
    },
  };
  const unlucky = visitorAt(clinic().again({ db, files }), visitor);
  // The first call of a clinic has a transaction of its own, for the timetable.
  await unlucky.ask(api.listAddresses);
  isNear = true;
  const withoutOwn = (all: Record<string, unknown[]>) => ({
    ...all,
    files: (all['files'] as { key: string }[]).filter(({ key }) => !keys.includes(key)),
  });
  return { unlucky, keys, left: () => withoutOwn(left ?? {}) };
}

describe.each([
  ['whose record is kept', 'kept'],
  ['who is gone', 'gone'],
])('a patient erased meanwhile, %s,', (_, kind) => {
  test.each(WRITINGS)('adds nothing by %s under way, and must log in again', async (writing, stores, write) => {
    const name = `${kind}-${WRITINGS.findIndex(([call]) => call === writing)}`;
    const visitor = kind === 'gone' ? await logIn(clinic(), name) : (await debtor(clinic(), name)).visitor;
    await clinic().db.query(
      `update reservations set paid_at = confirmed_at, shipped_at = confirmed_at
       where patient_id = (select id from patients where line_sub = $1)`,
      [subOf(visitor)],
    );
    const ready = await firstVisit(clinic(), visitor, day(6));
    const { unlucky, keys, left } = await erasedWithin(visitor);
    const reply = await write(unlucky, ready);
    expect(keys).toHaveLength(stores);
    expect(await refusal(reply)).toBe('401 login_required');
    expect(await stored()).toEqual(left());
  });
});
