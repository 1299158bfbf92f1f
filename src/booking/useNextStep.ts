import { nextStep, openQuestion, type NextStep, type PatientFacts } from '../domain/nextStep';
import type { Instant } from '../domain/jst';
import { everyReservation } from '../domain/reservationLists';
import { listFiles } from '../api/contract/fileCalls';
import { listMedicines } from '../api/contract/medicineCalls';
import { everyMedicine } from '../api/medicinesApi';
import { useReservations } from '../api/reservationsApi';
import { useRead } from '../api/useRead';

/**
 * The patient's next step (§next-step-order); null until it is known, and without the reservations, which say alone whether
 * there is one (§reservations-unread). Reads only what is needed: the reservations, then the files or the medicines if the
 * step depends on them. Where these cannot be read, nothing follows from them.
 */
export function useNextStep(now: Instant): NextStep | null {
  const list = useReservations();
  const reservations = list.status === 'ready' ? everyReservation(list.data) : [];
  const known: PatientFacts = { reservations, files: null, medicines: null };
  const question = openQuestion(nextStep(known, now), reservations);
  const files = useRead(listFiles, question === 'files' ? {} : null);
  const medicines = useRead(listMedicines, question === 'medicines' ? {} : null);

  if (list.status !== 'ready') return null;
  if (question === 'files' && files.status === 'loading') return null;
  if (question === 'medicines' && medicines.status === 'loading') return null;
  return nextStep(
    {
      reservations,
      files: files.status === 'ready' ? files.data.length : null,
      medicines: medicines.status === 'ready' ? everyMedicine(medicines.data) : null,
    },
    now,
  );
}
