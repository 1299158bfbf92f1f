import * as v from 'valibot';
import { addressField, apartmentField, zipField } from '../../domain/fields/address';
import { declare } from './call';
import { ById, Flag, ListReply, optionalObject, ReadId, TextOrEmpty, ZipText } from './wireFormats';

/** `preset` is true for the main address. */
export const Address = v.object({
  id: ReadId,
  zip: ZipText,
  address: TextOrEmpty,
  apartment: TextOrEmpty,
  preset: Flag,
});
export type Address = v.InferOutput<typeof Address>;
/** An invalid address is read as null. */
export const AddressOrNone = optionalObject(Address, null);
export const AddressLinesOrNone = optionalObject(
  v.pipe(
    v.object({ zip: ZipText, address: TextOrEmpty, apartment: TextOrEmpty }),
    v.check(({ zip, address }) => Boolean(zip || address), 'neither a postal code nor an address'),
  ),
  null,
);
const Addresses = ListReply(Address);

export const listAddresses = declare('GET /delivers/1', { reply: Addresses });

export const addAddress = declare('POST /delivers', {
  json: v.object({
    zip: zipField.schema,
    address: addressField.schema,
    apartment: v.optional(apartmentField.schema, ''),
  }),
  reply: Addresses,
});

export const setMainAddress = declare('PUT /delivers/:id', { params: ById, reply: Addresses });

export const deleteAddress = declare('DELETE /delivers/:id', { params: ById, reply: Addresses });
