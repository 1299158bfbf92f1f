import { askBookingFlag, listShifts } from '../../src/api/contract';
import { bookingFlag } from './bookingFlag';
import { encodingFor } from '../http/compression';
import type { Handle } from '../http/handle';
import { mustBeShift, subjectOf } from './lookup';
import { shiftReplies } from './shiftReplies';
import type { Services } from '../services';

const doctorOf = (query: { doctor_id: number | 'any' }) => (query.doctor_id === 'any' ? null : query.doctor_id);

/** A day's timetable, and which booking flow applies. */
export function shiftRoutes(handle: Handle, { db, compress }: Services): void {
  const replies = shiftReplies(db, compress);
  handle(
    listShifts,
    ({ params, query }, { request, callerRow }) => {
      const shifts = { subjectId: params.id, date: query.date, doctorId: doctorOf(query) };
      const flag = callerRow['finished'] === true ? 'repeat' : 'initial';
      return replies.reply(shifts, String(callerRow['version']), flag, encodingFor(request));
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

  handle(askBookingFlag, async ({ query }, { patient, now }) => {
    await subjectOf(db, query.subject_id);
    await mustBeShift(db, query.shift_id);
    return { flag: await bookingFlag(db, patient.id, query.subject_id, now) };
  });
}
