import { describe, expect, test } from 'vitest';
import * as api from '../../../src/api/contract';
import { toFormData } from '../../../src/api/contract/requestEncoding';
import type { Question } from '../../../src/domain/questionnaire/question';
import { day, useClinic, statusAndCode } from '../support/testClinic';
import {
  PNG,
  answersTo,
  diagnoseInput,
  prepareFirstVisit as firstVisitOf,
  rediagnoseInput,
  cancelBooked,
  freeBlock,
  logIn,
  requestOf,
  type Visitor,
  headersOf,
} from '../../patient';

const clinic = useClinic();
const firstVisit = (visitor: Visitor, date: string, subjectId?: number) =>
  firstVisitOf(clinic(), visitor, date, subjectId);

const fileCount = async () => (await clinic().db.query<{ n: number }>('select count(*)::int n from files'))[0]?.n;

describe('the questionnaire of a first visit', () => {
  test('stores its answers and its picture when the visit is booked', async () => {
    const visitor = await logIn(clinic(), 'new-patient');
    const { block, questions, answers } = await firstVisit(visitor, day(2));
    const picture = questions.find((question) => question.type === 'image_upload')?.key ?? '';
    expect(await visitor.ask(api.createThroughDiagnose, diagnoseInput(block, answers, { [picture]: PNG }))).toEqual({
      message: 'booked',
    });
    const images = await clinic().db.query('select question_key, media_type from answer_images');
    expect(images).toEqual([{ question_key: picture, media_type: 'image/png' }]);
    const rows = await clinic().db.query<{ n: number }>('select count(*)::int n from answers');
    expect(rows[0]?.n).toBe(Object.keys(answers).length);

    await cancelBooked(visitor);
    const flowFor = async (subject_id: number) =>
      (await visitor.ask(api.askBookingFlag, { query: { shift_id: block.id, subject_id } })).flow;
    expect([await flowFor(1), await flowFor(2)]).toEqual(['short', 'firstQuestionnaire']);
  });

  test('asks for the names of allergens and medicines (§follow-up-question)', async () => {
    const visitor = await logIn(clinic(), 'allergic');
    const { block, questions, answers } = await firstVisit(visitor, day(6));
    const follows = questions.filter((question) => question.follows);
    expect(follows.map(({ key, required, follows: asked }) => [key, required, asked?.key])).toEqual([
      ['17', false, '6'],
      ['18', false, '12'],
    ]);
    const filled = { ...answers, 6: ['6005'], 17: ['えび'], 12: ['12009'], 18: ['葛根湯'] };
    expect(await visitor.ask(api.createThroughDiagnose, diagnoseInput(block, filled))).toEqual({ message: 'booked' });
    const lines = await visitor.ask(api.listAnswers);
    expect(lines.filter(({ follows: after }) => after).map(({ answerText }) => answerText)).toEqual(['えび', '葛根湯']);
    const { questions: repeat } = await visitor.ask(api.getRediagnose, {
      query: { shift_id: block.id, subject_id: 1 },
    });
    expect(repeat.find((question) => question.follows)?.follows).toEqual({
      key: '503',
      choiceIds: ['503002', '503003'],
    });
  });

  test('stores nothing if another patient has booked the block', async () => {
    const [visitor, rival] = [await logIn(clinic(), 'beaten'), await logIn(clinic(), 'faster')];
    const { block, questions, answers } = await firstVisit(visitor, day(3));
    const picture = questions.find((question) => question.type === 'image_upload')?.key ?? '';
    expect(await rival.ask(api.createThroughDiagnose, diagnoseInput(block, answers))).toEqual({ message: 'booked' });
    const before = await fileCount();
    const input = diagnoseInput(block, answers, { [picture]: PNG });
    expect(await visitor.ask(api.createThroughDiagnose, input)).toEqual({ message: 'taken' });
    expect(await fileCount()).toBe(before);
    const query = { shift_id: block.id, subject_id: 1 };
    expect((await visitor.ask(api.askBookingFlag, { query })).flow).toBe('firstQuestionnaire');
    expect(await rival.ask(api.createThroughDiagnose, input)).toEqual({ message: 'duplicate' });
  });
});

