import { expect, test } from 'vitest';
import * as api from '../../../src/api/contract';
import type { Address } from '../../../src/api/contract';
import { useClinic, statusAndCode } from '../support/testClinic';
import { logIn, type Visitor } from '../../patient';

const clinic = useClinic();
const add = (visitor: Visitor, address: string, more: object = {}) =>
  visitor.ask(api.addAddress, { body: { zip: '1000001', address, ...more } });
const sendWithId = (visitor: Visitor, call: typeof api.setMainAddress, id: number) =>
  visitor.send(call, { params: { id } });
const mainOf = (addresses: readonly Address[]) =>
  addresses.filter(({ preset }) => preset).map(({ address }) => address);

test('the first address that a patient adds becomes the main address (§deliver-one-main)', async () => {
  const visitor = await logIn(clinic(), 'movers');
  expect(await visitor.ask(api.listAddresses)).toEqual([]);
  const [firstAddress] = await add(visitor, ' 一丁目 ', { apartment: '101' });
  expect(firstAddress).toMatchObject({ zip: '1000001', address: '一丁目', apartment: '101', preset: true });
  const both = await add(visitor, '二丁目');
  expect(both.map(({ address, apartment, preset }) => [address, apartment, preset])).toEqual([
    ['一丁目', '101', true],
    ['二丁目', '', false],
  ]);
  expect(await visitor.ask(api.listAddresses)).toEqual(both);
});

test('a patient can delete every address except the last one (§deliver-delete)', async () => {
  const visitor = await logIn(clinic(), 'deleter');
  for (const address of ['一丁目', '二丁目', '三丁目']) await add(visitor, address);
  const [first, second, third] = await visitor.ask(api.listAddresses);
  // Choosing a main address is idempotent.
  for (const _ of [1, 2])
    expect(mainOf(await visitor.ask(api.setMainAddress, { params: { id: third?.id ?? 0 } }))).toEqual(['三丁目']);
  const remaining = await visitor.ask(api.deleteAddress, { params: { id: third?.id ?? 0 } });
  expect(mainOf(remaining)).toEqual(['一丁目']);
  expect(mainOf(await visitor.ask(api.deleteAddress, { params: { id: second?.id ?? 0 } }))).toEqual(['一丁目']);
  expect(await statusAndCode(sendWithId(visitor, api.deleteAddress, first?.id ?? 0))).toBe('409 conflict');
  expect(mainOf(await visitor.ask(api.listAddresses))).toEqual(['一丁目']);
});

test.each([
  [{ zip: '100000', address: '一丁目' }, 422],
  [{ zip: '1000001' }, 400],
  [{ zip: '1000001', address: 'a\0b' }, 400],
])('adding the invalid address %j fails with status %i', async (body, status) => {
  const visitor = await logIn(clinic(), 'sloppy');
  expect((await visitor.send(api.addAddress, { body })).status).toBe(status);
  expect(await visitor.ask(api.listAddresses)).toEqual([]);
});
