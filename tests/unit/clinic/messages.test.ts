import { describe, expect, it, test } from 'vitest';
import { parseInstant, toJstIso } from '../../../src/domain/calendar/jst';
import { MESSAGE_KINDS, topicOf } from '../../../server/messages/kinds';
import {
  billDayMessages,
  isStillTrue,
  messageNow,
  nextSendTime,
  pauseAfter,
  visitMessages,
} from '../../../server/messages/plan';

const at = (text: string) => parseInstant(`2026-07-${text}:00+09:00`) ?? NaN;
const short = (instant: number) => toJstIso(instant).slice(8, 16);

/** The plan of a visit: `booked 01T09:00 until 02T09:00`. */
const planned = (start: string, now: string, was?: string) =>
  visitMessages(at(start), at(now), was === undefined ? null : at(was)).map(
    ({ kind, dueAt, until }) => `${kind} ${short(dueAt)} until ${short(until)}`,
  );

it('the messages of a visit are the booking at once, a reminder at 18:00 the day before and one 15 minutes before (§message-when)', () => {
  expect(planned('10T10:15', '03T09:00')).toEqual([
    'booked 03T09:00 until 04T09:00',
    'dayBefore 09T18:00 until 09T21:00',
    'soon 10T10:00 until 10T10:15',
  ]);
});

it('the messages of a visit leave out the reminder of the day before for a booking on the same day or after 18:00 the day before (§message-when)', () => {
  expect(planned('03T14:00', '03T09:00')).toEqual(['booked 03T09:00 until 03T14:00', 'soon 03T13:45 until 03T14:00']);
  expect(planned('04T14:00', '03T18:01').map((line) => line.split(' ')[0])).toEqual(['booked', 'soon']);
});

it('the messages of a visit leave out the booking message for a night booking of a visit before the morning (§message-when)', () => {
  expect(planned('03T23:55', '03T23:30')).toEqual(['soon 03T23:40 until 03T23:55']);
});

it('the messages of a visit have the change instead of the booking when it was moved (§message-when)', () => {
  expect(planned('10T10:15', '03T09:00', '09T14:30')[0]).toBe('moved 03T09:00 until 04T09:00');
  expect(planned('10T10:15', '03T09:00', '10T10:15')[0]).toBe('booked 03T09:00 until 04T09:00');
});

it('the messages of a bill are at 10:00, three days before its due date and the day after it (§message-when)', () => {
  expect(
    billDayMessages('2026-07-17').map(({ kind, dueAt, until }) => `${kind} ${short(dueAt)} until ${short(until)}`),
  ).toEqual(['dueSoon 14T10:00 until 18T00:00', 'overdue 18T10:00 until 19T10:00']);
});

test('the bill and its receipt are about money; the visit and the parcel are reminders (§message-choice)', () => {
  const ofTopic = (topic: string | null) => MESSAGE_KINDS.filter((kind) => topicOf(kind) === topic);
  expect(ofTopic('money')).toEqual(['bill', 'corrected', 'dueSoon', 'overdue', 'paid']);
  expect(ofTopic('reminders')).toEqual(['booked', 'moved', 'dayBefore', 'soon', 'sent', 'cancelled', 'missed']);
  expect(ofTopic(null)).toEqual(['closed', 'restored', 'calledOff']);
});

test.each([
  ['03T20:59', '03T20:59'],
  ['03T21:00', '04T08:00'],
  ['04T00:00', '04T08:00'],
  ['04T07:59', '04T08:00'],
  ['04T08:00', '04T08:00'],
])('because of the quiet hours a message of %s arrives at %s (§message-quiet)', (from, to) => {
  expect(short(nextSendTime('bill', at(from), at('10T10:15')))).toBe(to);
  expect(short(messageNow('bill', at(from), at('10T10:15')).dueAt)).toBe(to);
});

it('the quiet hours do not delay the reminder 15 minutes before (§message-quiet)', () => {
  expect(short(nextSendTime('soon', at('03T23:40'), at('03T23:55')))).toBe('03T23:40');
});

test.each([
  ['03T21:30', '03T22:00', '03T21:30'],
  ['03T22:10', '03T22:00', '03T22:10'],
  ['03T21:30', '04T07:30', '03T21:30'],
  ['04T00:30', '04T07:30', '04T00:30'],
  ['03T21:30', '04T08:00', '04T08:00'],
  ['03T21:30', '02T22:00', '04T08:00'],
])(
  'at %s the quiet hours delay the clinic’s cancellation of a visit at %s only if the morning is early enough: %s (§message-quiet)',
  (now, start, arrival) => {
    expect(short(nextSendTime('calledOff', at(now), at(start)))).toBe(arrival);
    expect(short(nextSendTime('closed', at(now), at(start)))).toBe(arrival);
    expect(short(nextSendTime('cancelled', at(now), at(start)))).toBe('04T08:00');
  },
);

describe('what a message says (§message-current)', () => {
  const start = at('03T10:15');
  const booked = {
    cancel: false,
    finish: false,
    confirm_status: false,
    payment: false,
    deliver: false,
    start_time: start,
  };
  const finished = { ...booked, finish: true, confirm_status: true };
  const truths = (reservation: typeof booked & { missed?: boolean; rebook?: object }) =>
    MESSAGE_KINDS.filter((kind) => isStillTrue({ kind, start }, reservation));

  it('is true of the state it was planned for', () => {
    expect(truths(booked)).toEqual(['booked', 'moved', 'restored', 'dayBefore', 'soon']);
    expect(truths(finished)).toEqual(['bill', 'corrected', 'dueSoon', 'overdue']);
    expect(truths({ ...finished, payment: true })).toEqual(['paid']);
    expect(truths({ ...finished, payment: true, deliver: true })).toEqual(['paid', 'sent']);
  });

  it('is no longer true after a cancellation, a missed visit, a change of time or a closed day, unless it reports exactly that', () => {
    expect(truths({ ...booked, cancel: true })).toEqual(['cancelled', 'calledOff']);
    expect(truths({ ...booked, missed: true })).toEqual(['missed']);
    expect(truths({ ...booked, start_time: start + 1 })).toEqual([]);
    expect(truths({ ...booked, rebook: {} })).toEqual(['closed']);
    expect(truths({ ...booked, rebook: {}, start_time: start + 1 })).toEqual([]);
  });
});

test('the pause between attempts grows from 15 seconds to half an hour, or is as long as LINE asks', () => {
  expect([1, 2, 3, 4, 20].map((tries) => pauseAfter(tries) / 1000)).toEqual([15, 30, 60, 120, 1800]);
  expect(pauseAfter(1, 60_000)).toBe(60_000);
});
