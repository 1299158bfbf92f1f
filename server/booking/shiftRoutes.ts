import { askBookingFlag, listShiftDays, listShifts } from '../../src/api/contract';
import { addDays, isJstDate } from '../../src/domain/calendar/jst';
import { badInput } from '../http/clinicError';
import { bookingFlag } from './bookingFlag';
import { encodingFor, type Compress } from '../http/compression';
import type { Handle } from '../http/handle';
import { mustBeShift, subjectOf } from '../questionnaire/subjectAndShift';
import { shiftReplies } from './shiftReplies';
import type { Db } from '../db/db';

const doctorOf = (query: { doctor_id: number | 'any' }) => (query.doctor_id === 'any' ? null : query.doctor_id);

/** A day's timetable, how full a week is, and which booking flow applies. */
export function shiftRoutes(handle: Handle, { db, compress }: { db: Db; compress: Compress | null }): void {
  const replies = shiftReplies(db, compress);
  handle(listShifts, ({ params, query }, { request, patient }) => {
    const shifts = { subjectId: params.id, date: query.date, doctorId: doctorOf(query) };
    return replies.reply(shifts, patient.id, encodingFor(request));
  });

  handle(listShiftDays, async ({ params, query }, { patient, now }) => {
    if (!isJstDate(addDays(query.from, 6))) throw badInput();
    const week = { subjectId: params.id, date: query.from, doctorId: doctorOf(query) };
    return { days: await replies.freeOfWeek(week, patient.id, now) };
  });

  handle(askBookingFlag, async ({ query }, { patient, now }) => {
    await subjectOf(db, query.subject_id);
    await mustBeShift(db, query.shift_id);
    return { flag: await bookingFlag(db, patient.id, query.subject_id, now) };
  });
}
