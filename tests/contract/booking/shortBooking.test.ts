import { expect, test } from 'vitest';
import { askBookingFlag, book, createThroughDiagnose, listReservations } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import type { Block } from '../../../src/domain/booking/block';
import { DAY_MS } from '../../../src/domain/calendar/jst';
import { NOW, errorCodeOf, day, useClinic } from '../support/testClinic';
import {
  diagnoseInput,
  prepareFirstVisit,
  bookByForm,
  cancelBooked,
  freeBlock as freeBlockAt,
  bookedId,
  logIn,
  bareBody,
  type Visitor,
} from '../../patient';

const clinic = useClinic();

async function patientWithAnswers(name: string, date: string): Promise<Visitor> {
  const visitor = await logIn(clinic(), name);
  const { block, answers } = await prepareFirstVisit(clinic(), visitor, date);
  expect(await visitor.ask(createThroughDiagnose, diagnoseInput(block, answers))).toEqual({ message: 'booked' });
  await cancelBooked(visitor);
  return visitor;
}

const REFUSED = [422, 'answers_needed'];

/** Returns the booking flow, the reply's status, and the reply's error code or message. */
async function tryBooking(visitor: Visitor, block: Block): Promise<(number | string | null)[]> {
  const { flow } = await visitor.ask(askBookingFlag, { query: { shift_id: block.id, subject_id: block.subject_id } });
  const response = await visitor.send(book, { body: bareBody(block) });
  if (response.status !== 200) return [flow, response.status, await errorCodeOf(response)];
  return [flow, 200, ((await response.json()) as { message: string }).message];
}

const freeBlock = (visitor: Visitor, date: string, subjectId = 1) =>
  freeBlockAt(visitor, date, { subjectId, now: clinic().clock.at });

test('a patient with answers for the subject can book without questionnaire', async () => {
  const visitor = await patientWithAnswers('short-ok', day(1));
  expect(await tryBooking(visitor, await freeBlock(visitor, day(1)))).toEqual(['short', 200, 'ok']);
  await cancelBooked(visitor);
  expect(await tryBooking(visitor, await freeBlock(visitor, day(2)))).toEqual(['short', 200, 'ok']);
});

test('a patient without answers for the subject cannot book without questionnaire (§short-booking)', async () => {
  const newPatient = await logIn(clinic(), 'short-none');
  expect(await tryBooking(newPatient, await freeBlock(newPatient, day(1)))).toEqual(['firstQuestionnaire', ...REFUSED]);
  const other = await patientWithAnswers('short-other', day(3));
  expect(await tryBooking(other, await freeBlock(other, day(3), 4))).toEqual(['firstQuestionnaire', ...REFUSED]);
  for (const visitor of [newPatient, other]) expect((await visitor.ask(listReservations)).now_reservations).toEqual([]);
});

test('a booking without questionnaire is refused if the stored answers are 30 days old (§short-booking)', async () => {
  const visitor = await patientWithAnswers('short-old', day(4));
  clinic().clock.at = NOW + 30 * DAY_MS;
  const block = await freeBlock(visitor, day(32));
  expect(await tryBooking(visitor, block)).toEqual(['firstQuestionnaire', ...REFUSED]);
  clinic().clock.at = NOW + 30 * DAY_MS - 1;
  expect(await tryBooking(visitor, block)).toEqual(['short', 200, 'ok']);
});

test('a booking without questionnaire is refused for a repeat visit (§short-booking)', async () => {
  const visitor = await patientWithAnswers('short-repeat', day(5));
  await bookByForm(visitor, await freeBlock(visitor, day(5)));
  await takeStepInDb(clinic().db, await bookedId(visitor), 'finish', NOW);
  expect(await tryBooking(visitor, await freeBlock(visitor, day(6)))).toEqual(['repeatQuestionnaire', ...REFUSED]);
});
