import type { Queries } from '../db/db';
import { notFound } from '../ruleError';

interface Named {
  id: number;
  line_sub: string;
  display_name: string | null;
}

/** Staff name a patient by the number of a reservation or, without one, by the LINE user id. Locks the row. */
export async function namedPatient(tx: Queries, name: string): Promise<Named> {
  const [patient] = await tx.query<Named>(
    `select id, line_sub, display_name from patients
     where line_sub = $1 or id = (select patient_id from reservations where id::text = $1) for update`,
    [name],
  );
  if (!patient) throw notFound('患者さま');
  return patient;
}
