import * as v from 'valibot';
import { addDays, startOfJstDate, toJstDate, type JstDate } from '../../../src/domain/calendar/jst';
import { toTimestamp } from '../../db/db';
import { addAuditLine, type StaffContext } from '../audit';
import { command, joinEntries, type CommandOutcome } from '../command';
import { Day } from '../schemas';
import { SELECT_VISITS, visitsOf, type VisitRow } from '../visitRows';

/** Lists the earliest reservation first (§day-listed). */
async function listDay(staff: StaffContext, date: JstDate = toJstDate(staff.now)): Promise<CommandOutcome> {
  const { db, now } = staff;
  const rows = await db.query<VisitRow>(
    `${SELECT_VISITS} where start_at >= $1 and start_at < $2 order by start_at, r.id`,
    [toTimestamp(startOfJstDate(date)), toTimestamp(startOfJstDate(addDays(date, 1)))],
  );
  const day = await visitsOf(db, rows, now);
  await addAuditLine(db, staff, 'today', null);
  const lines = day.map(({ start_time, id, patient, doctor, subject, visit, state, missing }) =>
    [
      start_time.slice(11, 16),
      id,
      patient,
      doctor,
      subject,
      visit,
      state,
      ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
    ].join('  '),
  );
  return { words: joinEntries(lines, `There are no reservations on ${date}.`), data: day };
}

export const commands = [
  command({
    usage: 'today [DATE]',
    options: { date: v.optional(Day) },
    help: 'lists the reservations of today or DATE: time, ID, patient, doctor, subject, first or repeat visit, state, what is missing',
    example: 'today, or today 2026-07-03',
    run: (staff, { date }) => listDay(staff, date),
  }),
];
