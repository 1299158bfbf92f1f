import type { Send } from './client';
import { listInspections, listMedicines } from './contract';
import { preloadRead, useRead } from './useRead';

/** The latest prescription and the past ones (spec §7 `GET /medicines`). */
export const useMedicines = () => useRead(listMedicines, {});

/** The tests that were ordered (spec §7 `GET /medicines/1`). */
export const useInspections = () => useRead(listInspections, {});

/** Begins the read of `useMedicines` before its screen is drawn. */
export const preloadMedicines = (send: Send): void => preloadRead(send, listMedicines, {});
