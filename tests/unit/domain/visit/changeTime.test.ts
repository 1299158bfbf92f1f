import { describe, expect, test } from 'vitest';
import { changeable } from '../../../../src/domain/visit/shown';
import { MINUTE_MS } from '../../../../src/domain/calendar/jst';

const START = Date.parse('2026-07-03T10:15:00+09:00');
const BEFORE = START - 60 * MINUTE_MS;

const open = { cancel: false, finish: false, confirm_status: false, payment: false, deliver: false };
const item = (id: number, changes = {}) => ({
  id,
  subject_id: 1,
  kind: 'initial' as const,
  start_time: START,
  ...open,
  ...changes,
});

describe('the reservation whose time can be changed (§change-time-one-call)', () => {
  // §change-time-said
  test('is the one of the link, while it is still to come', () => {
    const mine = item(5);
    expect(changeable([item(4), mine], 5, 1, BEFORE)).toBe(mine);
    expect(changeable([mine], 5, 1, START - 1)).toBe(mine);
    expect(changeable([mine], 5, 1, START)).toBeNull();
  });

  test('is the one that the clinic cannot keep, also after its start (§closed-day-told)', () => {
    const unkept = item(5, { rebook: { reason: null } });
    expect(changeable([unkept], 5, 1, START + 1_000 * MINUTE_MS)).toBe(unkept);
    expect(changeable([{ ...unkept, cancel: true }], 5, 1, BEFORE)).toBeNull();
  });

  test('is none that is cancelled, finished, of another subject or not in the list', () => {
    for (const changes of [{ cancel: true }, { finish: true }, { subject_id: 2 }, { id: 6 }])
      expect(changeable([item(5, changes)], 5, 1, BEFORE), JSON.stringify(changes)).toBeNull();
  });
});
