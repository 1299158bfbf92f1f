import { expect, test } from 'vitest';
import { changeTime } from '../../../src/api/contract';
import { moveOn } from '../../../server/preview/previewSteps';
import { useMessages } from '../support/messageScene';
import { NOW, day, useClinic } from '../support/testClinic';
import { blocksOf } from '../../patient';

const clinic = useClinic();
const { line, hold, send, booked, fates, later, messenger } = useMessages(clinic);

const arrivedBy = (sub: string) => line().arrived.flatMap(({ to, by }) => (to === sub ? [by] : []));
const withToken = (tokens: number) => booked(day(5), { tokens, isFriend: true });

test('the token for service messages, used elsewhere: the message goes to the friend, and the patient’s next token serves the next one', async () => {
  const { id, sub, giveToken } = await withToken(1);
  await clinic().db.query(`update notifier_tokens set token = 'used'`);
  await send();
  expect(arrivedBy(sub)).toEqual(['push']);
  await giveToken();
  for (const step of ['finish', 'confirm'] as const) await moveOn(clinic().db, id, step, NOW);
  await send();
  expect(arrivedBy(sub)).toEqual(['push', 'service']);
});

test('the token for service messages is exchanged once for each access token, and the newest waits for the next reservation', async () => {
  const { patientId } = await withToken(2);
  const kept = () => clinic().db.query('select 1 from notifier_tokens where patient_id = $1', [patientId]);
  expect(await kept()).toHaveLength(1);
  expect(line().asked.filter((path) => path.endsWith('/notifier/token'))).toHaveLength(2);
  expect(await messenger().service.issue('unknown')).toBeNull();
});

test('the token for service messages, lost with an answer: a message of the time between does not make the first arrive twice', async () => {
  const { id, sub, giveToken } = await withToken(1);
  line().troubles = ['lose'];
  await send();
  for (const step of ['finish', 'confirm'] as const) await moveOn(clinic().db, id, step, NOW);
  await clinic().db.query(`update messages set try_at = $1 where kind = 'booked'`, [new Date(NOW + 60_000)]);
  await send();
  await giveToken();
  await clinic().db.query(`update reservations set finished_at = null, confirmed_at = null where id = $1`, [id]);
  later(1);
  await send();
  expect(arrivedBy(sub)).toEqual(['service', 'push']);
  expect((await fates(id))[0]).toBe('booked sent');
});

test('the token for service messages serves one message at a time, though the time is changed while one is under way', async () => {
  const { id, sub, visitor, block } = await booked(day(5));
  const release = hold();
  const underWay = send();
  await expect.poll(() => line().asked).toContain('POST api.line.me/message/v3/notifier/send');
  const to = (await blocksOf(visitor, { now: NOW, date: day(6) })).at(-1) ?? block;
  await visitor.ask(changeTime, { params: { id }, body: { shiftIds: to.shiftIds } });
  await send();
  release();
  await underWay;
  await send();
  expect(arrivedBy(sub)).toEqual(['service', 'service']);
  expect((await fates(id)).slice(0, 2)).toEqual(['booked sent', 'moved sent']);
});
