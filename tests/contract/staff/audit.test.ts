import { expect, test } from 'vitest';
import { databaseFiles } from '../../../server/files/databaseFiles';
import { applyRetention } from '../../../server/staff/retention';
import { auditOf } from '../../../server/staff/audit';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { DAY_MS } from '../../../src/domain/calendar/jst';
import { NOW, useClinic } from '../support/testClinic';
import { newConfirmedBill, bookAndFinish } from '../support/confirmedBill';
import { commandRunner } from '../support/commandRunner';
import { logIn } from '../../patient';

const clinic = useClinic();
const run = commandRunner(clinic);
const prescription = JSON.stringify(EXAMPLE_FILES.prescription);
const linesOf = async (id: number) =>
  (await auditOf(clinic().db, id)).map(({ who, what, at }) => [who, what, at.getTime()]);

test('the audit records who took each successful step and when (§staff-audit)', async () => {
  const { id } = await newConfirmedBill(clinic(), 'audited');
  await expect(run({ command: 'confirm', id, fileText: prescription })).rejects.toThrow('すでに済んでいます');
  await expect(run({ command: 'ship', id })).rejects.toThrow('まだこの手続きに進めません');
  await run({ command: 'pay', id }, 'cashier');
  await run({ command: 'ship', id });
  expect(await linesOf(id)).toEqual([
    ['preview', 'finish', NOW],
    ['preview', 'confirm', NOW],
    ['cashier', 'pay', NOW],
    ['nurse', 'ship', NOW],
  ]);
});

test('the audit contains no clinical text and records its readers (§staff-audit)', async () => {
  const id = await bookAndFinish(clinic(), await logIn(clinic(), 'unspoken'));
  await run({ command: 'confirm', id, fileText: prescription });
  expect(JSON.stringify(await auditOf(clinic().db, id))).not.toMatch(/[^ -~]/);
  const { words, data } = await run({ command: 'audit', id }, 'director');
  expect(words).toContain(`2026-07-03T09:00:00+09:00  nurse  confirm  reservation ${id}\n`);
  expect(data).toHaveLength(2);
  expect((await linesOf(id)).at(-1)).toEqual(['director', 'audit', NOW]);
  expect((await run({ command: 'refunds' })).words).toBe('There is no money to give back.\n');
  await expect(run({ command: 'returned', id: 999 })).rejects.toThrow(/^There is no money with ID 999 to give back;/);
  expect((await auditOf(clinic().db, null)).at(-1)).toMatchObject({ what: 'refunds', reservation_id: null });
});

test('audit lines are kept for five years (§staff-audit)', async () => {
  const store = { db: clinic().db, files: databaseFiles(clinic().db) };
  const before = (await auditOf(clinic().db, null)).length;
  expect((await applyRetention(store, NOW + 5 * 365 * DAY_MS)).audits).toBe(0);
  expect((await applyRetention(store, NOW + (5 * 365 + 2) * DAY_MS)).audits).toBe(before);
});
