import { expect, test } from 'vitest';
import { listReservations, listShifts } from '../../../src/api/contract';
import { day, useClinic } from '../support/testClinic';
import { logIn, visitorOf } from '../support/visitor';

const clinic = useClinic();

test('simultaneous calls each get their own patient', async () => {
  const names = ['callers-e', 'callers-f', 'callers-g'];
  const visitors = await Promise.all(names.map((name) => logIn(clinic(), name)));
  const [one] = visitors;
  const loggedOut = visitorOf(clinic(), 'callers-e', one?.uid ?? '');
  const replies = [...visitors, ...visitors].map((visitor) =>
    visitor.ask(listShifts, { params: { id: 1 }, query: { date: day(1), doctor_id: 'any' } }),
  );
  const refused = loggedOut.send(listReservations);
  for (const reply of await Promise.all(replies)) expect(reply.kind).toBe('initial');
  expect((await refused).status).toBe(401);
});
