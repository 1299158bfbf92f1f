import { describe, expect, it } from 'vitest';
import { dayMark } from '../../../../src/domain/booking/day';

describe('the mark of a day', () => {
  // §day-marks
  it('is none without a free block, few up to four, else plenty', () => {
    expect([0, 1, 4, 5, 56].map(dayMark)).toEqual(['none', 'few', 'few', 'plenty', 'plenty']);
  });
});
