import { listShifts } from '../../../src/api/contract';
import { addDays, startOfJstDate, toJstIso } from '../../../src/domain/calendar/jst';
import { toTimestamp } from '../../../server/db/db';
import type { TestClinic } from './testClinic';
import type { Visitor } from '../../patient';

/** The reply to `listShifts` as it comes, and as the contract describes it. */
export function shiftReplies(clinic: () => TestClinic) {
  const ask = (visitor: Visitor, date: string, { subject = 1, doctor = 'any' as number | 'any', encoding = '' } = {}) =>
    visitor.send(
      listShifts,
      { params: { id: subject }, query: { date, doctor_id: doctor } },
      { headers: { 'accept-encoding': encoding } },
    );

  const textOf = async (visitor: Visitor, date: string, options?: Parameters<typeof ask>[2]) =>
    (await ask(visitor, date, options)).text();

  /** The reply as the contract describes it, built from rows. */
  async function expected(date: string, flag: string, { subject = 1, doctor = 'any' as number | 'any' } = {}) {
    const rows = await clinic().db.query<{ id: number; doctor_id: number; start_at: Date; taken: boolean }>(
      `select shift.id, doctor_id, start_at, coalesce(digest, '') <> '' or
         exists (select 1 from held_shifts where shift_id = shift.id) as taken
       from shifts shift where start_at >= $1::timestamptz and start_at < $2::timestamptz
       and exists (select 1 from doctor_subjects t where t.doctor_id = shift.doctor_id and t.subject_id = $3)`,
      [toTimestamp(startOfJstDate(date)), toTimestamp(startOfJstDate(addDays(date, 1))), subject],
    );
    const shifts = rows
      .filter((row) => doctor === 'any' || row.doctor_id === doctor)
      .toSorted((a, b) => a.doctor_id - b.doctor_id || a.start_at.getTime() - b.start_at.getTime())
      .map((row) => ({
        id: row.id,
        start_time: toJstIso(row.start_at.getTime()),
        admin_user_id: row.doctor_id,
        doctorId: row.doctor_id,
        digest: row.taken ? 'taken' : null,
      }));
    return JSON.stringify({ shifts, flag });
  }
  return { ask, textOf, expected };
}
