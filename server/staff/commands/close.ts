import * as v from 'valibot';
import { Id } from '../../../src/api/contract/wireFormats';
import { toJstDate, weekdayOf, type JstDate } from '../../../src/domain/calendar/jst';
import { comingDays, regenerateShifts, lockTimetable } from '../../booking/timetable';
import { toTimestamp, type Queries } from '../../db/db';
import { conflict, ruleBroken } from '../../ruleError';
import { planMessage } from '../../messages/outbox';
import { note, type StaffContext } from '../audit';
import { lockVisits, restoreVisits, strandedVisits, visitLine, type ListedVisit } from '../closedVisits';
import { command, type Outcome } from '../command';
import { Day, words } from '../schemas';
import { mustBeDoctor } from './doctors';

interface OfDay {
  date: JstDate;
  doctor: number | null;
}

interface Closing {
  move: boolean;
  reason: string | null;
}

const named = ({ date, doctor }: OfDay) => (doctor === null ? date : `${date} ${doctor}`);

/** The latest rule wins; a clinic-wide rule replaces those of its doctors. */
async function setOpeningRule(tx: Queries, { date, doctor }: OfDay, open: boolean): Promise<void> {
  await tx.query('delete from opening_days where day = $1 and ($2::int is null or doctor_id = $2)', [date, doctor]);
  await tx.query('insert into opening_days (day, doctor_id, open) values ($1, $2, $3)', [date, doctor, open]);
}

/** Changes the day and its reservations in one transaction. */
function setDay<T>(staff: StaffContext, day: OfDay, open: boolean, then: (tx: Queries) => Promise<T>): Promise<T> {
  const today = toJstDate(staff.now);
  if (day.date < today) throw ruleBroken('past_day', `${day.date} is over; today is ${today}.`);
  return staff.db.transaction(async (tx) => {
    if (day.doctor !== null) await mustBeDoctor(tx, day.doctor);
    await lockTimetable(tx);
    await lockVisits(tx, day.date);
    await setOpeningRule(tx, day, open);
    // A later day is planned when the timetable reaches it.
    await regenerateShifts(
      tx,
      (await comingDays(tx, today)).filter((date) => date === day.date),
      day.doctor,
    );
    const done = await then(tx);
    await note(tx, staff, `${open ? 'open' : 'close'} ${named(day)}`, null);
    return done;
  });
}

const counted = (visits: readonly ListedVisit[]) =>
  `${visits.length} ${visits.length === 1 ? 'reservation' : 'reservations'}`;
const listed = (visits: readonly ListedVisit[]) => visits.map(visitLine).join('');

/** Without `move` a day with reservations stays open: a 409 lists them. */
async function closeDay(staff: StaffContext, day: OfDay, { move, reason }: Closing): Promise<Outcome> {
  const visits = await setDay(staff, day, false, async (tx) => {
    const stranded = await strandedVisits(tx, day, staff.now);
    if (stranded.length > 0 && !move)
      throw conflict(
        `${named(day)} has ${counted(stranded)}, so it stays open. To close it and ask the patients for another time: ` +
          `npm run clinic -- close ${named(day)} --move\n${listed(stranded).trimEnd()}`,
      );
    await tx.query('update reservations set rebook_at = $2, rebook_reason = $3 where id = any($1::int[])', [
      stranded.map(({ id }) => id),
      toTimestamp(staff.now),
      reason,
    ]);
    for (const { id } of stranded) await planMessage(tx, id, 'closed', staff.now);
    return stranded;
  });
  const notice = visits.length > 0 ? `Asked for another time: the patients of ${counted(visits)}.\n` : '';
  return {
    words: `Closed: ${named(day)}.\n${notice}${listed(visits)}`,
    data: { ...day, done: 'close', asked: visits },
  };
}

/** Restores the reservations whose patients have not chosen another time yet. */
async function openDay(staff: StaffContext, day: OfDay): Promise<Outcome> {
  const [visits, onDuty] = await setDay(staff, day, true, async (tx) => [
    await restoreVisits(tx, day, staff.now),
    await tx.query('select 1 from duty_hours where weekday = $1 and ($2::int is null or doctor_id = $2) limit 1', [
      weekdayOf(day.date),
      day.doctor,
    ]),
  ]);
  const idle = onDuty.length === 0 ? 'Nobody has weekly hours on this weekday, so no time is offered.\n' : '';
  const back = visits.length > 0 ? `Standing again: ${counted(visits)}.\n` : '';
  return {
    words: `Open: ${named(day)}.\n${idle}${back}${listed(visits)}`,
    data: { ...day, done: 'open', standing: visits },
  };
}

const ofDay = { date: Day, doctor: v.optional(Id) };

export const commands = [
  command({
    usage: 'close DATE [DOCTOR]',
    options: { ...ofDay, move: v.optional(v.boolean(), false), reason: v.optional(words(30)) },
    help: 'closes a day, for all or one doctor; with --move its patients are asked for another time (--reason TEXT)',
    example: 'close 2026-12-29, or close 2026-12-29 3 --move --reason TEXT (3 is a doctor)',
    run: (staff, { date, doctor = null, move, reason = null }) => closeDay(staff, { date, doctor }, { move, reason }),
  }),
  command({
    usage: 'open DATE [DOCTOR]',
    options: ofDay,
    help: 'opens a closed day or a national holiday, which are closed',
    example: 'open 2026-12-29, or open 2026-12-29 3 (3 is a doctor)',
    run: (staff, { date, doctor = null }) => openDay(staff, { date, doctor }),
  }),
];
