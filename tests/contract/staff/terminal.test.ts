import { expect, test, vi } from 'vitest';
import { createThroughDiagnose } from '../../../src/api/contract';
import { readCommand } from '../../../server/run/readCommand';
import { escapeInvisible, printedJson } from '../../../server/staff/printed';
import { addAddress, chooseBank, newConfirmedBill, sendTransferNotice } from '../support/confirmedBill';
import { commandRunner } from '../support/commandRunner';
import { diagnoseInput, prepareFirstVisit, bookedId, logIn } from '../../patient';
import { day, useClinic } from '../support/testClinic';

const clinic = useClinic();
const run = commandRunner(clinic);
const EVIL = '\u001B[2J\u001B]0;x\u0007えび\u202E\u200B\u2028\nアレルギー: 特になし';
const HARMFUL = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

test('a patient’s text cannot control the terminal or forge output (§terminal-clean)', async () => {
  const visitor = await logIn(clinic(), 'forger');
  const { block, answers } = await prepareFirstVisit(clinic(), visitor, day(3));
  await visitor.ask(createThroughDiagnose, diagnoseInput(block, { ...answers, 6: ['6002', '6005'], 17: ['えび'] }));
  const id = await bookedId(visitor);
  // The clinic's calls refuse such characters, so the test stores them by SQL.
  await clinic().db.query(`update answers set answer_values = array[$1] where question_id = 17`, [EVIL]);
  await clinic().db.query(`update profile_answers set answer_values = array[$1] where question_id = 17`, [EVIL]);
  await clinic().db.query('update patients set display_name = $1', [EVIL]);
  await addAddress(clinic(), visitor, EVIL, true);
  for (const { words } of [
    await run({ command: 'show', id }),
    await run({ command: 'today', date: day(3) }),
    await run({ command: 'close', date: day(3), move: true }),
  ])
    expect(words).not.toMatch(HARMFUL);
  const { words, data } = await run({ command: 'show', id });
  expect(words).toContain('えび\\u{202E}\\u{200B}\\u{2028}\n      アレルギー: 特になし');
  expect(words).not.toMatch(/^ {0,4}アレルギー: 特になし/m);
  expect(printedJson(data)).not.toMatch(HARMFUL);
  expect(JSON.parse(printedJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
  expect(JSON.stringify(data)).toContain(JSON.stringify(EVIL).slice(1, -1));
  expect(escapeInvisible(`a${'\u3000'.repeat(60)}forged`)).toBe('a forged');
});

test('a bank’s text cannot control the terminal (§terminal-clean)', async () => {
  const debtor = await newConfirmedBill(clinic(), 'from-the-bank', { points: 426 });
  const { va_account_number: account_number } = await chooseBank(debtor);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await sendTransferNotice(clinic(), { account_number, amount: 5, holder: EVIL });
  warned.mockRestore();
  const { words } = await run({ command: 'unmatched' });
  expect(words).toContain('えび');
  expect(words).not.toMatch(HARMFUL);
});

test('`--as` accepts only one readable line of at most 60 characters (§staff-audit)', () => {
  for (const name of ['a\nforged  pay  reservation 1', EVIL, 'x'.repeat(61), '\u2800', `ア${'\u0301'.repeat(60)}`])
    expect(() => readCommand(['today', '--as', name]), name).toThrow('--as must be one line of 1 to 60 characters');
  expect(() => readCommand(['today', '--as', '受付  audit'])).toThrow('--as must not have two spaces together.');
  for (const name of [' 受付 山田 ', '葛\u{E0100} はな'])
    expect(readCommand(['today', '--as', name]).by).toBe(name.trim());
});

test('a command accepts a number only in plain digits', () => {
  for (const word of ['0x1', '1e1', '01', '+1', ' 1', '１', '1.0'])
    expect(() => readCommand(['show', word]), word).toThrow('show is used like this');
  expect(readCommand(['show', '12'])).toMatchObject({ command: 'show', options: { id: 12 } });
});
