import { listDoctors, showDoctor, type Doctor } from '../../src/api/contract';
import { notFound } from '../ruleError';
import type { Handle } from '../http/handle';
import { subjectOf } from '../questionnaire/subjectAndShift';
import type { Db } from '../db/db';

/** Without Zoom links, which appear only in the patient's own reservations. */
export function doctorRoutes(handle: Handle, { db }: { db: Db }): void {
  handle(listDoctors, async ({ params }) => {
    await subjectOf(db, params.id);
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
