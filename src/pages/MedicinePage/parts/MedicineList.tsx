import type { Medicine } from '../../../api/contract/medicineCalls';
import { MedicineItem } from '../../../components/records/MedicineItem/MedicineItem';
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
