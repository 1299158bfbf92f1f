import type { Queries } from '../db/db';
import { notFound } from '../ruleError';

interface Named {
  id: number;
  line_sub: string;
  /** As LINE says. */
  display_name: string | null;
}

/**
 * The patient whom staff name by the number of a reservation, or, where there is none, by the LINE user id, which is no
 * number; their row stays locked. Throws a 404 when nobody is named so.
 */
export async function namedPatient(tx: Queries, name: string): Promise<Named> {
  const [patient] = await tx.query<Named>(
    `select id, line_sub, display_name from patients
     where line_sub = $1 or id = (select patient_id from reservations where id::text = $1) for update`,
    [name],
  );
  if (!patient) throw notFound('患者さま');
  return patient;
}