test.each([
  ['one form field', (ids: string[]) => [ids.join(', ')]],
  ['a form field for each choice', (ids: string[]) => ids],
])('several choices may be sent in %s (§answer-wire-form)', async (_, parts) => {
  const visitor = await logIn(clinic(), 'chooser');
  const { block, questions, answers } = await firstVisit(visitor, day(5));
  const choice = questions.find((candidate) => candidate.type === 'multiple_choice' && candidate.choices.length > 1);
  const text = questions.find((candidate) => candidate.type === 'sentence' && candidate.format === null);
  if (!choice || !text) throw new Error('no such question');
  const ids = choice.choices.slice(0, 2).map(({ id }) => String(id));
  const { body, ...input } = diagnoseInput(block, answers);
  delete body.answers[choice.key];
  delete body.answers[text.key];
  const form = toFormData(body);
  for (const part of parts(ids)) form.append(`answers[${choice.key}]`, part);
  form.append(`answers[${text.key}]`, 'のど,せき');
  const { url } = requestOf(api.createThroughDiagnose, { ...input, body });
  const request = new Request(url, { method: 'POST', headers: headersOf(visitor), body: form });
  expect((await clinic().fetch(request)).status).toBe(200);
  const lines = await visitor.ask(api.listAnswers);
  expect(lines.find(({ key }) => key === choice.key)?.answerText).toBe(ids.join(','));
  expect(lines.find(({ key }) => key === text.key)?.answerText).toBe('のど,せき');
});

describe('a booking gets a 422 that names the question', () => {
  const tryBooking = async (
    change: (answers: Record<string, string[]>, questions: Question[]) => Question | undefined,
  ) => {
    const visitor = await logIn(clinic(), 'answerer');
    const { block, questions, answers } = await firstVisit(visitor, day(5));
    const question = change(answers, questions);
    if (!question) throw new Error('no such question');
    const response = await visitor.send(api.createThroughDiagnose, diagnoseInput(block, answers));
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error.message).toContain(question.text);
    expect((await visitor.ask(api.listReservations)).all_reservations).toEqual([]);
    return [response.status, error.code];
  };
  const answerQuestion = (type: string, values: string[]) =>
    tryBooking((answers, questions) => {
      const question = questions.find((candidate) => candidate.type === type);
      if (question) answers[question.key] = values;
      return question;
    });

  test('if a required answer is missing', async () => {
    const missing = await tryBooking((answers, questions) => {
      const question = questions.findLast((candidate) => candidate.required);
      delete answers[question?.key ?? ''];
      return question;
    });
    expect(missing).toEqual([422, 'answer_missing']);
  });

  test.each([
    ['single_choice', ['999999'], 'answer_invalid'],
    ['text', ['  　'], 'answer_missing'],
  ])('if a question of the type %s has the invalid answer %j', async (type, values, code) => {
    expect(await answerQuestion(type, values)).toEqual([422, code]);
  });
});

test('a repeat visit requires insurance pictures unless they are stored (§repeat-insurance-pictures)', async () => {
  const visitor = await logIn(clinic(), 'returning');
  const block = await freeBlock(visitor, day(7));
  const query = { shift_id: block.id, subject_id: 1 };
  const { questions, has_reservation } = await visitor.ask(api.getRediagnose, { query });
  expect(has_reservation).toBe(false);
  expect(questions.length).toBeGreaterThan(2);
  const answers = answersTo(questions);
  const send = (images = {}) => visitor.send(api.createThroughRediagnose, rediagnoseInput(block, answers, images));
  expect(await statusAndCode(send())).toBe('422 answer_missing');
  expect((await send({ insurance_front: PNG })).status).toBe(422);
  const both = { insurance_front: PNG, insurance_back: PNG };
  expect(await visitor.ask(api.createThroughRediagnose, rediagnoseInput(block, answers, both))).toEqual({
    message: 'booked',
  });
  expect((await visitor.ask(api.getRediagnose, { query })).has_reservation).toBe(true);
});

test('the sample patient needs no new insurance pictures for a repeat visit', async () => {
  const guest = await logIn(clinic(), 'guest');
  const block = await freeBlock(guest, day(8), { subjectId: 2 });
  expect(block.shiftIds).toHaveLength(2);
  const questionnaire = await guest.ask(api.getRediagnose, { query: { shift_id: block.id, subject_id: 2 } });
  expect(questionnaire.has_reservation).toBe(true);
  const input = rediagnoseInput(block, answersTo(questionnaire.questions));
  expect(await guest.ask(api.createThroughRediagnose, input)).toEqual({ message: 'booked' });
  expect((await guest.ask(api.listReservations)).now_reservations).toMatchObject([{ subject_id: 2, kind: 'repeat' }]);
});
