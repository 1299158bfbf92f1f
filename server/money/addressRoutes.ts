import { addAddress, deleteAddress, listAddresses, setMainAddress } from '../../src/api/contract';
import { addAddressOf, addressesOf, deleteAddressOf, setMainAddressOf } from './deliverAddresses';
import type { Handle } from '../http/handle';
import type { Db } from '../db/db';

export function deliverRoutes(handle: Handle, { db }: { db: Db }): void {
  handle(listAddresses, (_, { patient }) => addressesOf(db, patient.id));

  handle(addAddress, ({ body }, { patient }) => addAddressOf(db, patient, body));

  handle(setMainAddress, ({ params }, { patient }) => setMainAddressOf(db, patient, params.id));

  handle(deleteAddress, ({ params }, { patient }) => deleteAddressOf(db, patient, params.id));
}
