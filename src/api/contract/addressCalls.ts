import * as v from 'valibot';
import { addressField, apartmentField } from '../../domain/fields/address';
import { zipField } from '../../domain/fields/zip';
import { declare } from './call';
import { ById, Flag, IdOfAny, LineText, TextOfAny, Zip } from './wireFormats';

/** A delivery address; `preset` marks the main one. */
export const Address = v.object({
  id: IdOfAny,
  zip: Zip,
  address: TextOfAny,
  apartment: LineText,
  preset: Flag,
});
export type Address = v.InferOutput<typeof Address>;
const Addresses = v.array(Address);

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
