import { expect, test } from 'vitest';
import {
  addFile,
  cancelReservation,
  createThroughDiagnose,
  updateAnswers,
  type MedicalFile,
} from '../../../src/api/contract';
import { auditOf } from '../../../server/staff/audit';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/calendar/jst';
import { CONSENT_VERSION } from '../../../src/copy/confirm';
import { PNG, diagnoseInput, prepareFirstVisit, bookByForm, blocksOf, freeBlock, bookedId, logIn } from '../../patient';
import { commandRunner } from '../support/commandRunner';
import { NOW, TODAY, day, useClinic } from '../support/testClinic';

const clinic = useClinic();
const run = commandRunner(clinic);
const statusOf = (link: string) =>
  clinic()
    .fetch(new Request(link))
    .then(({ status }) => status);

/** Staff must read these words unchanged. Normalizing would turn `10⁶` into `106`. */
const ALLERGENS = 'えび、薬①10mgを2½錠、10⁶';

/** By default, answers question 11 with a picture of the medicine notebook. */
async function bookWithAnswers(name: string, date: string, pictures: Record<number, Blob> = { 11: PNG }) {
  const visitor = await logIn(clinic(), name);
  const { block, answers } = await prepareFirstVisit(clinic(), visitor, date);
  const withAllergy = { ...answers, 6: ['6002', '6005'], 17: [ALLERGENS] };
  await visitor.ask(createThroughDiagnose, diagnoseInput(block, withAllergy, pictures));
  return { visitor, block, id: await bookedId(visitor) };
}

test('`today` lists each reservation and what is still missing (§day-listed)', async () => {
  const earlyVisitor = await logIn(clinic(), 'early');
  const blocks = await blocksOf(earlyVisitor, { now: NOW, date: day(5) });
  const [first, , third] = blocks;
  if (!first || !third) throw new Error('too few blocks');
  const lateVisitor = await logIn(clinic(), 'late');
  await bookByForm(lateVisitor, third);
  await bookByForm(earlyVisitor, first);
  const { words, data } = await run({ command: 'today', date: day(5) });
  expect(data).toMatchObject([
    { patient: 'early', state: 'booked', visit: 'first', missing: ['insurance card', 'answers'] },
    { patient: 'late', subject: '高血圧治療' },
  ]);
  expect(words.split('\n')[0]).toMatch(
    /^\d\d:\d\d {2}\d+ {2}early {2}.*first {2}booked {2}missing: insurance card, answers$/,
  );

  const id = await bookedId(earlyVisitor);
  const listedState = async () => {
    const { data: visits } = await run({ command: 'today', date: day(5) });
    const row = (visits as { id: number; state: string; missing: string[] }[]).find((visit) => visit.id === id);
    return [row?.state, ...(row?.missing ?? [])];
  };
  clinic().clock.at = first.start_time + HOUR_MS;
  expect(await listedState()).toEqual(['unfinished', 'record of the visit (command finish or missed)']);
  await run({ command: 'finish', id, fileText: JSON.stringify(EXAMPLE_FILES.bill) });
  expect(await listedState()).toEqual(['awaitingConfirmation', 'confirmation of the bill (command confirm)']);
  await run({ command: 'confirm', id, fileText: '{"medicines": []}' });
  expect(await listedState()).toEqual(['awaitingPayment', 'payment']);
  await run({ command: 'pay', id });
  expect(await listedState()).toEqual(['awaitingShipment', 'shipment of the medicine (command ship)']);
  await run({ command: 'ship', id });
  expect(await listedState()).toEqual(['shipped']);
  clinic().clock.at = NOW;
  await lateVisitor.ask(cancelReservation, { params: { id: await bookedId(lateVisitor) } });
  expect(((await run({ command: 'today', date: day(5) })).data as object[])[1]).toMatchObject({
    state: 'cancelled',
    missing: [],
  });
});

