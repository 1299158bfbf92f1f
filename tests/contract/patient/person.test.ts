import { expect, test } from 'vitest';
import { createThroughDiagnose, listAnswers } from '../../../src/api/contract';
import type { Question } from '../../../src/domain/questionnaire/question';
import { receiptOf } from '../../../server/receipts/receipt';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { NOW, day, useClinic } from '../support/testClinic';
import { bookAndFinish } from '../support/confirmedBill';
import {
  diagnoseInput,
  prepareFirstVisit,
  bookByForm,
  cancelBooked,
  freeBlock,
  logIn,
  type Visitor,
} from '../../patient';

const clinic = useClinic();
const NAME_QUESTION = '15';

async function giveName(visitor: Visitor, name: string, date: string) {
  const { block, answers } = await prepareFirstVisit(clinic(), visitor, date);
  await visitor.ask(createThroughDiagnose, diagnoseInput(block, { ...answers, [NAME_QUESTION]: [name] }));
  await cancelBooked(visitor);
}

const personIn = (questions: readonly Question[]) =>
  Object.fromEntries(
    questions.flatMap(({ format, answerText }) => (format && answerText ? [[format, answerText]] : [])),
  );

const nameOnReceipt = async (reservationId: number) =>
  (await receiptOf(clinic().db, reservationId, { name: 'クリニック', address: '' })).patient;

async function payVisit(visitor: Visitor) {
  const id = await bookAndFinish(clinic(), visitor);
  await takeStepInDb(clinic().db, id, 'confirm', NOW);
  await takeStepInDb(clinic().db, id, 'pay', NOW);
  return id;
}

test('the next questionnaire is prefilled with the patient’s personal data (§person-asked-once)', async () => {
  const visitor = await logIn(clinic(), 'known-twice');
  expect(personIn((await prepareFirstVisit(clinic(), visitor, day(1))).questions)).toEqual({});
  await giveName(visitor, '山田　花子 ', day(1));
  const { questions } = await prepareFirstVisit(clinic(), visitor, day(2), 4);
  expect(personIn(questions)).toEqual({
    name: '山田 花子',
    furigana: 'タナカ タロウ',
    birthday: '1980-02-29',
    phone: '09012345678',
  });
  expect(questions.filter(({ answerText }) => answerText !== null)).toHaveLength(4);
  const other = await logIn(clinic(), 'known-other');
  expect(personIn((await prepareFirstVisit(clinic(), other, day(2))).questions)).toEqual({});
});

test('personal data from the customer form is stored as the patient’s answers (§person-asked-once)', async () => {
  const visitor = await logIn(clinic(), 'known-form');
  const block = await freeBlock(visitor, day(3));
  expect(await bookByForm(visitor, block)).toBe('booked');
  expect(personIn(await visitor.ask(listAnswers))).toMatchObject({ name: 'known-form', birthday: '1980-02-29' });
});

test('a receipt shows the name that the patient gave the clinic (§receipt-told-name, §person-asked-once)', async () => {
  const [nameless, named] = [await logIn(clinic(), 'LINE-silent'), await logIn(clinic(), 'LINE-teller')];
  const [first, second] = [await payVisit(nameless), await payVisit(named)];
  await clinic().db.query('delete from customers');
  expect(await nameOnReceipt(first)).toBe('ご本人 様');
  await giveName(named, '鈴木 三郎', day(5));
  expect(await nameOnReceipt(second)).toBe('鈴木 三郎 様');
});
