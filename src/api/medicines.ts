import { listInspections, listMedicines } from './contract';
import { useRead } from './useRead';

/** The latest prescription and the past ones (spec §7 `GET /medicines`). */
export const useMedicines = () => useRead(listMedicines, {});

/** The tests that were ordered (spec §7 `GET /medicines/1`). */
export const useInspections = () => useRead(listInspections, {});
