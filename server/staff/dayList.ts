import { addDays, formatTime, startOfJstDate, toJstDate, type JstDate } from '../../src/domain/calendar/jst';
import { toTimestamp } from '../db/db';
import { note, type Desk } from './audit';
import { linesOf, type Outcome } from './staffLists';
import { VISITS, visitOf, type VisitRow } from './visitRows';

/** The reservations of a day by time, today's where none is named (§day-listed). */
export async function listDay(desk: Desk, date: JstDate = toJstDate(desk.now)): Promise<Outcome> {
  const { db, now } = desk;
  const rows = await db.query<VisitRow>(`${VISITS} where start_at >= $1 and start_at < $2 order by start_at, r.id`, [
    toTimestamp(startOfJstDate(date)),
    toTimestamp(startOfJstDate(addDays(date, 1))),
  ]);
  const day = [];
  for (const row of rows) day.push({ ...(await visitOf(db, row, now)), time: formatTime(row.start_at.getTime()) });
  await note(db, desk, 'today', null);
  const lines = day.map(({ time, id, patient, doctor, subject, visit, state, missing }) =>
    [
      time,
      id,
      patient,
      doctor,
      subject,
      visit,
      state,
      ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
    ].join('  '),
  );
  return {
    words: linesOf(lines, `There are no reservations on ${date}.`),
    data: day.map(({ time: _time, ...visit }) => visit),
  };
}
