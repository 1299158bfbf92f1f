import {
  askBookingFlag,
  listShiftDays,
  listShifts,
  listDoctors,
  showDoctor,
  type Doctor,
} from '../../src/api/contract';
import { addDays, isJstDate } from '../../src/domain/calendar/jst';
import { badInput, notFound } from '../ruleError';
import { bookingFlag } from './bookingFlag';
import type { Handle } from '../http/handle';
import { requireShift, subjectOf } from '../questionnaire/subjectAndShift';
import { hasFinishedVisit } from './activeReservation';
import { dayShiftsJson, countFreeBlocks } from './dayShifts';
import type { Db } from '../db/db';

const doctorOf = (query: { doctor_id: number | 'any' }) => (query.doctor_id === 'any' ? null : query.doctor_id);

const DAY_OFFSETS = [0, 1, 2, 3, 4, 5, 6];

export function shiftRoutes(handle: Handle, { db }: { db: Db }): void {
  const kindOf = async (patientId: number, subjectId: number) =>
    (await hasFinishedVisit(db, patientId, subjectId)) ? 'repeat' : 'initial';

  handle(listShifts, async ({ params, query }, { patient }) => {
    const kind = await kindOf(patient.id, params.id);
    const shifts = await dayShiftsJson(db, { subjectId: params.id, date: query.date, doctorId: doctorOf(query) });
    return new Response(`{"shifts":${shifts},"flag":"${kind}"}`, { headers: { 'content-type': 'application/json' } });
  });

  handle(listShiftDays, async ({ params, query }, { patient, now }) => {
    const [subjectId, doctorId] = [params.id, doctorOf(query)];
    if (!isJstDate(addDays(query.from, 6))) throw badInput();
    const kind = await kindOf(patient.id, subjectId);
    const days = DAY_OFFSETS.map(async (offset) => {
      const date = addDays(query.from, offset);
      return { date, free: await countFreeBlocks(db, { subjectId, date, doctorId }, kind, now) };
    });
    return { days: await Promise.all(days) };
  });

  handle(askBookingFlag, async ({ query }, { patient, now }) => {
    await subjectOf(db, query.subject_id);
    await requireShift(db, query.shift_id);
    return { flag: await bookingFlag(db, patient.id, query.subject_id, now) };
  });
}

export function doctorRoutes(handle: Handle, { db }: { db: Db }): void {
  handle(listDoctors, async ({ params }) => {
    await subjectOf(db, params.id);
    // `zoom_url` is null, because patients get Zoom links only in their own reservations.
    return db.query<Doctor>(
      `select id, name, lastname, profile, null as zoom_url from doctors
       join doctor_subjects on doctor_id = id where subject_id = $1 order by id`,
      [params.id],
    );
  });

  handle(showDoctor, async ({ params, query }) => {
    const subject = await subjectOf(db, query.subject_id);
    const [doctor] = await db.query<{ lastname: string; profile: string }>(
      'select lastname, profile from doctors where id = $1',
      [params.id],
    );
    if (!doctor) throw notFound('医師');
    return { doctors: doctor, subject_id: { name: subject.name } };
  });
}
