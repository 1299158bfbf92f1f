import { describe, expect, test } from 'vitest';
import { changeable, presentOn } from '../../../../src/domain/visit/shown';
import { MINUTE_MS } from '../../../../src/domain/calendar/jst';
import { someVisit } from '../someVisit';

const START = Date.parse('2026-07-03T10:15:00+09:00');
const BEFORE = START - 60 * MINUTE_MS;

const item = (id: number, changes = {}) => someVisit('', { id, start_time: START, ...changes });

describe('the reservation whose time can be changed (§change-time-one-call)', () => {
  test('is the one of the link, while it is still to come (§change-time-said)', () => {
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

describe('the reservation being changed, in the slot picker (§change-present-marked)', () => {
  const of = (doctorId: number | null, changes = {}) => ({ ...item(5, changes), admin_user: { id: doctorId } });
  const marked = { start_time: START, kind: 'initial', doctorId: 1 };

  test('is marked on its day, under its doctor or any', () => {
    expect(presentOn(of(1), '2026-07-03', 'any')).toEqual(marked);
    expect(presentOn(of(1), '2026-07-03', 1)).toEqual(marked);
    expect(presentOn(of(null), '2026-07-03', 2)).toEqual({ ...marked, doctorId: null });
    expect(presentOn(of(1), '2026-07-03', 2)).toBeNull();
    expect(presentOn(of(1), '2026-07-04', 'any')).toBeNull();
  });

  test('is not marked where the clinic cannot keep it', () => {
    expect(presentOn(of(1, { rebook: { reason: null } }), '2026-07-03', 'any')).toBeNull();
  });
});
