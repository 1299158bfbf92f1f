import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf, nextChange, startChange, type Change, type ChangeEvent } from '../../../src/domain/changeTime';

const NOW = Date.parse('2026-07-03T09:00:00+09:00');

const one = (
  id: number,
  flags: { cancel?: boolean; finish?: boolean; subject_id?: number; start_time?: number } = {},
) => ({
  id,
  start_time: NOW + 60 * 60_000,
  subject_id: 1,
  first: true,
  cancel: false,
  finish: false,
  confirm_status: false,
  payment: false,
  deliver: false,
  ...flags,
});

describe('changeOf', () => {
  test('a booked reservation is held', () =>
    expect(changeOf([one(1)], 1, 1, NOW)).toEqual({ status: 'held', reservation: one(1) }));
  test('one that has begun cannot be changed any more', () =>
    expect(changeOf([one(1)], 1, 1, NOW + 60 * 60_000)).toEqual({ status: 'unknown' }));
  test('a cancelled reservation is released', () => {
    const gone = one(1, { cancel: true });
    expect(changeOf([one(7, { finish: true }), gone], 1, 1, NOW)).toEqual({ status: 'released', reservation: gone });
  });
  test('a cancelled reservation is unknown once another one is booked', () =>
    expect(changeOf([one(2), one(1, { cancel: true })], 1, 1, NOW)).toEqual({ status: 'unknown' }));
  test('one that has lapsed replaces nothing and cannot be changed (§lapse-thirty-minutes)', () => {
    const passed = one(2, { start_time: Date.parse('2026-07-02T10:00:00+09:00') });
    expect(changeOf([passed, one(1, { cancel: true })], 1, 1, NOW).status).toBe('released');
    expect(changeOf([passed], 2, 1, NOW)).toEqual({ status: 'unknown' });
  });
  test.each([
    ['a finished one', [one(1, { finish: true })], 1],
    ["somebody else's", [one(2)], 1],
    ["another subject's", [one(1, { subject_id: 2 })], 1],
    ['a broken id', [one(1)], 0],
  ])('%s is unknown', (_, all, id) => expect(changeOf(all, id, 1, NOW)).toEqual({ status: 'unknown' }));
});

const after = (start: Change, ...events: ChangeEvent[]) => events.reduce(nextChange, start);

describe('nextChange', () => {
  const held = startChange(false);
  const released = startChange(true);

  test('checks, releases, books', () => {
    expect(held).toEqual({ at: 'look', old: 'held' });
    expect(after(held, 'free')).toEqual({ at: 'release', old: 'held' });
    expect(after(held, 'free', 'released')).toEqual({ at: 'book', old: 'released' });
    expect(after(held, 'free', 'released', 'booked')).toEqual({ at: 'booked', old: 'released' });
  });

  test('releases nothing when the new block is taken, or the check fails', () => {
    expect(after(held, 'taken')).toEqual({ at: 'taken', old: 'held' });
    expect(after(held, 'failed')).toEqual({ at: 'failed', old: 'held' });
  });

  test('reads the list after a release without reply', () => {
    const asked = after(held, 'free', 'failed');
    expect(asked).toEqual({ at: 'reread', old: 'unsure' });
    expect(after(asked, 'released')).toEqual({ at: 'book', old: 'released' });
    expect(after(asked, 'held')).toEqual({ at: 'failed', old: 'held' });
    expect(after(asked, 'failed')).toEqual({ at: 'failed', old: 'unsure' });
  });

  test('only books after a reload in between', () => {
    expect(released).toEqual({ at: 'book', old: 'released' });
    expect(after(released, 'taken')).toEqual({ at: 'taken', old: 'released' });
    expect(after(released, 'duplicate')).toEqual({ at: 'duplicate', old: 'released' });
    expect(after(released, 'failed')).toEqual({ at: 'failed', old: 'released' });
  });

  test('follows the flag when the clinic refuses the short booking', () => {
    const asked = after(released, 'refused');
    expect(asked).toEqual({ at: 'ask', old: 'released' });
    expect(after(asked, 'led')).toEqual({ at: 'led', old: 'released' });
    expect(after(asked, 'duplicate')).toEqual({ at: 'duplicate', old: 'released' });
    expect(after(asked, 'refused')).toEqual({ at: 'failed', old: 'released' });
  });

  const EVENTS = [
    'free',
    'taken',
    'released',
    'held',
    'booked',
    'duplicate',
    'refused',
    'led',
    'failed',
  ] as const satisfies ChangeEvent[];
  const someRun = fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 });

  test('books only after the release and releases only once, for any sequence of replies', () => {
    fc.assert(
      fc.property(fc.boolean(), someRun, (atOnce, events) => {
        let state = startChange(atOnce);
        let releases = 0;
        for (const event of events) {
          const next = nextChange(state, event);
          if (next.at === 'release') releases += next === state ? 0 : 1;
          if (next.at === 'book' || next.at === 'ask' || next.at === 'booked') expect(next.old).toBe('released');
          if (state.old === 'released') expect(next.old).toBe('released');
          state = next;
        }
        expect(releases).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('ignores an event that does not belong to the step', () => {
    expect(nextChange(held, 'booked')).toBe(held);
    const done = after(released, 'booked');
    for (const event of EVENTS) expect(nextChange(done, event)).toBe(done);
  });
});
