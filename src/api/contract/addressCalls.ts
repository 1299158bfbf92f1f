import * as v from 'valibot';
import { declare } from '../call';
import { Id, Text, ById, Trimmed } from './fieldSchemas';

/** A delivery address; `preset` marks the main one. */
export const Address = v.object({ id: Id, zip: Text, address: Text, apartment: Text, preset: v.boolean() });
export type Address = v.InferOutput<typeof Address>;
const Addresses = v.array(Address);

export const listAddresses = declare('GET /delivers/1', { reply: Addresses });

export const addAddress = declare('POST /delivers', {
  json: v.object({
    zip: v.pipe(Text, v.regex(/^\d{7}$/)),
    address: v.pipe(Trimmed, v.maxLength(200)),
    apartment: v.optional(v.pipe(Text, v.trim(), v.maxLength(200))),
  }),
  reply: Addresses,
});

export const setMainAddress = declare('PUT /delivers/:id', { params: ById, reply: Addresses });

export const deleteAddress = declare('DELETE /delivers/:id', { params: ById, reply: Addresses });
