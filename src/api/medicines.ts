import type { Reply } from './contract/call';
import type { Send } from './client';
import { listInspections, listMedicines } from './contract/medicine';
import { preloadRead, useRead } from './useRead';

/** The latest prescription and the past ones. */
export const useMedicines = () => useRead(listMedicines, {});

/** The ordered tests. */
export const useInspections = () => useRead(listInspections, {});

/** Starts the read of `useMedicines` before its screen renders. */
export const preloadMedicines = (send: Send): void => preloadRead(send, listMedicines, {});

/** The medicines of every prescription, newest first. */
export const everyMedicine = ({ latest_medicines, past_medicines }: Reply<typeof listMedicines>) => [
  ...latest_medicines,
  ...past_medicines,
];
