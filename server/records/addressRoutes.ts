import { addAddress, deleteAddress, listAddresses, setMainAddress } from '../../src/api/contract';
import { addAddressOf, addressesOf, deleteAddressOf, setMainAddressOf } from './addressQueries';
import type { Handle } from '../http/handle';
import type { Services } from '../services';

/** A patient's delivery addresses. */
export function deliverRoutes(handle: Handle, { db }: Services): void {
  handle(listAddresses, (_, { patient }) => addressesOf(db, patient.id));

  handle(addAddress, ({ body }, { patient }) => addAddressOf(db, patient, body));

  handle(setMainAddress, ({ params }, { patient }) => setMainAddressOf(db, patient, params.id));

  handle(deleteAddress, ({ params }, { patient }) => deleteAddressOf(db, patient, params.id));
}
