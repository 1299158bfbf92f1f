import { describe, expect, it } from 'vitest';
import { lastVisit } from '../../../../src/domain/visit/history';
import { at, someVisit } from '../someVisit';

const visit = (start_time: number, subject_id: number, doctor: number, set = 'f') =>
  someVisit(set, { start_time, subject_id, admin_user: { id: doctor, lastname: `医師${doctor}`, zoom_url: null } });

/** Long after every visit here. */
const LATER = at('2026-07-03T09:00:00+09:00');

describe('the last visit (§same-again)', () => {
  it('is the latest finished one, in any order', () => {
    const all = [visit(200, 2, 5), visit(100, 1, 3)];
    const found = { subjectId: 2, doctorId: 5, doctor: '医師5' };
    expect(lastVisit(all, LATER)).toEqual(found);
    expect(lastVisit(all.toReversed(), LATER)).toEqual(found);
  });

  it('is none that is still to come, was missed or cancelled', () => {
    const others = [visit(300, 4, 1, ''), visit(200, 2, 5, 'fx')];
    expect(lastVisit([...others, visit(100, 1, 3)], LATER)).toEqual({ subjectId: 1, doctorId: 3, doctor: '医師3' });
    expect(lastVisit(others, LATER)).toBeNull();
    expect(lastVisit([], LATER)).toBeNull();
  });

  it('is not offered while a reservation is held, of any subject', () => {
    const was = visit(100, 1, 3);
    for (const subject of [1, 2]) {
      const held = visit(LATER + 1000, subject, 3, '');
      expect(lastVisit([was, held], LATER)).toBeNull();
      expect(lastVisit([was, { ...held, cancel: true }], LATER)).not.toBeNull();
    }
  });

  it('is none of a subject that is not offered', () => {
    expect(lastVisit([visit(300, 9, 1), visit(100, 1, 3)], LATER)).toBeNull();
  });
});
