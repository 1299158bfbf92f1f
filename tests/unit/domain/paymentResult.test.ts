import { describe, expect, it } from 'vitest';
import { paymentKnown } from '../../../src/domain/paymentResult';

describe('paymentKnown', () => {
  const bill = (id: number, set: string) => ({
    id,
    cancel: set.includes('x'),
    finish: set.includes('f'),
    confirm_status: set.includes('c'),
    payment: set.includes('p'),
    deliver: false,
  });
  it('is what the clinic says of the bill, and of all when it is unknown which (§payment-result-known)', () => {
    const all = [bill(1, 'fcp'), bill(2, 'fc'), bill(3, 'x')];
    expect(paymentKnown(all, 1)).toBe('paid');
    expect(paymentKnown(all, 2)).toBe('confirming');
    expect(paymentKnown(all, 3)).toBe('noBill');
    expect(paymentKnown(all, 4)).toBe('noBill');
    expect(paymentKnown(all, null)).toBe('confirming');
    expect(paymentKnown([bill(1, 'fcp'), bill(3, 'x')], null)).toBe('paid');
    expect(paymentKnown([], null)).toBe('noBill');
  });
});
