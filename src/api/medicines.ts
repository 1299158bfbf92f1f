import type { Reply } from './contract/call';
import type { Send } from './client';
import { listInspections, listMedicines } from './contract/medicine';
import { preloadRead, useRead } from './useRead';

export const useMedicines = () => useRead(listMedicines, {});

export const useInspections = () => useRead(listInspections, {});

export const preloadMedicines = (send: Send): void => preloadRead(send, listMedicines, {});

export const everyMedicine = ({ latest_medicines, past_medicines }: Reply<typeof listMedicines>) => [
  ...latest_medicines,
  ...past_medicines,
];
