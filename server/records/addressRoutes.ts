import { addAddress, deleteAddress, listAddresses, setMainAddress } from '../../src/api/contract';
import { addAddressOf, addressesOf, deleteAddressOf, setMainAddressOf } from './addresses';
import type { Handle } from '../http/handle';
import type { House } from '../http/visit';

/** A patient's delivery addresses (api.md "User, addresses"). */
export function deliverRoutes(handle: Handle, { db }: House): void {
  handle(listAddresses, (_, { patient }) => addressesOf(db, patient.id));

  handle(addAddress, ({ body }, { patient }) =>
    addAddressOf(db, patient.id, { ...body, apartment: body.apartment ?? '' }),
  );

  handle(setMainAddress, ({ params }, { patient }) => setMainAddressOf(db, patient.id, params.id));

  handle(deleteAddress, ({ params }, { patient }) => deleteAddressOf(db, patient.id, params.id));
}
