import { askBookingFlag, listShifts } from '../../src/api/contract';
import { addDays, startOfJstDate } from '../../src/domain/jst';
import { answersAreFresh } from '../answerSheets';
import { notFound } from '../clinicError';
import { at } from '../db/db';
import type { Handle } from '../handle';
import { hasFinished, holdsReservation, mustBeShift, subjectOf } from '../lookup';
import type { House } from '../visit';

/** The timetable of a day, and which way a booking goes. */
export function shiftRoutes(handle: Handle, { db }: House): void {
  handle(listShifts, async ({ params, query }, { patient }) => {
    await subjectOf(db, params.id);
    const doctor = query.doctor_id === 'any' ? null : query.doctor_id;
    if (doctor !== null && (await db.query('select 1 from doctors where id = $1', [doctor])).length === 0)
      throw notFound('医師');
    const flag = (await hasFinished(db, patient.id, params.id)) ? 'repeat' : 'initial';
    // The database writes the JSON: a day has a thousand shifts, and this is the call patients make most.
    const [day] = await db.query<{ shifts: string }>(
      `select coalesce(json_agg(day), '[]')::text as shifts from (
         select shift.id, to_char(start_at at time zone interval '9 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"') as start_time,
           shift.doctor_id as admin_user_id, shift.doctor_id as "doctorId",
           case when held.shift_id is null then digest else left(md5(shift.id::text), 12) end as digest
         from shifts shift
         join doctor_subjects treats on treats.doctor_id = shift.doctor_id and treats.subject_id = $1
         left join held_shifts held on held.shift_id = shift.id
         where start_at >= $2::timestamptz and start_at < $3::timestamptz
           and ($4::int is null or shift.doctor_id = $4::int)
         order by shift.doctor_id, start_at
       ) day`,
      [params.id, at(startOfJstDate(query.date)), at(startOfJstDate(addDays(query.date, 1))), doctor],
    );
    return new Response(`{"shifts":${day?.shifts ?? '[]'},"flag":"${flag}"}`, {
      headers: { 'content-type': 'application/json' },
    });
  });

  handle(askBookingFlag, async ({ query }, { patient, now }) => {
    await subjectOf(db, query.subject_id);
    await mustBeShift(db, query.shift_id);
    if (await holdsReservation(db, patient.id)) return { flag: 4 };
    if (await hasFinished(db, patient.id, query.subject_id)) return { flag: 1 };
    return { flag: (await answersAreFresh(db, patient.id, query.subject_id, now)) ? 2 : 0 };
  });
}
