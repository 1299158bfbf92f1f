import * as v from 'valibot';
import { Id } from '../../../src/api/contract/wireFormats';
import { formatSpan, overlapIndex, readSpan } from '../../booking/openDays';
import { toJstDate } from '../../../src/domain/calendar/jst';
import { comingDays, regenerateShifts, lockTimetable } from '../../booking/timetable';
import type { Queries } from '../../db/db';
import { addAuditLine, type StaffContext } from '../audit';
import { visitsOnWithdrawnShifts, visitLine } from '../closedVisits';
import { command, type CommandOutcome } from '../command';
import { listOf, objectOf, readStaffFile, type Fault } from '../schemas';
import { requireDoctor } from './doctors';

const SPAN_PROBLEM = 'must be like "10:00-13:00", within 10:00-24:00 and in steps of 5 minutes';
const spans = listOf(
  v.pipe(
    v.string(SPAN_PROBLEM),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const span = readSpan(dataset.value);
      if (span) return span;
      addIssue({ message: SPAN_PROBLEM });
      return NEVER;
    }),
  ),
);

const WEEKDAYS = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 0 } as const;
const days = Object.keys(WEEKDAYS) as (keyof typeof WEEKDAYS)[];

/** A day off has an empty list; a break is a gap between spans. */
const Week = objectOf(v.entriesFromList(days, spans));
type Week = v.InferOutput<typeof Week>;

const overlappingSpans = (week: Week): Fault[] =>
  days.flatMap((day) => {
    const index = overlapIndex(week[day]);
    return index === -1 ? [] : [{ path: `${day}[${index}]`, problem: 'overlaps another span of the day' }];
  });

async function writeHours(tx: Queries, id: number, week: Week): Promise<void> {
  const rows = days.flatMap((day) => week[day].map(([from, to]) => [WEEKDAYS[day], from, to] as const));
  await tx.query('delete from duty_hours where doctor_id = $1', [id]);
  await tx.query(
    `insert into duty_hours (doctor_id, weekday, from_minute, to_minute)
     select $1::int, * from unnest($2::int[], $3::int[], $4::int[])`,
    [id, ...[0, 1, 2].map((column) => rows.map((row) => row[column]))],
  );
}

async function setHours(staff: StaffContext, id: number, text: string): Promise<CommandOutcome> {
  const week = readStaffFile(Week, text, overlappingSpans);
  const outside = await staff.db.transaction(async (tx) => {
    await requireDoctor(tx, id);
    await lockTimetable(tx);
    await writeHours(tx, id, week);
    await regenerateShifts(tx, await comingDays(tx, toJstDate(staff.now)), id);
    await addAuditLine(tx, staff, `hours ${id}`, null);
    return visitsOnWithdrawnShifts(tx, { date: null, doctor: id }, staff.now);
  });
  const list = outside.map(visitLine).join('');
  return {
    words: `The weekly hours of doctor ${id} are set.\n${list && `These reservations are outside the new hours, but stay valid:\n${list}`}`,
    data: { doctor: id, outside },
  };
}

async function showHours(staff: StaffContext, id: number): Promise<CommandOutcome> {
  await requireDoctor(staff.db, id);
  const rows = await staff.db.query<{ weekday: number; from_minute: number; to_minute: number }>(
    'select weekday, from_minute, to_minute from duty_hours where doctor_id = $1 order by weekday, from_minute',
    [id],
  );
  await addAuditLine(staff.db, staff, `hours ${id}`, null);
  const spansOf = (day: number) =>
    rows.flatMap(({ weekday, from_minute, to_minute }) =>
      weekday === day ? [formatSpan([from_minute, to_minute])] : [],
    );
  const week = Object.fromEntries(days.map((day) => [day, spansOf(WEEKDAYS[day])]));
  return { words: `${JSON.stringify(week, null, 2)}\n`, data: week };
}

export const commands = [
  command({
    usage: 'hours DOCTOR [FILE]',
    options: { id: Id, fileText: v.optional(v.string()) },
    help: 'sets the weekly hours of DOCTOR (a number, see `doctors`) from FILE (JSON). Without FILE, prints the current weekly hours',
    example: 'hours 3 hours.json sets the hours of doctor 3; hours 3 prints them',
    run: (staff, { id, fileText }) => (fileText === undefined ? showHours(staff, id) : setHours(staff, id, fileText)),
  }),
];
