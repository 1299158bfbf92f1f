import { describe, expect, it, test } from 'vitest';
import { parseInstant, toJstIso } from '../../../src/domain/calendar/jst';
import { MESSAGE_KINDS, topicOf } from '../../../server/messages/kinds';
import {
  dueDateMessages,
  isStillTrue,
  eventMessage,
  nextSendTime,
  pauseAfter,
  visitMessages,
} from '../../../server/messages/plan';

const julyTime = (text: string) => parseInstant(`2026-07-${text}:00+09:00`) ?? NaN;
const clock = (instant: number) => toJstIso(instant).slice(8, 16);

const planOf = (start: string, now: string, previousStart?: string) =>
  visitMessages(julyTime(start), julyTime(now), previousStart === undefined ? null : julyTime(previousStart)).map(
    ({ kind, dueAt, until }) => `${kind} ${clock(dueAt)} until ${clock(until)}`,
  );

it('a visit has a booking message and two reminders (§message-when)', () => {
  expect(planOf('10T10:15', '03T09:00')).toEqual([
    'booked 03T09:00 until 04T09:00',
    'dayBefore 09T18:00 until 09T21:00',
    'soon 10T10:00 until 10T10:15',
  ]);
});

it('a visit booked later than 18:00 the day before has no day-before reminder (§message-when)', () => {
  expect(planOf('03T14:00', '03T09:00')).toEqual(['booked 03T09:00 until 03T14:00', 'soon 03T13:45 until 03T14:00']);
  expect(planOf('04T14:00', '03T18:01').map((line) => line.split(' ')[0])).toEqual(['booked', 'soon']);
});

it('a booking at night for the same night has no booking message (§message-when)', () => {
  expect(planOf('03T23:55', '03T23:30')).toEqual(['soon 03T23:40 until 03T23:55']);
});

it('a message about a new time replaces the booking message (§message-when)', () => {
  expect(planOf('10T10:15', '03T09:00', '09T14:30')[0]).toBe('moved 03T09:00 until 04T09:00');
  expect(planOf('10T10:15', '03T09:00', '10T10:15')[0]).toBe('booked 03T09:00 until 04T09:00');
});

it('a bill has one reminder before and one after its due date (§message-when)', () => {
  expect(
    dueDateMessages('2026-07-17').map(({ kind, dueAt, until }) => `${kind} ${clock(dueAt)} until ${clock(until)}`),
  ).toEqual(['dueSoon 14T10:00 until 18T00:00', 'overdue 18T10:00 until 19T10:00']);
});

test('patients can turn off messages of the topics `money` and `reminders` (§message-choice)', () => {
  const kindsOf = (topic: string | null) => MESSAGE_KINDS.filter((kind) => topicOf(kind) === topic);
  expect(kindsOf('money')).toEqual(['bill', 'corrected', 'dueSoon', 'overdue', 'paid']);
  expect(kindsOf('reminders')).toEqual(['booked', 'moved', 'dayBefore', 'soon', 'sent', 'cancelled', 'missed']);
  expect(kindsOf(null)).toEqual(['closed', 'restored', 'calledOff']);
});

test.each([
  ['03T20:59', '03T20:59'],
  ['03T21:00', '04T08:00'],
  ['04T00:00', '04T08:00'],
  ['04T07:59', '04T08:00'],
  ['04T08:00', '04T08:00'],
])('a message due at %s is sent at %s (§message-quiet)', (dueAt, sentAt) => {
  expect(clock(nextSendTime('bill', julyTime(dueAt), julyTime('10T10:15')))).toBe(sentAt);
  expect(clock(eventMessage('bill', julyTime(dueAt), julyTime('10T10:15')).dueAt)).toBe(sentAt);
});

it('the quiet hours do not delay the reminder 15 minutes before a visit (§message-quiet)', () => {
  expect(clock(nextSendTime('soon', julyTime('03T23:40'), julyTime('03T23:55')))).toBe('03T23:40');
});

test.each([
  ['03T21:30', '03T22:00', '03T21:30'],
  ['03T22:10', '03T22:00', '03T22:10'],
  ['03T21:30', '04T07:30', '03T21:30'],
  ['04T00:30', '04T07:30', '04T00:30'],
  ['03T21:30', '04T08:00', '04T08:00'],
  ['03T21:30', '02T22:00', '04T08:00'],
])('if staff cancel at %s, the message about a visit at %s is sent at %s (§message-quiet)', (now, start, sentAt) => {
  expect(clock(nextSendTime('calledOff', julyTime(now), julyTime(start)))).toBe(sentAt);
  expect(clock(nextSendTime('closed', julyTime(now), julyTime(start)))).toBe(sentAt);
  // After the patient's own cancellation, the message always waits until 8:00.
  expect(clock(nextSendTime('cancelled', julyTime(now), julyTime(start)))).toBe('04T08:00');
});

describe('a planned message (§message-current)', () => {
  const start = julyTime('03T10:15');
  const booked = {
    cancel: false,
    finish: false,
    confirm_status: false,
    payment: false,
    deliver: false,
    start_time: start,
  };
  const finished = { ...booked, finish: true, confirm_status: true };
  const trueKinds = (reservation: typeof booked & { missed?: boolean; rebook?: object }) =>
    MESSAGE_KINDS.filter((kind) => isStillTrue({ kind, start }, reservation));

  it('is still true if the reservation’s state matches the message', () => {
    expect(trueKinds(booked)).toEqual(['booked', 'moved', 'restored', 'dayBefore', 'soon']);
    expect(trueKinds(finished)).toEqual(['bill', 'corrected', 'dueSoon', 'overdue']);
    expect(trueKinds({ ...finished, payment: true })).toEqual(['paid']);
    expect(trueKinds({ ...finished, payment: true, deliver: true })).toEqual(['paid', 'sent']);
  });

  it('is no longer true if the reservation’s state or time has changed', () => {
    expect(trueKinds({ ...booked, cancel: true })).toEqual(['cancelled', 'calledOff']);
    expect(trueKinds({ ...booked, missed: true })).toEqual(['missed']);
    expect(trueKinds({ ...booked, start_time: start + 1 })).toEqual([]);
    expect(trueKinds({ ...booked, rebook: {} })).toEqual(['closed']);
    expect(trueKinds({ ...booked, rebook: {}, start_time: start + 1 })).toEqual([]);
  });
});

test('the pause between attempts doubles from 15 seconds to half an hour', () => {
  expect([1, 2, 3, 4, 20].map((tries) => pauseAfter(tries) / 1000)).toEqual([15, 30, 60, 120, 1800]);
  expect(pauseAfter(1, 60_000)).toBe(60_000);
});
