import { describe, expect, test } from 'vitest';
import { createThroughDiagnose, listAnswers, updateAnswers, type AnswerUpdates } from '../../../src/api/contract';
import { ORIGIN, errorCodeOf, day, instant, useClinic, statusAndCode } from '../support/testClinic';
import { PNG, diagnoseInput, prepareFirstVisit, cancelBooked, logIn, type Visitor, headersOf } from '../../patient';

const clinic = useClinic();
const SEX = 2;
const HEIGHT = 3;
const ILLNESSES = 5;
const ALLERGIES = 6;
const SMOKING = 7;
const WISHES = 14;
const ALLERGEN = 17;

const update = (visitor: Visitor, answers: Record<number, string>, token = 'token') => {
  const payload: AnswerUpdates = {
    answers: Object.entries(answers).map(([id, answer_text]) => ({
      id: Number(id),
      question_id: Number(id),
      answer_text,
    })),
  };
  return visitor.send(updateAnswers, { body: { payload: JSON.stringify(payload), access_token: token } });
};

const storedAnswers = async (visitor: Visitor) =>
  Object.fromEntries((await visitor.ask(listAnswers)).map((line) => [line.questionId, line.answerText]));

async function patientWithAnswers(name: string, date: string): Promise<Visitor> {
  const visitor = await logIn(clinic(), name);
  const { block, answers } = await prepareFirstVisit(clinic(), visitor, date);
  const withWishes = { ...answers, [WISHES]: ['夜がよいです。'] };
  await visitor.ask(createThroughDiagnose, diagnoseInput(block, withWishes, { 9: PNG }));
  return visitor;
}

test('the answer list contains all answers in questionnaire order', async () => {
  const visitor = await patientWithAnswers('teller', day(1));
  const lines = await visitor.ask(listAnswers);
  expect(lines.map((line) => line.questionId)).toEqual([15, 16, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14]);
  expect(lines.find((line) => line.questionId === HEIGHT)).toMatchObject({
    id: HEIGHT,
    text: '身長',
    type: 'number',
    required: true,
    unit: 'cm',
    answerText: '120',
  });
  expect(lines.find((line) => line.questionId === SEX)).toMatchObject({ answerText: '2001' });
  expect(lines.find((line) => line.questionId === SEX)?.choices).toHaveLength(3);
  expect(lines.find((line) => line.questionId === 9)).toMatchObject({ type: 'image_upload', answerText: null });
});

test('the answer list contains the latest answers from questionnaires and updates', async () => {
  const visitor = await patientWithAnswers('changing', day(1));
  clinic().clock.at = instant('10:00');
  expect((await update(visitor, { [HEIGHT]: '170' })).status).toBe(200);
  expect((await storedAnswers(visitor))[HEIGHT]).toBe('170');

  await cancelBooked(visitor);
  clinic().clock.at = instant('11:00');
  const { block, answers } = await prepareFirstVisit(clinic(), visitor, day(2));
  await visitor.ask(createThroughDiagnose, diagnoseInput(block, { ...answers, [HEIGHT]: ['171'] }));
  const latest = await storedAnswers(visitor);
  // The second questionnaire has no wish, so the list keeps the first wish.
  expect([latest[HEIGHT], latest[9], latest[WISHES]]).toEqual(['171', null, '夜がよいです。']);
});

test('the answer list contains no answers of another patient', async () => {
  const [mine, yours] = [await patientWithAnswers('mine', day(3)), await patientWithAnswers('yours', day(3))];
  await update(mine, { [HEIGHT]: '199' });
  expect((await storedAnswers(yours))[HEIGHT]).toBe('120');
});

