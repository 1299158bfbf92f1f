import { beforeEach, describe, expect, test } from 'vitest';
import {
  askBookingFlag,
  book,
  createThroughDiagnose,
  createThroughRediagnose,
  getRediagnose,
} from '../../../src/api/contract';
import { moveOn } from '../../../server/seed/previewSteps';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/calendar/jst';
import { finished } from '../support/confirmedBill';
import { deskOf } from '../support/desk';
import { PNG, answersTo, diagnoseInput, firstVisit, rediagnoseInput } from '../support/firstVisit';
import { NOW, day, useClinic } from '../support/testClinic';
import { bookByForm, cancelHeld, freeBlock, heldId, logIn, shortBody, type Visitor } from '../support/visitor';

const clinic = useClinic();
const order = deskOf(clinic);
const at = (moment: number) => void (clinic().clock.at = moment);
beforeEach(() => at(NOW));

const WISHES = '505';
const block = (visitor: Visitor, date: string, subjectId = 1) =>
  freeBlock(visitor, date, { subjectId, now: clinic().clock.at });

/** The questions of the next repeat visit that come with an answer, and all of them. */
async function asked(visitor: Visitor, date: string, subjectId = 1) {
  const { id } = await block(visitor, date, subjectId);
  const { questions } = await visitor.ask(getRediagnose, { query: { shift_id: id, subject_id: subjectId } });
  const given = questions.filter(({ answerText }) => answerText !== null);
  expect(given.every(({ offeredAgain }) => offeredAgain)).toBe(true);
  return { questions, again: Object.fromEntries(given.map(({ key, answerText }) => [key, answerText])) };
}

const PICTURES = { insurance_front: PNG, insurance_back: PNG };

/** A patient who was here before and has answered for a repeat visit a minute later; the reservation and the answers. */
async function answered(name: string, date: string, wishes = '薬の相談') {
  const visitor = await logIn(clinic(), name);
  await finished(clinic(), visitor);
  at(NOW + MINUTE_MS);
  return { visitor, ...(await answerAgain(visitor, date, wishes)) };
}

async function answerAgain(visitor: Visitor, date: string, wishes: string) {
  const { questions } = await asked(visitor, date);
  const answers = { ...answersTo(questions), [WISHES]: [wishes] };
  const input = rediagnoseInput(await block(visitor, date), answers, PICTURES);
  expect(await visitor.ask(createThroughRediagnose, input)).toEqual({ message: 'ok' });
  return { id: await heldId(visitor), questions, answers };
}

describe('the answers to a repeat visit are offered again (§answers-offered-again)', () => {
  // §answers-offered-again
  test('after the clinic’s cancellation, but for urgent symptoms', async () => {
    const { visitor, id, questions, answers } = await answered('again-off', day(2));
    await order({ command: 'cancel', id, reason: '停電' });
    const urgent = questions.filter(({ choices }) => choices.some((choice) => choice.urgent)).map(({ key }) => key);
    expect(urgent).toEqual(['151']);
    const calm = Object.entries(answers).filter(([key]) => !urgent.includes(key));
    expect((await asked(visitor, day(3))).again).toEqual(
      Object.fromEntries(calm.map(([key, values]) => [key, values.join(',')])),
    );
    expect((await asked(visitor, day(3), 2)).again).toEqual({});
    expect((await asked(await logIn(clinic(), 'again-other'), day(3))).again).toEqual({});
  });

  // §answers-offered-again
  test('after a day was closed, also where the patient cancelled it then', async () => {
    const { visitor } = await answered('again-closed', day(4));
    await order({ command: 'close', date: day(4), move: true, reason: '研修' });
    expect((await asked(visitor, day(5))).again).toHaveProperty(WISHES, '薬の相談');
    await cancelHeld(visitor);
    expect((await asked(visitor, day(5))).again).toHaveProperty(WISHES, '薬の相談');
  });

  // §answers-offered-again
  test('for less than 30 days', async () => {
    const { visitor, id } = await answered('again-old', day(6));
    await order({ command: 'cancel', id, reason: '停電' });
    at(NOW + MINUTE_MS + 30 * DAY_MS - 1);
    expect((await asked(visitor, day(32))).again).toHaveProperty(WISHES);
    at(NOW + MINUTE_MS + 30 * DAY_MS);
    expect((await asked(visitor, day(32))).again).toEqual({});
  });

  test('not after the patient’s own cancellation, also of what was booked after the clinic’s', async () => {
    const { visitor, id } = await answered('again-own', day(7));
    await order({ command: 'cancel', id, reason: '停電' });
    at(NOW + 2 * MINUTE_MS);
    await answerAgain(visitor, day(8), '新しい相談');
    await cancelHeld(visitor);
    expect((await asked(visitor, day(9))).again).toEqual({});
  });

  // §answers-offered-again
  test('not once a doctor was seen, for whatever subject', async () => {
    const { visitor, id } = await answered('again-seen', day(10));
    await order({ command: 'cancel', id, reason: '停電' });
    at(NOW + 2 * MINUTE_MS);
    await bookByForm(visitor, await block(visitor, day(11), 2));
    expect((await asked(visitor, day(12))).again).toHaveProperty(WISHES);
    await moveOn(clinic().db, await heldId(visitor), 'finish', clinic().clock.at);
    expect((await asked(visitor, day(12))).again).toEqual({});
  });
});

// §answers-offered-again
test('those to a first visit that the clinic cancelled book the next one without questions (§short-booking)', async () => {
  const visitor = await logIn(clinic(), 'again-first');
  const first = await firstVisit(clinic(), visitor, day(13));
  await visitor.ask(createThroughDiagnose, diagnoseInput(first.block, first.answers));
  await order({ command: 'cancel', id: await heldId(visitor), reason: '停電' });
  const next = await block(visitor, day(14));
  const query = { shift_id: next.id, subject_id: 1 };
  expect((await visitor.ask(askBookingFlag, { query })).way).toBe('short');
  expect((await visitor.ask(book, { body: shortBody(next) })).message).toBe('ok');
});
