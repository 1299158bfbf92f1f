import { nextStep, missingFact, type NextStep, type PatientFacts } from '../domain/visit/nextStep';
import type { Instant } from '../domain/calendar/jst';
import { listFiles } from '../api/contract/files';
import { listMedicines } from '../api/contract/medicine';
import { everyMedicine } from '../api/medicines';
import type { Reservation } from '../api/contract/reservations';
import { useReservations } from '../api/reservations';
import { useRead } from '../api/useRead';

/** The patient's next step (§next-step-order); null while data for the step is loading. */
export function useNextStep(now: Instant): NextStep<Reservation> | null {
  const list = useReservations();
  const reservations = list.status === 'ready' ? list.data.all_reservations : [];
  const complete = list.status === 'ready' && !list.readFailure && list.lost === 0;
  const facts: PatientFacts<Reservation> = { reservations, complete, files: null, medicines: null };
  const factToRead = missingFact(nextStep(facts, now), reservations, now);
  const files = useRead(listFiles, factToRead === 'files' ? {} : null);
  const medicines = useRead(listMedicines, factToRead === 'medicines' ? {} : null);

  if (list.status !== 'ready') return null;
  if (factToRead === 'files' && files.status === 'loading') return null;
  if (factToRead === 'medicines' && medicines.status === 'loading') return null;
  return nextStep(
    {
      ...facts,
      files: files.status === 'ready' ? files.data.rows.length : null,
      medicines: medicines.status === 'ready' ? everyMedicine(medicines.data) : null,
    },
    now,
  );
}