describe('an update', () => {
  test('changes only the answers that it contains', async () => {
    const visitor = await patientWithAnswers('updater', day(4));
    const storedSheets = () => clinic().db.query('select * from answers order by sheet_id, question_id');
    const before = await storedSheets();
    const lines = await visitor.ask(updateAnswers, {
      body: {
        payload: JSON.stringify({
          answers: [
            { id: HEIGHT, question_id: HEIGHT, answer_text: '１７０．５' },
            { id: ILLNESSES, question_id: ILLNESSES, answer_text: '5003, 5001' },
            { id: WISHES, question_id: WISHES, answer_text: ' ' },
          ],
        }),
        access_token: 'token',
      },
    });
    const texts = Object.fromEntries(lines.map((line) => [line.questionId, line.answerText]));
    expect(texts).toMatchObject({ [HEIGHT]: '170.5', [ILLNESSES]: '5001,5003', [WISHES]: null, [SEX]: '2001' });
    expect(await storedAnswers(visitor)).toEqual(texts);
    expect(await storedSheets()).toEqual(before);
  });

  test('changes a follow-up answer only if the follow-up question is asked (§follow-up-question)', async () => {
    const visitor = await logIn(clinic(), 'allergic');
    const { block, answers } = await prepareFirstVisit(clinic(), visitor, day(5));
    const withAllergen = { ...answers, [ALLERGIES]: ['6005'], [ALLERGEN]: ['えび'] };
    await visitor.ask(createThroughDiagnose, diagnoseInput(block, withAllergen));
    expect((await update(visitor, { [ALLERGEN]: ' えび、かに' })).status).toBe(200);
    expect(await storedAnswers(visitor)).toMatchObject({ [ALLERGIES]: '6005', [ALLERGEN]: 'えび、かに' });
    expect((await update(visitor, { [ALLERGIES]: '6007', [ALLERGEN]: '' })).status).toBe(200);
    expect(await storedAnswers(visitor)).toMatchObject({ [ALLERGIES]: '6007', [ALLERGEN]: 'えび、かに' });
    expect((await update(visitor, { [ALLERGIES]: '6001', [ALLERGEN]: '' })).status).toBe(200);
    expect(await storedAnswers(visitor)).toMatchObject({ [ALLERGIES]: '6001', [ALLERGEN]: null });
  });

  test('never changes the answers to questions 9, 10 and 11 (§info-fixed-questions)', async () => {
    const visitor = await patientWithAnswers('hidden', day(5));
    const before = await storedAnswers(visitor);
    expect((await update(visitor, { 9: 'x', 10: '10001', [SMOKING]: '7002' })).status).toBe(200);
    expect(await storedAnswers(visitor)).toEqual({ ...before, [SMOKING]: '7002' });
    expect((await update(visitor, { 9: '', 10: '' })).status).toBe(200);
    expect((await storedAnswers(visitor))[10]).toBe(before[10]);
  });

  test.each([
    ['a missing required text', { 13: ' 　' }, 'answer_missing', '緊急時に連絡がつく電話番号'],
    ['two choices where one is allowed', { [SMOKING]: '7001,7002' }, 'answer_invalid', '喫煙の習慣'],
    ['a question that is not in the answer list', { 17: 'えび' }, 'question_unknown', '読み込み直して'],
  ])('with %s is rejected as a whole', async (_, invalidAnswers, code, words) => {
    const visitor = await logIn(clinic(), 'refused');
    if ((await visitor.ask(listAnswers)).length === 0) await patientWithAnswers('refused', day(6));
    const before = await storedAnswers(visitor);
    const reply = await update(visitor, { 4: '99', ...invalidAnswers });
    expect(reply.status).toBe(422);
    const copy = reply.clone();
    expect(await errorCodeOf(reply)).toBe(code);
    expect(await copy.text()).toContain(words);
    expect(await storedAnswers(visitor)).toEqual(before);
  });

  test('is rejected if its birthday is missing or belongs to a minor (§birth-years, §adults-only)', async () => {
    const guest = await logIn(clinic(), 'guest');
    expect((await update(guest, { 1: '1943-12-30' })).status).toBe(200);
    expect(await statusAndCode(update(guest, { 1: '2010-01-01' }))).toBe('422 under_age');
    expect(await statusAndCode(update(guest, { 1: '' }))).toBe('422 answer_missing');
    expect((await storedAnswers(guest))[1]).toBe('1943-12-30');
    expect((await update(guest, { 1: '1978-05-14' })).status).toBe(200);
  });
});

describe('an invalid update', () => {
  const answer = { id: 3, question_id: 3, answer_text: '170' };
  test.each(['no json', '{"answers":{}}', JSON.stringify({ answers: [{ ...answer, answer_text: 'a\0b' }] })])(
    'gets a 400 if its payload is %j',
    async (payload) => {
      const visitor = await logIn(clinic(), 'guest');
      expect(await statusAndCode(visitor.send(updateAnswers, { body: { payload, access_token: 'token' } }))).toBe(
        '400 bad_input',
      );
    },
  );

  test('gets a 400 if its body does not match the contract', async () => {
    const visitor = await logIn(clinic(), 'guest');
    const payload = JSON.stringify({ answers: [] });
    for (const body of [{ payload }, { payload, access_token: ' ' }, { payload: PNG, access_token: 'x' }])
      expect((await visitor.send(updateAnswers, { body })).status, JSON.stringify(body)).toBe(400);
    const headers = { ...headersOf(visitor), 'content-type': 'application/json' };
    const json = new Request(`${ORIGIN}/api/users/1`, { method: 'PUT', headers, body: payload });
    expect((await clinic().fetch(json)).status).toBe(400);
  });

  test('gets a 422 if it has too many answers or an answer is too long', async () => {
    const visitor = await logIn(clinic(), 'guest');
    const answers = Array.from({ length: 201 }, () => answer);
    const body = { payload: JSON.stringify({ answers }), access_token: 'x' };
    expect((await visitor.send(updateAnswers, { body })).status).toBe(422);
    expect((await update(visitor, { 14: 'あ'.repeat(4001) })).status).toBe(422);
  });
});
