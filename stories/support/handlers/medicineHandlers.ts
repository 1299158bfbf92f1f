import { listInspections, listMedicines } from '../../../src/api/contract';
import { call } from './clinicHandlers';

/** The medicine record. */
export const medicineList = call(listMedicines);
/** The test record. */
export const inspectionList = call(listInspections);
