import { type Address, addAddress, deleteAddress, listAddresses, setMainAddress } from '../../src/api/contract';
import { conflict, notFound, ruleBroken } from '../ruleError';
import { insert, type Db, type Queries } from '../db/db';
import type { Patient } from '../http/context';
import { lockPatient } from '../http/lockPatient';
import type { Handle } from '../http/handle';

const MAX_ADDRESSES = 20;

export const addressesOf = (db: Queries, patientId: number): Promise<Address[]> =>
  db.query<Address>('select id, zip, address, apartment, preset from addresses where patient_id = $1 order by id', [
    patientId,
  ]);

const changeAddresses = (db: Db, patient: Patient, work: (tx: Queries, addresses: Address[]) => Promise<void>) =>
  db.transaction(async (tx) => {
    await lockPatient(tx, patient);
    await work(tx, await addressesOf(tx, patient.id));
    return addressesOf(tx, patient.id);
  });

function findOwnAddress(addresses: readonly Address[], id: number): Address {
  const ownAddress = addresses.find((address) => address.id === id);
  if (!ownAddress) throw notFound('お届け先の住所');
  return ownAddress;
}

const setPreset = (tx: Queries, id: number) => tx.query('update addresses set preset = true where id = $1', [id]);

/** A patient's first address becomes the main address (§deliver-one-main). */
export const addAddressOf = (db: Db, patient: Patient, added: Pick<Address, 'zip' | 'address' | 'apartment'>) =>
  changeAddresses(db, patient, async (tx, addresses) => {
    if (addresses.length >= MAX_ADDRESSES)
      throw ruleBroken(
        'too_many_addresses',
        `お届け先は${MAX_ADDRESSES}件まで登録できます。使わない住所を削除してから追加してください。`,
      );
    await insert(tx, 'addresses', [{ ...added, patient_id: patient.id, preset: addresses.length === 0 }]);
  });

export const setMainAddressOf = (db: Db, patient: Patient, id: number) =>
  changeAddresses(db, patient, async (tx, addresses) => {
    if (findOwnAddress(addresses, id).preset) return;
    await tx.query('update addresses set preset = false where patient_id = $1 and preset', [patient.id]);
    await setPreset(tx, id);
  });

/** If the main address is deleted, the oldest remaining address becomes the main address (§deliver-delete). */
export const deleteAddressOf = (db: Db, patient: Patient, id: number) =>
  changeAddresses(db, patient, async (tx, addresses) => {
    const { preset } = findOwnAddress(addresses, id);
    const oldest = addresses.find((address) => address.id !== id);
    if (!oldest) throw conflict('お届け先は1件以上必要なため、最後の住所は削除できません。');
    await tx.query('delete from addresses where id = $1', [id]);
    if (preset) await setPreset(tx, oldest.id);
  });

/** A reservation gets its bill's address, else the main address (§deliver-chosen-address, §deliver-address-copied). */
export async function copyDeliverAddress(tx: Queries, reservationId: number): Promise<void> {
  await tx.query(
    `update reservations r set deliver_zip = b.deliver_zip, deliver_address = b.deliver_address,
       deliver_apartment = b.deliver_apartment
     from bills b where r.id = $1 and b.reservation_id = r.id and b.deliver_zip is not null`,
    [reservationId],
  );
  await tx.query(
    `update reservations r set deliver_zip = zip, deliver_address = address, deliver_apartment = apartment
     from addresses a where r.id = $1 and a.patient_id = r.patient_id and a.preset and r.deliver_zip is null`,
    [reservationId],
  );
}

export function deliverRoutes(handle: Handle, { db }: { db: Db }): void {
  handle(listAddresses, (_, { patient }) => addressesOf(db, patient.id));
  handle(addAddress, ({ body }, { patient }) => addAddressOf(db, patient, body));
  handle(setMainAddress, ({ params }, { patient }) => setMainAddressOf(db, patient, params.id));
  handle(deleteAddress, ({ params }, { patient }) => deleteAddressOf(db, patient, params.id));
}
