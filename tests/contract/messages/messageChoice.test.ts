import { expect, test } from 'vitest';
import { chooseMessages, readMessageChoice } from '../../../src/api/contract';
import { MINUTE_MS } from '../../../src/domain/calendar/jst';
import { NO_MESSAGES, type Messenger } from '../../../server/messages/messenger';
import { useMessages } from '../support/messageScene';
import { day, useClinic } from '../support/testClinic';
import { logIn, type Visitor, visitorAt } from '../../patient';

const clinic = useClinic();
const { line, send, booked, fates, messenger } = useMessages(clinic);

const atWriting = (visitor: Visitor, by: Messenger = messenger()): Visitor =>
  visitorAt(clinic().again({ messenger: by }), visitor);
const choose = (visitor: Visitor, topic: 'reminders' | 'money', on: boolean) =>
  visitor.ask(chooseMessages, { body: { topic, on } });
const arrivedFor = (sub: string) => line().arrived.filter(({ to }) => to === sub).length;

test('the choice of a patient is all on at first (§message-choice)', async () => {
  const visitor = atWriting(await logIn(clinic(), 'choice-new'));
  expect(await visitor.ask(readMessageChoice)).toEqual({ topics: ['reminders', 'money'], off: [], unreached: false });
});

test('the choice of a patient: a topic that is off leaves the other as it is; setting it again changes nothing (§message-choice)', async () => {
  const visitor = atWriting(await logIn(clinic(), 'choice-one'));
  for (const _ of [1, 2]) expect((await choose(visitor, 'money', false)).off).toEqual(['money']);
  expect((await choose(visitor, 'reminders', false)).off).toEqual(['money', 'reminders']);
  for (const _ of [1, 2]) expect((await choose(visitor, 'money', true)).off).toEqual(['reminders']);
  expect((await visitor.ask(readMessageChoice)).off).toEqual(['reminders']);
});

test('the choice of a patient is of the caller alone (§message-choice)', async () => {
  const [mine, other] = [await logIn(clinic(), 'choice-mine'), await logIn(clinic(), 'choice-other')];
  await choose(atWriting(mine), 'money', false);
  expect((await atWriting(other).ask(readMessageChoice)).off).toEqual([]);
});

test.each([{ topic: 'news', on: true }, { topic: 'money' }])(
  'the choice of a patient: %j is bad input, and changes nothing (§message-choice)',
  async (body) => {
    const visitor = atWriting(await logIn(clinic(), 'choice-odd'));
    expect((await visitor.send(chooseMessages, { body })).status).toBe(400);
    expect((await visitor.ask(readMessageChoice)).off).toEqual([]);
  },
);

test('the choice of a patient names what the clinic has a way to write about (§message-choice)', async () => {
  const visitor = await logIn(clinic(), 'choice-ways');
  const named = async (by: Messenger) => (await atWriting(visitor, by).ask(readMessageChoice)).topics;
  const { service, push } = messenger({ bill: { name: 'bill_ja', params: {} } });
  expect(await named(NO_MESSAGES)).toEqual([]);
  expect(await named({ service, push: null })).toEqual(['money']);
  expect(await named({ service: null, push })).toEqual(['reminders', 'money']);
});

test('a topic that is off: what was planned before is not sent, and comes again once it is on (§message-choice)', async () => {
  const { id, sub, visitor, start } = await booked(day(3));
  await choose(atWriting(visitor), 'reminders', false);
  await send();
  expect(await fates(id)).toEqual(['booked off', 'dayBefore waits', 'soon waits']);
  expect(arrivedFor(sub)).toBe(0);
  await choose(atWriting(visitor), 'reminders', true);
  clinic().clock.at = start - 15 * MINUTE_MS;
  await send();
  expect((await fates(id)).at(-1)).toBe('soon sent');
  expect(arrivedFor(sub)).toBe(1);
});

test('a patient whom the last message did not reach is told so until one arrives, unless the clinic sends no pushes', async () => {
  const { sub, visitor, start } = await booked(day(6), { tokens: 0 });
  const unreached = async (by?: Messenger) => (await atWriting(visitor, by).ask(readMessageChoice)).unreached;
  expect(await unreached()).toBe(false);
  await send();
  expect(await unreached()).toBe(true);
  expect(await unreached({ ...messenger(), push: null })).toBe(false);
  line().friends.add(sub);
  clinic().clock.at = start - 15 * MINUTE_MS;
  await send();
  expect(await unreached()).toBe(false);
});
