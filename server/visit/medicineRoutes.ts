import { listInspections, listMedicines } from '../../src/api/contract';
import type { Handle } from '../http/handle';
import { inspectionsOf, medicinesOf } from './prescriptions';
import type { Db } from '../db/db';

export function medicineRoutes(handle: Handle, { db }: { db: Db }): void {
  handle(listMedicines, (_, { patient }) => medicinesOf(db, patient.id));

  handle(listInspections, (_, { patient }) => inspectionsOf(db, patient.id));
}
