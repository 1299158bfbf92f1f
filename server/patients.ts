import { loginRequired } from './clinicError';
import { only, type Queries } from './db/db';
import { UID } from '../src/api/contract';
import type { House, Patient } from './visit';

/** The patient of a LINE user; the first login makes one. */
export async function patientOf(db: Queries, sub: string, displayName: string | null = null): Promise<Patient> {
  const [known] = await db.query<{ id: number }>('select id from patients where line_sub = $1', [sub]);
  if (known) return { id: known.id, sub };
  const rows = await db.query<{ id: number }>(
    `insert into patients (line_sub, display_name) values ($1, $2)
     on conflict (line_sub) do update set line_sub = excluded.line_sub returning id`,
    [sub, displayName],
  );
  return { id: only(rows).id, sub };
}

/** Who calls: an authentic `uid` and a live session of the same user, else a 401 (api.md "Login"). */
export async function whoCalls({ db, identity, sessions }: House, request: Request): Promise<Patient> {
  const token = request.headers.get(UID);
  const uid = token ? await identity.readUid(token) : null;
  if (!uid || !(await sessions.isLive(request, uid.sub))) throw loginRequired();
  return patientOf(db, uid.sub, uid.name);
}
