import { Paper } from '@mantine/core';
import type { Medicine } from '../../../api/contract/medicine';
import { MedicineItem } from '../../../components/medicine/MedicineItem/MedicineItem';

/** The medicines of one prescription, in the clinic's order. */
export function MedicineList({ medicines }: { medicines: readonly Medicine[] }) {
  return (
    <Paper component="ul" variant="rows">
      {medicines.map((medicine) => (
        <li key={medicine.id}>
          <MedicineItem medicine={medicine} />
        </li>
      ))}
    </Paper>
  );
}