test('`today` without a date uses the current date in Japan (§day-listed)', async () => {
  expect((await run({ command: 'today' })).words).toBe(`There are no reservations on ${TODAY}.\n`);
  const visitor = await logIn(clinic(), 'at-night');
  const block = (await blocksOf(visitor, { now: NOW, date: day(11) })).at(-1);
  if (!block) throw new Error('no block');
  await bookByForm(visitor, block);
  const countOn = async (at: number) => {
    clinic().clock.at = at;
    const { data } = await run({ command: 'today' });
    clinic().clock.at = NOW;
    return (data as object[]).length;
  };
  const start = Date.parse(`${day(11)}T00:00:00+09:00`);
  expect([await countOn(start - 1), await countOn(start), await countOn(start + 24 * HOUR_MS)]).toEqual([0, 1, 0]);
});

test('if the answers include the insurance card, `show` lists nothing as missing (§day-listed)', async () => {
  const { id } = await bookWithAnswers('carded', day(8), { 9: PNG });
  expect((await run({ command: 'show', id })).data).toMatchObject({ state: 'booked', missing: [] });
});

test('`show` prints the answers, consents and files of a patient (§visit-shown)', async () => {
  const { visitor, id } = await bookWithAnswers('shown', day(7));
  await visitor.ask(addFile, { body: { title: '検査結果', file: PNG } });
  await visitor.ask(updateAnswers, {
    body: { payload: JSON.stringify({ answers: [{ id: 6, question_id: 6, answer_text: '6007' }] }), access_token: 'x' },
  });
  const { data, words } = await run({ command: 'show', id });
  const allergies = 'アレルギー・薬で具合が悪くなった経験';
  expect(data).toMatchObject({
    id,
    state: 'booked',
    consents: { version: CONSENT_VERSION },
    earlier: [],
    missing: ['insurance card'],
  });
  const { questionnaire, information, files } = data as {
    questionnaire: { answers: object[]; pictures: Omit<MedicalFile, 'id'>[] };
    information: object[];
    files: Omit<MedicalFile, 'id'>[];
  };
  expect(questionnaire.answers).toContainEqual({ question: allergies, answer: '抗生物質（細菌を抑える薬）、食べ物' });
  expect(questionnaire.answers).toContainEqual({ question: 'アレルギーのある薬や食べ物の名前', answer: ALLERGENS });
  expect(words).toContain(`: ${ALLERGENS}\n`);
  expect(information).toContainEqual({ question: allergies, answer: '特になし' });
  expect(questionnaire.pictures.map(({ title }) => title)).toEqual(['お薬手帳の写真']);
  expect(files.map(({ title }) => title)).toEqual(['検査結果']);
  expect(words).toContain(`  ${allergies}: 抗生物質（細菌を抑える薬）、食べ物\n`);
  for (const { file_url: link } of [...questionnaire.pictures, ...files]) {
    expect(await statusOf(link)).toBe(200);
    expect(await statusOf(link.replace(/signature=../, 'signature=zz'))).toBe(404);
  }
  expect((await auditOf(clinic().db, id)).map(({ who, what }) => [who, what])).toEqual([['nurse', 'show']]);
  await expect(run({ command: 'show', id: 999_999 })).rejects.toMatchObject({ refusal: 'unknown' });
});

test('if a booking has no questionnaire, `show` prints earlier answers and medicines (§visit-shown)', async () => {
  const { visitor, block, id } = await bookWithAnswers('again', day(8));
  clinic().clock.at = block.start_time + 20 * MINUTE_MS;
  await run({ command: 'finish', id, fileText: JSON.stringify(EXAMPLE_FILES.bill) });
  await run({ command: 'confirm', id, fileText: JSON.stringify(EXAMPLE_FILES.prescription), confirmedBy: 'doctor' });
  clinic().clock.at = NOW;
  const repeat = await freeBlock(visitor, day(9));
  await bookByForm(visitor, repeat);
  const nextId = await bookedId(visitor);
  const { data, words } = await run({ command: 'show', id: nextId });
  const [medicine] = EXAMPLE_FILES.prescription.medicines;
  expect(data).toMatchObject({
    visit: 'repeat',
    earlier: [{ id, state: 'awaitingPayment', medicines: [{ title: medicine.title, days: 30 }] }],
  });
  expect((data as { questionnaire: { answers: object[] } }).questionnaire.answers.length).toBeGreaterThan(10);
  expect(words).toContain(`${medicine.title}  1錠  30 days`);
});
