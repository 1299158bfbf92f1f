import * as v from 'valibot';
import type { Instant } from '../../src/domain/calendar/jst';
import { singleLine } from './schemas';
import { insert, toTimestamp, type Db, type Queries } from '../db/db';

export const StaffName = v.pipe(
  singleLine(60),
  // Two spaces separate the columns of the printed audit.
  v.check((name) => !/\s{2}/.test(name), 'must not have two spaces together'),
);

export interface StaffContext {
  db: Db;
  now: Instant;
  by: string;
  /** The name of the staff member who checked allergies and pregnancy before a prescription. */
  confirmedBy?: string;
}

export interface AuditLine {
  id: number;
  at: Date;
  who: string;
  what: string;
  reservation_id: number | null;
  confirmed_by: string | null;
}

/** `what` must not contain medical data (§staff-audit). */
export async function addAuditLine(
  tx: Queries,
  { by, now, confirmedBy }: Omit<StaffContext, 'db'>,
  what: string,
  reservation_id: number | null,
): Promise<void> {
  const line = { at: toTimestamp(now), who: by, what, reservation_id, confirmed_by: confirmedBy ?? null };
  await insert(tx, 'audit_lines', [line]);
}

export const auditOf = (db: Queries, reservationId: number | null): Promise<AuditLine[]> =>
  db.query<AuditLine>(
    `select id, at, who, what, reservation_id, confirmed_by from audit_lines
     where $1::int is null or reservation_id = $1::int order by id`,
    [reservationId],
  );
