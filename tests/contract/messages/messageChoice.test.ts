import { expect, test } from 'vitest';
import { chooseMessages, readMessageChoice } from '../../../src/api/contract';
import { MINUTE_MS } from '../../../src/domain/calendar/jst';
import { NO_MESSAGES, type Messenger } from '../../../server/messages/messenger';
import { useMessages } from '../support/messageScene';
import { day, useClinic } from '../support/testClinic';
import { logIn, type Visitor, sameSessionAt } from '../../patient';

const clinic = useClinic();
const { line, send, newBooking, outcomes, messenger } = useMessages(clinic);

const withMessenger = (visitor: Visitor, through: Messenger = messenger()): Visitor =>
  sameSessionAt(clinic().openAnother({ messenger: through }), visitor);
const choose = (visitor: Visitor, topic: 'reminders' | 'money', on: boolean) =>
  visitor.ask(chooseMessages, { body: { topic, on } });
const arrivedFor = (sub: string) => line().arrived.filter(({ to }) => to === sub).length;

test('a new patient has every topic on (§message-choice)', async () => {
  const visitor = withMessenger(await logIn(clinic(), 'choice-new'));
  expect(await visitor.ask(readMessageChoice)).toEqual({ topics: ['reminders', 'money'], off: [], unreached: false });
});

test('turning one topic off or on does not change the other topic (§message-choice)', async () => {
  const visitor = withMessenger(await logIn(clinic(), 'choice-one'));
  for (const _ of [1, 2]) expect((await choose(visitor, 'money', false)).off).toEqual(['money']);
  expect((await choose(visitor, 'reminders', false)).off).toEqual(['money', 'reminders']);
  for (const _ of [1, 2]) expect((await choose(visitor, 'money', true)).off).toEqual(['reminders']);
  expect((await visitor.ask(readMessageChoice)).off).toEqual(['reminders']);
});

test('a choice of topics applies only to the patient who made it (§message-choice)', async () => {
  const [mine, other] = [await logIn(clinic(), 'choice-mine'), await logIn(clinic(), 'choice-other')];
  await choose(withMessenger(mine), 'money', false);
  expect((await withMessenger(other).ask(readMessageChoice)).off).toEqual([]);
});

test.each([{ topic: 'news', on: true }, { topic: 'money' }])(
  'a choice with the body %j is refused and changes nothing (§message-choice)',
  async (body) => {
    const visitor = withMessenger(await logIn(clinic(), 'choice-odd'));
    expect((await visitor.send(chooseMessages, { body })).status).toBe(400);
    expect((await visitor.ask(readMessageChoice)).off).toEqual([]);
  },
);

test('a patient can choose only topics that the clinic can send (§message-choice)', async () => {
  const visitor = await logIn(clinic(), 'choice-ways');
  const topicsWith = async (through: Messenger) =>
    (await withMessenger(visitor, through).ask(readMessageChoice)).topics;
  const { service, push } = messenger({ bill: { name: 'bill_ja', params: {} } });
  expect(await topicsWith(NO_MESSAGES)).toEqual([]);
  expect(await topicsWith({ service, push: null })).toEqual(['money']);
  expect(await topicsWith({ service: null, push })).toEqual(['reminders', 'money']);
});

test('no message of a topic is sent while the topic is off (§message-choice)', async () => {
  const { id, sub, visitor, start } = await newBooking(day(3));
  await choose(withMessenger(visitor), 'reminders', false);
  await send();
  expect(await outcomes(id)).toEqual(['booked off', 'dayBefore waits', 'soon waits']);
  expect(arrivedFor(sub)).toBe(0);
  await choose(withMessenger(visitor), 'reminders', true);
  clinic().clock.at = start - 15 * MINUTE_MS;
  await send();
  expect((await outcomes(id)).at(-1)).toBe('soon sent');
  expect(arrivedFor(sub)).toBe(1);
});

test('after an undelivered push, `unreached` is true until a push arrives', async () => {
  const { sub, visitor, start } = await newBooking(day(6), { tokens: 0 });
  const unreached = async (through?: Messenger) =>
    (await withMessenger(visitor, through).ask(readMessageChoice)).unreached;
  expect(await unreached()).toBe(false);
  await send();
  expect(await unreached()).toBe(true);
  expect(await unreached({ ...messenger(), push: null })).toBe(false);
  line().friends.add(sub);
  clinic().clock.at = start - 15 * MINUTE_MS;
  await send();
  expect(await unreached()).toBe(false);
});
