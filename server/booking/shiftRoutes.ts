import { askBookingFlag, listShiftDays, listShifts } from '../../src/api/contract';
import { addDays, isJstDate, type JstDate } from '../../src/domain/calendar/jst';
import { badInput } from '../http/clinicError';
import { bookingFlag } from './bookingFlag';
import { encodingFor, type Compress } from '../http/compression';
import type { Handle } from '../http/handle';
import { mustBeShift, subjectOf } from '../questionnaire/subjectAndShift';
import { shiftReplies } from './shiftReplies';
import type { Db } from '../db/db';

const doctorOf = (query: { doctor_id: number | 'any' }) => (query.doctor_id === 'any' ? null : query.doctor_id);

interface WeekRow {
  date: JstDate;
  version: string;
  finished: boolean;
}

/** The versions of seven days, and the patient's kind of visit (§days-free, §visit-type-by-clinic). */
const WEEK = `select ($1::date + n)::text as date, offered_version($1::date + n, $2::int) as version,
  exists (select 1 from reservations where patient_id = $3 and subject_id = $4 and finished_at is not null) as finished
  from generate_series(0, 6) n order by n`;

/** A day's timetable, how full a week is, and which booking flow applies. */
export function shiftRoutes(handle: Handle, { db, compress }: { db: Db; compress: Compress | null }): void {
  const replies = shiftReplies(db, compress);
  handle(
    listShifts,
    ({ params, query }, { request, callerRow }) => {
      const shifts = { subjectId: params.id, date: query.date, doctorId: doctorOf(query) };
      const kind = callerRow['finished'] === true ? 'repeat' : 'initial';
      return replies.reply(shifts, String(callerRow['version']), kind, encodingFor(request));
    },
    {
      // The most frequent call: the statement that finds the caller also reads the visit kind and the version.
      callerQuery: ({ params, query }) => ({
        from: 'shift_caller',
        types: ['int', 'date', 'int'],
        params: [params.id, query.date, doctorOf(query)],
        columns: ['finished', 'version'],
      }),
    },
  );

  handle(listShiftDays, async ({ params, query }, { patient, now }) => {
    const [subjectId, doctorId] = [params.id, doctorOf(query)];
    if (!isJstDate(addDays(query.from, 6))) throw badInput();
    const week = await db.query<WeekRow>(WEEK, [query.from, doctorId, patient.id, subjectId]);
    const days = await Promise.all(
      week.map(async ({ date, version, finished }) => {
        const kind = finished ? 'repeat' : 'initial';
        return { date, free: await replies.free({ subjectId, date, doctorId }, version, kind, now) };
      }),
    );
    return { days };
  });

  handle(askBookingFlag, async ({ query }, { patient, now }) => {
    await subjectOf(db, query.subject_id);
    await mustBeShift(db, query.shift_id);
    return { flag: await bookingFlag(db, patient.id, query.subject_id, now) };
  });
}
