import { expect, test } from 'vitest';
import { changeTime } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { useMessages } from '../support/messageScene';
import { NOW, day, useClinic } from '../support/testClinic';
import { blocksOf } from '../../patient';

const clinic = useClinic();
const { line, holdReplies, send, newBooking, outcomes, advance, messenger } = useMessages(clinic);
const channelsTo = (sub: string) => line().arrived.flatMap(({ to, by }) => (to === sub ? [by] : []));
const bookingOfFriend = (tokens: number) => newBooking(day(5), { tokens, isFriend: true });

test('if LINE rejects a notifier token, the message is sent as a push', async () => {
  const { id, sub, giveToken } = await bookingOfFriend(1);
  await clinic().db.query(`update notifier_tokens set token = 'used'`);
  await send();
  expect(channelsTo(sub)).toEqual(['push']);
  await giveToken();
  for (const step of ['finish', 'confirm'] as const) await takeStepInDb(clinic().db, id, step, NOW);
  await send();
  expect(channelsTo(sub)).toEqual(['push', 'service']);
});

test('a new notifier token replaces the patient’s unused notifier token', async () => {
  const { patientId } = await bookingOfFriend(2);
  const storedTokens = () => clinic().db.query('select 1 from notifier_tokens where patient_id = $1', [patientId]);
  expect(await storedTokens()).toHaveLength(1);
  expect(line().requests.filter((path) => path.endsWith('/notifier/token'))).toHaveLength(2);
  expect(await messenger().service.issue('unknown')).toBeNull();
});

test('a retried message arrives once, even if another message was sent meanwhile', async () => {
  const { id, sub, giveToken } = await bookingOfFriend(1);
  line().troubles = ['lose'];
  await send();
  for (const step of ['finish', 'confirm'] as const) await takeStepInDb(clinic().db, id, step, NOW);
  await clinic().db.query(`update messages set try_at = $1 where kind = 'booked'`, [new Date(NOW + 60_000)]);
  await send();
  await giveToken();
  await clinic().db.query(`update reservations set finished_at = null, confirmed_at = null where id = $1`, [id]);
  advance(1);
  await send();
  expect(channelsTo(sub)).toEqual(['service', 'push']);
  expect((await outcomes(id))[0]).toBe('booked sent');
});

test('the clinic uses a notifier token for one message at a time', async () => {
  const { id, sub, visitor, block } = await newBooking(day(5));
  const release = holdReplies();
  const sending = send();
  await expect.poll(() => line().requests).toContain('POST api.line.me/message/v3/notifier/send');
  const target = (await blocksOf(visitor, { now: NOW, date: day(6) })).at(-1) ?? block;
  await visitor.ask(changeTime, { params: { id }, body: { shiftIds: target.shiftIds } });
  await send();
  release();
  await sending;
  await send();
  expect(channelsTo(sub)).toEqual(['service', 'service']);
  expect((await outcomes(id)).slice(0, 2)).toEqual(['booked sent', 'moved sent']);
});
