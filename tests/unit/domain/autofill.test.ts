import { describe, expect, it } from 'vitest';
import { canAutofill } from '../../../src/domain/autofill';

describe('canAutofill', () => {
  it('is true for an empty field and for the previous automatic value', () => {
    expect(canAutofill('', null)).toBe(true);
    expect(canAutofill('　', null)).toBe(true);
    expect(canAutofill('東京都千代田区千代田', '東京都千代田区千代田')).toBe(true);
  });

  it('is false for what was typed', () => {
    expect(canAutofill('東京都千代田区千代田', null)).toBe(false);
    expect(canAutofill('東京都千代田区千代田1-1', '東京都千代田区千代田')).toBe(false);
  });
});
