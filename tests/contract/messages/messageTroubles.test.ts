import { describe, expect, test, vi } from 'vitest';
import type { Templates } from '../../../server/messages/messageContent';
import { pushMessages } from '../../../server/messages/pushMessages';
import { serviceMessages } from '../../../server/messages/serviceMessages';
import { ACCOUNT, MINI_APP } from '../../line/state';
import { SENDER, TEMPLATES, useMessages } from '../support/messageScene';
import { day, instant, useClinic } from '../support/testClinic';

const clinic = useClinic();
const { line, holdReplies, secrets, apiBase, log, send, sendOnce, newBooking, outcomes, advance, messenger } =
  useMessages(clinic);

const channelsOfArrived = (sub: string) => line().arrived.flatMap(({ to, by }) => (to === sub ? [by] : []));
const firstOutcome = async (id: number) => (await outcomes(id))[0];
const bookingOfFriend = (tokens: number) => newBooking(day(5), { tokens, isFriend: true });
const CHANNELS = [
  ['service', 1],
  ['push', 0],
] as const;

describe.each(CHANNELS)('through the channel “%s”', (channel, tokens) => {
  test.each([
    ['a reply of LINE is lost', ['lose'], [0, 1]],
    ['LINE accepts the message but answers with an error', ['break'], [0, 1]],
    ['LINE answers the first three attempts with errors', ['fail', 'fail', 'fail'], [0, 1, 0, 1, 0, 1]],
  ] as const)('a message arrives once, even if %s (§message-once)', async (_, troubles, pauses) => {
    const { id, sub } = await bookingOfFriend(tokens);
    line().troubles = [...troubles];
    for (const [turn, minutes] of pauses.entries()) {
      advance(minutes);
      await send();
      if (turn === 0) expect(await firstOutcome(id)).toBe('booked waits');
    }
    expect(await firstOutcome(id)).toBe('booked sent');
    expect(channelsOfArrived(sub)).toEqual([channel]);
    expect(line().troubles).toEqual([]);
  });

  test('after LINE’s 429, a message is retried only when the time in `retry-after` has passed', async () => {
    const { id } = await bookingOfFriend(tokens);
    line().troubles = ['busy'];
    await send();
    const before = line().requests.length;
    advance(1.9);
    await send();
    expect(line().requests).toHaveLength(before);
    advance(0.1);
    await send();
    expect(await firstOutcome(id)).toBe('booked sent');
  });

  test('a message arrives once, even if LINE’s reply comes after the time limit (§message-once)', async () => {
    const { id, sub } = await bookingOfFriend(tokens);
    const slowLine = { apiBase: apiBase(), timeoutMs: 300 };
    const isSending = (path: string) => path.endsWith('/notifier/send') || path.endsWith('/push');
    const release = holdReplies();
    // Sends until LINE gets the message, because the request for a channel token may time out on a busy machine.
    while (!line().requests.some(isSending)) {
      await send({
        service: serviceMessages({ ...MINI_APP, ...slowLine }, TEMPLATES, SENDER),
        push: pushMessages({ ...ACCOUNT, ...slowLine }, SENDER),
      });
      advance(1);
    }
    expect(await firstOutcome(id)).toBe('booked waits');
    release();
    await expect.poll(() => channelsOfArrived(sub)).toEqual([channel]);
    advance(1);
    await send();
    expect(await firstOutcome(id)).toBe('booked sent');
    expect(channelsOfArrived(sub)).toEqual([channel]);
  });

  test('a message arrives once, even if the process dies after LINE accepted the message (§message-once)', async () => {
    const { id, sub } = await bookingOfFriend(tokens);
    const { service, push } = messenger();
    const hang = <A extends unknown[]>(sending: (...args: A) => Promise<unknown>) =>
      vi.fn<(...args: A) => Promise<never>>(async (...args) => {
        await sending(...args);
        return new Promise(() => {});
      });
    void sendOnce({ service: { ...service, send: hang(service.send) }, push: { ...push, send: hang(push.send) } });
    await expect.poll(() => channelsOfArrived(sub)).toEqual([channel]);
    await send();
    expect(await firstOutcome(id)).toBe('booked waits');
    advance(1);
    await send();
    expect(await firstOutcome(id)).toBe('booked sent');
    expect(channelsOfArrived(sub)).toEqual([channel]);
  });

  test('a message is given up and logged after a day without success', async () => {
    const { id, sub } = await bookingOfFriend(tokens);
    while (clinic().clock.at < instant('09:30', day(1))) {
      line().troubles = ['fail'];
      await send();
      advance(15);
    }
    line().troubles = [];
    await send();
    expect(await firstOutcome(id)).toBe('booked given_up');
    expect(channelsOfArrived(sub)).toEqual([]);
    expect(log.at(-1)).toMatch(/^Message \d+ \(booked\) was given up after \d+ attempts: LINE answers 500\.$/);
  });
});

test('if LINE refuses a message’s template, the message is sent as a push', async () => {
  const refusedTemplates: Templates['booked'][] = [
    { name: 'other_ja', params: {} },
    { name: 'book_ja', params: { date: 'when' } },
  ];
  for (const template of refusedTemplates) {
    const { sub } = await bookingOfFriend(1);
    await send({ service: messenger({ ...TEMPLATES, ...(template && { booked: template }) }).service });
    expect(channelsOfArrived(sub)).toEqual(['push']);
  }
  expect(log.map((text) => text.replace(/\d+/, 'N'))).toEqual([
    'Message N (booked) was refused as a service message: LINE answers 403.',
    'Message N (booked) was refused as a service message: LINE answers 400.',
  ]);
});

test('for a patient whom LINE cannot reach, nothing is sent or logged', async () => {
  const { id, sub } = await newBooking(day(5), { tokens: 0 });
  await send();
  expect(await firstOutcome(id)).toBe('booked nowhere');
  expect(channelsOfArrived(sub)).toEqual([]);
  expect(log).toEqual([]);
});

test('the log of messages contains no name, LINE user id or token', async () => {
  const { sub } = await bookingOfFriend(1);
  line().troubles = ['lose', 'fail', 'forbid'];
  for (let turn = 0; turn < 4; turn += 1) {
    await send();
    advance(2);
  }
  expect(log.length).toBeGreaterThan(0);
  for (const secret of [sub, ...secrets(), '佐藤', 'message-']) expect(log.join('\n')).not.toContain(secret);
});
