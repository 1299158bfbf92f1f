import type { Queries } from '../db/db';
import { notFound } from '../http/clinicError';

/**
 * The patient whom staff name by the number of a reservation, or, where there is none, by the LINE user id, which is no
 * number; their row stays locked. Throws a 404 when nobody is named so.
 */
export async function namedPatient(tx: Queries, name: string): Promise<{ id: number; line_sub: string }> {
  const [patient] = await tx.query<{ id: number; line_sub: string }>(
    `select id, line_sub from patients
     where line_sub = $1 or id = (select patient_id from reservations where id::text = $1) for update`,
    [name],
  );
  if (!patient) throw notFound('患者さま');
  return patient;
}
