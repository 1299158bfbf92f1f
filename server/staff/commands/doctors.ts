import * as v from 'valibot';
import { isSubjectId } from '../../../src/domain/clinic/subjects';
import type { Queries } from '../../db/db';
import { notFound } from '../../ruleError';
import { addAuditLine, type StaffContext } from '../audit';
import { command, joinEntries, type CommandOutcome } from '../command';
import { listOf, numberOf, objectOf, singleLine, readStaffFile, type Fault } from '../schemas';

const ROOM = 'must be the https address of the consultation room, or null';
const SUBJECT = 'must be the number of a subject, from 1 to 4';

const Doctor = objectOf({
  id: numberOf('a doctor'),
  name: singleLine(50),
  lastname: singleLine(20),
  profile: singleLine(300),
  zoom_url: v.nullable(v.pipe(v.string(ROOM), v.url(ROOM), v.startsWith('https://', ROOM), v.maxLength(500, ROOM))),
  subjects: listOf(v.pipe(v.number(SUBJECT), v.check(isSubjectId, SUBJECT))),
});
type Doctor = v.InferOutput<typeof Doctor>;

const repeatedSubjects = ({ subjects }: Doctor): Fault[] =>
  subjects.flatMap((id, index) =>
    subjects.indexOf(id) === index ? [] : [{ path: `subjects[${index}]`, problem: `is ${id}, which is listed twice` }],
  );

export async function requireDoctor(tx: Queries, id: number): Promise<void> {
  const rows = await tx.query('select 1 from doctors where id = $1', [id]);
  if (rows.length === 0) throw notFound('医師');
}

async function saveDoctor(staff: StaffContext, text: string): Promise<CommandOutcome> {
  const { subjects, ...doctor } = readStaffFile(Doctor, text, repeatedSubjects);
  const { id, name, lastname, profile, zoom_url } = doctor;
  const replacedDoctor = await staff.db.transaction(async (tx) => {
    const [doctorRow] = await tx.query<{ name: string }>('select name from doctors where id = $1 for update', [id]);
    await tx.query(
      `insert into doctors (id, name, lastname, profile, zoom_url) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set name = excluded.name, lastname = excluded.lastname, profile = excluded.profile,
         zoom_url = excluded.zoom_url`,
      [id, name, lastname, profile, zoom_url],
    );
    await tx.query('delete from doctor_subjects where doctor_id = $1', [id]);
    await tx.query('insert into doctor_subjects (doctor_id, subject_id) select $1::int, unnest($2::int[])', [
      id,
      subjects,
    ]);
    await addAuditLine(tx, staff, `doctor ${id}`, null);
    return doctorRow;
  });
  const words = replacedDoctor
    ? `Doctor ${id}, ${replacedDoctor.name}, was changed.\n`
    : `Doctor ${id}, ${name}, was added. Next, set the weekly hours: npm run clinic -- hours ${id} hours.json\n`;
  return { words, data: { ...doctor, subjects } };
}

async function listDoctors(staff: StaffContext): Promise<CommandOutcome> {
  const doctors = await staff.db.query<Doctor & { has_hours: boolean }>(
    `select id, name, lastname, profile, zoom_url,
       coalesce((select array_agg(subject_id order by subject_id) from doctor_subjects where doctor_id = id), '{}')
         as subjects,
       exists (select 1 from duty_hours where doctor_id = id) as has_hours
     from doctors order by id`,
  );
  await addAuditLine(staff.db, staff, 'doctors', null);
  const lines = doctors.map(({ id, name, subjects, zoom_url, has_hours }) =>
    [
      id,
      name,
      subjects.length > 0 ? `subjects ${subjects.join(', ')}` : 'no subject: not offered to patients',
      ...(has_hours ? [] : ['no weekly hours']),
      ...(zoom_url === null ? ['no consultation room'] : []),
    ].join('  '),
  );
  const emptyText = 'There is no doctor yet; begin with: npm run clinic -- example doctor';
  return { words: joinEntries(lines, emptyText), data: doctors };
}

export const commands = [
  command({
    usage: 'doctors',
    options: {},
    help: 'lists the doctors with their numbers and subjects (1 hypertension, 2 gout, 3 hyperlipidemia, 4 diabetes)',
    example: 'doctors',
    run: listDoctors,
  }),
  command({
    usage: 'doctor FILE',
    options: { fileText: v.string() },
    help: 'adds the doctor described in FILE (JSON); if a doctor with the same id exists, changes that doctor',
    example: 'doctor doctor.json',
    run: (staff, { fileText }) => saveDoctor(staff, fileText),
  }),
];
