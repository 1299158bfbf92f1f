import type { Queries } from '../db/db';
import { notFound } from '../ruleError';

interface PatientRow {
  id: number;
  line_sub: string;
  display_name: string | null;
}

export async function findAndLockPatient(tx: Queries, subOrReservationId: string): Promise<PatientRow> {
  const [patient] = await tx.query<PatientRow>(
    `select id, line_sub, display_name from patients
     where line_sub = $1 or id = (select patient_id from reservations where id::text = $1) for update`,
    [subOrReservationId],
  );
  if (!patient) throw notFound('患者さま');
  return patient;
}
