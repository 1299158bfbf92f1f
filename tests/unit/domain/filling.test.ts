import { describe, expect, it } from 'vitest';
import { isOursToFill } from '../../../src/domain/filling';

describe('an address that is found', () => {
  it('is filled in where none stands, or the one filled in before', () => {
    expect(isOursToFill('', null)).toBe(true);
    expect(isOursToFill('　', null)).toBe(true);
    expect(isOursToFill('東京都千代田区千代田', '東京都千代田区千代田')).toBe(true);
  });

  it('never takes the place of what was typed', () => {
    expect(isOursToFill('東京都千代田区千代田', null)).toBe(false);
    expect(isOursToFill('東京都千代田区千代田1-1', '東京都千代田区千代田')).toBe(false);
  });
});
