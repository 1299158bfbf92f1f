import type { Queries } from '../db/db';
import { loginRequired } from './httpError';
import type { Patient } from './context';

/**
 * Locks the patient's row, so that one change of a patient's data runs at a time. Throws a 401 when the patient was
 * erased after the call had begun: nothing may be added to what is gone, or to a record that is nobody's any more.
 */
export async function lockPatient(tx: Queries, { id, sub }: Patient): Promise<void> {
  const rows = await tx.query('select 1 from patients where id = $1 and line_sub = $2 for update', [id, sub]);
  if (rows.length === 0) throw loginRequired();
}
