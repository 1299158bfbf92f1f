import { describe, expect, it } from 'vitest';
import { undoErasing } from '../../../../src/domain/fields/formValues';

describe('undoErasing', () => {
  it('restores what was erased and keeps what was typed since into empty fields (§draft-start-over)', () => {
    const erased = { name: '田中 太郎', zip: '1000001' };
    expect(undoErasing({ name: '田', address: '東京都' }, erased)).toEqual({ ...erased, address: '東京都' });
  });
});
