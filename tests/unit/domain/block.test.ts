import { describe, expect, it } from 'vitest';
import { appointmentTypeOf, blockMinutes, blockTimes, shiftsPerBlock } from '../../../src/domain/block';
import { parseInstant } from '../../../src/domain/jst';

describe('appointment types', () => {
  it('treat every flag except initial as a follow-up', () => {
    expect(['initial', 'repeat', 'other', '', 'INITIAL'].map(appointmentTypeOf)).toEqual([
      'initial',
      'other',
      'other',
      'other',
      'other',
    ]);
  });

  it('take 15 minutes when initial, otherwise 10', () => {
    expect([shiftsPerBlock('initial'), blockMinutes('initial')]).toEqual([3, 15]);
    expect([shiftsPerBlock('other'), blockMinutes('other')]).toEqual([2, 10]);
  });

  it('end 5 minutes after their last shift began, at midnight at 24:00 (§block-end)', () => {
    const at = (time: string) => parseInstant(`2026-07-03T${time}:00+09:00`) ?? Number.NaN;
    expect(blockTimes(at('10:40'), 'initial')).toEqual({ startTime: '10:40', endTime: '10:55' });
    expect(blockTimes(at('23:50'), 'other')).toEqual({ startTime: '23:50', endTime: '24:00' });
  });
});
