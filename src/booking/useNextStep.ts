import { nextStep, openQuestion, type NextStep, type PatientFacts } from '../domain/visit/nextStep';
import type { Instant } from '../domain/calendar/jst';
import { listFiles } from '../api/contract/files';
import { listMedicines } from '../api/contract/medicine';
import { everyMedicine } from '../api/medicines';
import type { Reservation } from '../api/contract/reservations';
import { useReservations } from '../api/reservations';
import { useRead } from '../api/useRead';

/**
 * The patient's next step (§next-step-order); null until it is known, and while the reservations are not
 * read, because only they say whether there is one (§reservations-unread). Reads only what is needed: the reservations, then the files or the medicines if the
 * step depends on them. Where these cannot be read, nothing follows from them.
 */
export function useNextStep(now: Instant): NextStep<Reservation> | null {
  const list = useReservations();
  const reservations = list.status === 'ready' ? list.data.all_reservations : [];
  const known: PatientFacts<Reservation> = { reservations, files: null, medicines: null };
  const question = openQuestion(nextStep(known, now), reservations, now);
  const files = useRead(listFiles, question === 'files' ? {} : null);
  const medicines = useRead(listMedicines, question === 'medicines' ? {} : null);

  if (list.status !== 'ready') return null;
  if (question === 'files' && files.status === 'loading') return null;
  if (question === 'medicines' && medicines.status === 'loading') return null;
  return nextStep(
    {
      reservations,
      files: files.status === 'ready' ? files.data.rows.length : null,
      medicines: medicines.status === 'ready' ? everyMedicine(medicines.data) : null,
    },
    now,
  );
}
