import { describe, expect, it } from 'vitest';
import { isOpenDay } from '../../../src/domain/openDays';

// Monday 20 July 2026 is 海の日.
const [holiday, workday] = ['2026-07-20', '2026-07-21'];

describe('a day', () => {
  it('is open unless it is a national holiday (§closed-days)', () => {
    expect(isOpenDay(workday, 1, [])).toBe(true);
    expect(isOpenDay(holiday, 1, [])).toBe(false);
  });

  it('is what staff have said of the clinic, and before that of the doctor (§closed-days)', () => {
    const rules = [
      { day: workday, doctor_id: 1, open: true },
      { day: workday, doctor_id: null, open: false },
      { day: holiday, doctor_id: null, open: true },
      { day: holiday, doctor_id: 2, open: false },
    ];
    expect([1, 2].map((doctor) => isOpenDay(workday, doctor, rules))).toEqual([true, false]);
    expect([1, 2].map((doctor) => isOpenDay(holiday, doctor, rules))).toEqual([true, false]);
  });
});
