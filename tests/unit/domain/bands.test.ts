import { describe, expect, it } from 'vitest';
import { BAND_HOURS, JUMPS, bandLabel, jumpOf } from '../../../src/domain/bands';

describe('bands', () => {
  it('are the 14 hours from 10 to 23', () => {
    expect(BAND_HOURS).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
  });

  it('have labels with a wave dash', () => {
    expect([bandLabel(10), bandLabel(23)]).toEqual(['10:00\u301C', '23:00\u301C']);
  });

  it('belong to one part of the day each', () => {
    expect(JUMPS.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['morning', 10, 12],
      ['afternoon', 12, 18],
      ['night', 18, 24],
    ]);
    expect([9, 10, 11, 12, 17, 18, 23, 24].map(jumpOf)).toEqual([
      null,
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'night',
      'night',
      null,
    ]);
  });
});
