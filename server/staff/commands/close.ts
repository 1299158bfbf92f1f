import * as v from 'valibot';
import { Id } from '../../../src/api/contract/wireFormats';
import { toJstDate, weekdayOf, type JstDate } from '../../../src/domain/calendar/jst';
import { comingDays, regenerateShifts, lockTimetable } from '../../booking/timetable';
import { toTimestamp, type Queries } from '../../db/db';
import { conflict, ruleBroken } from '../../ruleError';
import { planMessage } from '../../messages/outbox';
import { addAuditLine, type StaffContext } from '../audit';
import {
  lockVisits,
  withdrawRebookRequests,
  visitsOnWithdrawnShifts,
  visitLine,
  type ListedVisit,
} from '../closedVisits';
import { command, type CommandOutcome } from '../command';
import { Day, singleLine } from '../schemas';
import { requireDoctor } from './doctors';

interface DayScope {
  date: JstDate;
  doctor: number | null;
}

interface Closing {
  move: boolean;
  reason: string | null;
}

const dayArguments = ({ date, doctor }: DayScope) => (doctor === null ? date : `${date} ${doctor}`);
const dayName = ({ date, doctor }: DayScope) => (doctor === null ? date : `${date} (doctor ${doctor})`);

/** A rule for the whole clinic replaces the day's rules for single doctors. */
async function setOpeningRule(tx: Queries, { date, doctor }: DayScope, isOpen: boolean): Promise<void> {
  await tx.query('delete from opening_days where day = $1 and ($2::int is null or doctor_id = $2)', [date, doctor]);
  await tx.query('insert into opening_days (day, doctor_id, open) values ($1, $2, $3)', [date, doctor, isOpen]);
}

function setDay<T>(staff: StaffContext, day: DayScope, isOpen: boolean, work: (tx: Queries) => Promise<T>): Promise<T> {
  const today = toJstDate(staff.now);
  if (day.date < today) throw ruleBroken('past_day', `${day.date} is over; today is ${today}.`);
  return staff.db.transaction(async (tx) => {
    if (day.doctor !== null) await requireDoctor(tx, day.doctor);
    await lockTimetable(tx);
    await lockVisits(tx, day.date);
    await setOpeningRule(tx, day, isOpen);
    // Skips a day beyond the end of the timetable, because the clinic creates the shifts of that day later.
    await regenerateShifts(
      tx,
      (await comingDays(tx, today)).filter((date) => date === day.date),
      day.doctor,
    );
    const result = await work(tx);
    await addAuditLine(tx, staff, `${isOpen ? 'open' : 'close'} ${dayArguments(day)}`, null);
    return result;
  });
}

const countOf = (visits: readonly ListedVisit[]) =>
  `${visits.length} ${visits.length === 1 ? 'reservation' : 'reservations'}`;
const visitLines = (visits: readonly ListedVisit[]) => visits.map(visitLine).join('');

async function closeDay(staff: StaffContext, day: DayScope, { move, reason }: Closing): Promise<CommandOutcome> {
  const visits = await setDay(staff, day, false, async (tx) => {
    const visitsToMove = await visitsOnWithdrawnShifts(tx, day, staff.now);
    if (visitsToMove.length > 0 && !move)
      throw conflict(
        `${dayName(day)} has ${countOf(visitsToMove)}, so the day stays open. To close the day and ask the patients to choose another time, run: ` +
          `npm run clinic -- close ${dayArguments(day)} --move\n${visitLines(visitsToMove).trimEnd()}`,
      );
    await tx.query('update reservations set rebook_at = $2, rebook_reason = $3 where id = any($1::int[])', [
      visitsToMove.map(({ id }) => id),
      toTimestamp(staff.now),
      reason,
    ]);
    for (const { id } of visitsToMove) await planMessage(tx, id, 'closed', staff.now);
    return visitsToMove;
  });
  const notice = visits.length > 0 ? `The patients of ${countOf(visits)} were asked to choose another time.\n` : '';
  return {
    words: `Closed: ${dayName(day)}.\n${notice}${visitLines(visits)}`,
    data: { ...day, done: 'close', asked: visits },
  };
}

async function openDay(staff: StaffContext, day: DayScope): Promise<CommandOutcome> {
  const [visits, dutyHours] = await setDay(staff, day, true, async (tx) => [
    await withdrawRebookRequests(tx, day, staff.now),
    await tx.query('select 1 from duty_hours where weekday = $1 and ($2::int is null or doctor_id = $2) limit 1', [
      weekdayOf(day.date),
      day.doctor,
    ]),
  ]);
  const idleNotice =
    dutyHours.length === 0 ? 'No weekly hours are set for this weekday, so patients cannot book on this day.\n' : '';
  const restoredNotice =
    visits.length > 0 ? `The patients of ${countOf(visits)} no longer need to choose another time.\n` : '';
  return {
    words: `Open: ${dayName(day)}.\n${idleNotice}${restoredNotice}${visitLines(visits)}`,
    data: { ...day, done: 'open', standing: visits },
  };
}

const scope = { date: Day, doctor: v.optional(Id) };

export const commands = [
  command({
    usage: 'close DATE [DOCTOR]',
    options: { ...scope, move: v.optional(v.boolean(), false), reason: v.optional(singleLine(30)) },
    help: 'closes a day for all doctors, or only for DOCTOR. If the day has reservations, close only lists them, and the day stays open. With --move, the day is closed, and these patients are asked to choose another time. They see the TEXT of --reason',
    example: 'close 2026-12-29, or close 2026-12-29 3 --move --reason TEXT (3 is a doctor)',
    run: (staff, { date, doctor = null, move, reason = null }) => closeDay(staff, { date, doctor }, { move, reason }),
  }),
  command({
    usage: 'open DATE [DOCTOR]',
    options: scope,
    help: 'opens a day that staff have closed, or a national holiday, for all doctors or only for DOCTOR',
    example: 'open 2026-12-29, or open 2026-12-29 3 (3 is a doctor)',
    run: (staff, { date, doctor = null }) => openDay(staff, { date, doctor }),
  }),
];
