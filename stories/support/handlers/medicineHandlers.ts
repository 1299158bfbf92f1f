import { listInspections, listMedicines } from '../../../src/api/contract';
import { call } from './clinicHandlers';

export const medicineList = call(listMedicines);
export const inspectionList = call(listInspections);
