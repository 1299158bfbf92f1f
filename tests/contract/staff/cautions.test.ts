import { expect, test } from 'vitest';
import { createThroughDiagnose, listReservations, updateAnswers } from '../../../src/api/contract';
import { RuleError } from '../../../server/ruleError';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { auditOf } from '../../../server/staff/audit';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { DAY_MS } from '../../../src/domain/calendar/jst';
import { diagnoseInput, prepareFirstVisit, bookedId, logIn } from '../../patient';
import { bookAndFinish } from '../support/confirmedBill';
import { commandRunner } from '../support/commandRunner';
import { NOW, TODAY, day, useClinic } from '../support/testClinic';

const clinic = useClinic();
const run = commandRunner(clinic);
const prescriptionFile = JSON.stringify(EXAMPLE_FILES.prescription);
const NO_CAUTIONS = { 6: ['6007'], 10: ['10005'] };

async function finishedVisit(name: string, answered: Record<number, string[]>) {
  const visitor = await logIn(clinic(), name);
  const { block, answers } = await prepareFirstVisit(clinic(), visitor, day(3));
  await visitor.ask(createThroughDiagnose, diagnoseInput(block, { ...answers, ...NO_CAUTIONS, ...answered }));
  const id = await bookedId(visitor);
  await takeStepInDb(clinic().db, id, 'finish', NOW);
  const isConfirmed = async () => (await visitor.ask(listReservations)).all_reservations[0]?.confirm_status;
  const confirm = (more: { confirmedBy?: string; fileText?: string } = {}) =>
    run({ command: 'confirm', id, fileText: prescriptionFile, ...more });
  return { visitor, id, isConfirmed, confirm };
}

test('if a patient has an allergy, staff must name who checked the prescription (§prescription-warned)', async () => {
  const { id, isConfirmed, confirm } = await finishedVisit('allergic', { 6: ['6002', '6005'], 17: ['えび'] });
  const refusal = await confirm().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RuleError);
  expect((refusal as RuleError).message.split('\n')).toEqual([
    'The bill is not confirmed yet, and nothing is prescribed. This patient has answered:',
    `  ${TODAY}  アレルギー・薬で具合が悪くなった経験: 抗生物質（細菌を抑える薬）、食べ物`,
    `  ${TODAY}  アレルギーのある薬や食べ物の名前: えび`,
    `Check the medicines against these answers. Then run: npm run clinic -- confirm ${id} FILE --confirmed-by NAME (the person who checked)`,
  ]);
  expect(await isConfirmed()).toBe(false);
  expect(await clinic().db.query('select 1 from prescriptions where reservation_id = $1', [id])).toEqual([]);
  await confirm({ confirmedBy: '佐藤 医師' });
  expect(await isConfirmed()).toBe(true);
  expect((await auditOf(clinic().db, id)).at(-1)).toMatchObject({ who: 'nurse', confirmed_by: '佐藤 医師' });
  const { words } = await run({ command: 'audit', id });
  expect(words).toContain(`nurse  confirm  reservation ${id}  confirmed by 佐藤 医師\n`);
});

test.each([
  ['pregnant', '10001', '妊娠中'],
  ['unsure', '10006', 'わからない'],
])('if a patient has answered “%s”, staff must name who checked the prescription', async (name, choice, words) =>
  expect((await finishedVisit(name, { 10: [choice] })).confirm()).rejects.toThrow(`  妊娠・授乳の状況: ${words}\n`),
);

test('staff must still check an old answer that the patient has changed (§prescription-warned)', async () => {
  const { visitor, confirm } = await finishedVisit('changed', { 6: ['6001'] });
  const changeAnswer = async (choice: string) => {
    const payload = JSON.stringify({ answers: [{ id: 6, question_id: 6, answer_text: choice }] });
    clinic().clock.at = NOW + DAY_MS;
    await visitor.ask(updateAnswers, { body: { payload, access_token: 'token' } });
    clinic().clock.at = NOW;
  };
  await changeAnswer('6007');
  await expect(confirm()).rejects.toThrow('解熱鎮痛薬（熱や痛みの薬）');
  await changeAnswer('6003');
  await expect(confirm()).rejects.toThrow(/造影剤（検査の注射）\n.*解熱鎮痛薬（熱や痛みの薬）/);
});

test('if the prescription needs no check, staff need not name anyone (§prescription-warned)', async () => {
  const { isConfirmed, confirm } = await finishedVisit('harmless', {});
  await confirm();
  expect(await isConfirmed()).toBe(true);
  const withoutMedicine = await finishedVisit('without-medicine', { 6: ['6001'] });
  await withoutMedicine.confirm({ fileText: '{"medicines": []}' });
  expect(await withoutMedicine.isConfirmed()).toBe(true);
  const formBooking = await bookAndFinish(clinic(), await logIn(clinic(), 'customer'));
  await run({ command: 'confirm', id: formBooking, fileText: prescriptionFile });
});
