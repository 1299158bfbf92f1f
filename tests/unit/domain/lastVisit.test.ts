import { describe, expect, it } from 'vitest';
import { lastVisit } from '../../../src/domain/lastVisit';

const visit = (
  start_time: number,
  subject_id: number,
  doctor: number,
  flags: { finish?: boolean; cancel?: boolean } = {},
) => ({
  start_time,
  subject_id,
  admin_user: { id: doctor, lastname: `医師${doctor}` },
  cancel: flags.cancel ?? false,
  finish: flags.finish ?? true,
  confirm_status: false,
  payment: false,
  deliver: false,
});

describe('the last visit', () => {
  it('is the latest finished one, in any order', () => {
    const all = [visit(200, 2, 5), visit(100, 1, 3)];
    const found = { subjectId: 2, doctorId: 5, doctor: '医師5' };
    expect(lastVisit(all)).toEqual(found);
    expect(lastVisit(all.toReversed())).toEqual(found);
  });

  it('is none that is still to come, was missed or cancelled', () => {
    expect(
      lastVisit([visit(300, 4, 1, { finish: false }), visit(200, 2, 5, { cancel: true }), visit(100, 1, 3)]),
    ).toEqual({ subjectId: 1, doctorId: 3, doctor: '医師3' });
    expect(lastVisit([visit(300, 4, 1, { finish: false })])).toBeNull();
    expect(lastVisit([])).toBeNull();
  });

  it('is none of a subject that is not offered', () => {
    expect(lastVisit([visit(300, 9, 1), visit(100, 1, 3)])).toBeNull();
  });
});
