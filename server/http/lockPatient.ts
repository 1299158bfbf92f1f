import type { Queries } from '../db/db';
import { loginRequired } from './httpError';
import type { Patient } from './context';

/** Makes the patient's calls run one by one. Throws a 401 if the patient has been erased. */
export async function lockPatient(tx: Queries, { id, sub }: Patient): Promise<void> {
  const rows = await tx.query('select 1 from patients where id = $1 and line_sub = $2 for update', [id, sub]);
  if (rows.length === 0) throw loginRequired();
}
