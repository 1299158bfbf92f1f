import type { Medicine } from '../../../api/contract/medicine';
import { MedicineItem } from '../../../components/medicine/MedicineItem/MedicineItem';
import classes from './MedicineList.module.css';

/** The medicines of one prescription, in the clinic's order. */
export function MedicineList({ medicines }: { medicines: readonly Medicine[] }) {
  return (
    <ul className={classes.list}>
      {medicines.map((medicine) => (
        <li key={medicine.id}>
          <MedicineItem medicine={medicine} />
        </li>
      ))}
    </ul>
  );
}
