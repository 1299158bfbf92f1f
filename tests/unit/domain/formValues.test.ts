import { describe, expect, it } from 'vitest';
import { canAutofill, undoErasing } from '../../../src/domain/formValues';

describe('isOursToFill', () => {
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

describe('undoErasing', () => {
  it('restores what was erased and keeps what was typed since into empty fields (§draft-start-over)', () => {
    const erased = { name: '田中 太郎', zip: '1000001' };
    expect(undoErasing({ name: '田', address: '東京都' }, erased)).toEqual({ ...erased, address: '東京都' });
  });
});
