import { describe, expect, it, test } from 'vitest';
import { chooseAddress, mainFirst, newlyKnown, stillShippedTo } from '../../../src/domain/chosenAddress';

test('puts the main address first and keeps the order of the others', () => {
  const list = [1, 2, 3].map((id) => ({ id, preset: id === 2 }));
  expect(mainFirst(list).map(({ id }) => id)).toEqual([2, 1, 3]);
});

test('the address the clinic knows is offered unless it is listed already (§known-address-offered)', () => {
  const known = { zip: '1000001', address: '千代田1-1', apartment: '' };
  expect(newlyKnown(known, [])).toBe(known);
  expect(newlyKnown(known, [{ ...known, apartment: '2' }])).toBe(known);
  expect(newlyKnown(known, [{ ...known }])).toBeNull();
  expect(newlyKnown(null, [])).toBeNull();
});

describe('the reservations that an address is still needed for (§deliver-delete-said)', () => {
  const to = { zip: '1000001', address: '千代田1-1', apartment: '' };
  const visit = (set: string, deliver_user: typeof to | null = { ...to }) => ({
    set,
    deliver_user,
    cancel: set.includes('x'),
    finish: set.includes('f'),
    confirm_status: set.includes('c'),
    payment: set.includes('p'),
    deliver: set.includes('d'),
  });

  it('are those that are not on their way yet, by the lines of the address', () => {
    const visits = ['', 'f', 'fc', 'fcp', 'fcpd', 'xfcp'].map((set) => visit(set));
    const others = [visit('fcp', null), visit('fcp', { ...to, apartment: '101' })];
    expect(stillShippedTo(to, [...visits, ...others]).map(({ set }) => set)).toEqual(['fc', 'fcp']);
  });
});

describe('chooseAddress', () => {
  const [main, other] = [{ id: 1 }, { id: 2 }];

  it('keeps a choice that exists, otherwise takes the main address', () => {
    expect(chooseAddress(main, [other], 2)).toBe(other);
    expect(chooseAddress(main, [other], null)).toBe(main);
    expect(chooseAddress(main, [other], 99)).toBe(main);
  });

  it('is null without a choice and a main address', () => {
    expect(chooseAddress(null, [other], null)).toBeNull();
    expect(chooseAddress(null, [other], 2)).toBe(other);
    expect(chooseAddress(null, [], 2)).toBeNull();
  });
});
