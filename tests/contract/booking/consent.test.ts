import { expect, test } from 'vitest';
import { book, createThroughDiagnose, createThroughRediagnose, listReservations } from '../../../src/api/contract';
import { NOW, day, useClinic, statusAndCode } from '../support/testClinic';
import {
  bodyWithBasicInfo,
  diagnoseInput,
  prepareFirstVisit,
  rediagnoseInput,
  bookByForm,
  logIn,
  bareBody,
  type Visitor,
} from '../../patient';
import { CONSENT_VERSION } from '../../../src/copy/confirm';
import type { Block } from '../../../src/domain/booking/block';

const clinic = useClinic();

function withoutConsents<T extends { agreed: string }>(body: T) {
  const { agreed: _, ...rest } = body;
  return rest;
}

const expectNothingBooked = async (visitor: Visitor) =>
  expect((await visitor.ask(listReservations)).all_reservations).toEqual([]);

test('the clinic stores the version and the time of the consents (§consent-stored)', async () => {
  const visitor = await logIn(clinic(), 'agrees');
  const { block } = await prepareFirstVisit(clinic(), visitor, day(1));
  expect(await bookByForm(visitor, block)).toBe('booked');
  const stored = await clinic().db.query(
    `select agreed_version, agreed_at from reservations r join patients p on p.id = patient_id where display_name = $1`,
    [visitor.name],
  );
  expect(stored).toEqual([{ agreed_version: CONSENT_VERSION, agreed_at: new Date(NOW) }]);
});

test('the clinic refuses every booking call without consents (§consent-stored)', async () => {
  const visitor = await logIn(clinic(), 'silent');
  const { block, answers } = await prepareFirstVisit(clinic(), visitor, day(2));
  const firstInput = diagnoseInput(block, answers);
  const repeatInput = rediagnoseInput(block, answers);
  for (const response of [
    await visitor.send(book, { body: withoutConsents(bodyWithBasicInfo(block)) }),
    await visitor.send(book, { body: { ...bodyWithBasicInfo(block), agreed: '' } }),
    await visitor.send(book, { body: withoutConsents(bareBody(block)) }),
    await visitor.send(createThroughDiagnose, { ...firstInput, body: withoutConsents(firstInput.body) }),
    await visitor.send(createThroughRediagnose, { ...repeatInput, body: withoutConsents(repeatInput.body) }),
  ])
    expect(await statusAndCode(response)).toBe('422 consent');
  await expectNothingBooked(visitor);
});

async function bookWithBirthday(visitor: Visitor, birthday: string, block: Block, answers: Record<string, string[]>) {
  const [year, month, dayOfMonth] = birthday.split('-').map(Number);
  return [
    await visitor.send(book, { body: { ...bodyWithBasicInfo(block), year, month, day: dayOfMonth } }),
    await visitor.send(createThroughDiagnose, diagnoseInput(block, { ...answers, 1: [birthday] })),
  ];
}

test('a patient under 18 cannot book (§adults-only)', async () => {
  const visitor = await logIn(clinic(), 'young');
  const { block, answers } = await prepareFirstVisit(clinic(), visitor, day(3));
  for (const birthday of ['2017-04-01', '2008-07-04'])
    for (const response of await bookWithBirthday(visitor, birthday, block, answers))
      expect(await statusAndCode(response)).toBe('422 under_age');
  await expectNothingBooked(visitor);
  // On the 18th birthday, the first call books, so the second call is a duplicate (`3`).
  const [form, questionnaire] = await bookWithBirthday(visitor, '2008-07-03', block, answers);
  expect([await form?.json(), await questionnaire?.json()]).toEqual([{ message: 'ok' }, { message: '3' }]);
});
