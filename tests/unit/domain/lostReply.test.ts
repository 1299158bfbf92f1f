import { describe, expect, test } from 'vitest';
import { Failure } from '../../../src/domain/failure';
import { afterCheck, CHECK_EVERY_MS, writtenOf, type Check } from '../../../src/domain/lostReply';

/** Where an action stands after checks that each take `each` ms, and how many there were. */
function checkedWith(answers: (at: number) => Check, each = 0) {
  for (let checks = 1, elapsed = each; ; checks += 1, elapsed += CHECK_EVERY_MS + each) {
    const end = afterCheck(answers(elapsed), checks, elapsed);
    if (end !== 'checking') return { end, checks, elapsed };
  }
}

describe('an action whose reply was lost (§lost-reply-checked)', () => {
  // §lost-reply-checked
  test('is believed to be done at the first check that finds it, however late', () => {
    expect(checkedWith(() => 'done')).toEqual({ end: 'done', checks: 1, elapsed: 0 });
    const late = (at: number) => (at < 20_000 ? 'notDone' : 'done');
    expect(checkedWith(late)).toEqual({ end: 'done', checks: 8, elapsed: 21_000 });
    expect(checkedWith((at) => (at < 30_000 ? 'unread' : 'done')).end).toBe('done');
  });

  test('is called not done only after half a minute, because its request may still be under way', () => {
    expect(checkedWith(() => 'notDone')).toEqual({ end: 'notDone', checks: 11, elapsed: 30_000 });
  });

  test('stays unknown when the last check could not be made, whatever was read before', () => {
    expect(checkedWith(() => 'unread')).toEqual({ end: 'unknown', checks: 11, elapsed: 30_000 });
    expect(checkedWith((at) => (at < 9_000 ? 'notDone' : 'unread')).end).toBe('unknown');
    expect(checkedWith((at) => (at < 9_000 ? 'unread' : 'notDone')).end).toBe('notDone');
  });

  test('is checked for half a minute, also where each check is slow', () => {
    expect(checkedWith(() => 'unread', 15_000)).toEqual({ end: 'unknown', checks: 2, elapsed: 33_000 });
  });

  test('is looked at once more after a phone has slept over its first check', () => {
    expect(afterCheck('unread', 1, 3_600_000)).toBe('checking');
    expect(afterCheck('notDone', 2, 3_603_000)).toBe('notDone');
  });

  test('an action that was refused, or is under way, has lost no reply', () => {
    const failure = new Failure('server', { write: true });
    const nothing = { lost: null, failure: null };
    expect(writtenOf({ status: 'busy' })).toEqual(nothing);
    expect(writtenOf({ status: 'failed', found: 'refused', failure })).toEqual({ lost: null, failure });
  });

  test('an action whose reply was lost says where it stands, and never why it failed', () => {
    const failure = new Failure('offline', { write: true });
    expect(writtenOf({ status: 'checking' })).toEqual({ lost: 'checking', failure: null });
    for (const found of ['notDone', 'unknown'] as const)
      expect(writtenOf({ status: 'failed', found, failure })).toMatchObject({ lost: found, failure: null });
  });

  test.each([
    ['offline', true],
    ['timeout', true],
    ['malformed', false],
    ['server', false],
  ] as const)('that stayed unknown because of %s blames the signal: %s (§signal-not-blamed)', (kind, noSignal) => {
    expect(writtenOf({ status: 'failed', found: 'unknown', failure: new Failure(kind) }).noSignal).toBe(noSignal);
  });
});
