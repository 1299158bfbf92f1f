import * as v from 'valibot';
import { conflict, ruleBroken, RuleError } from '../../ruleError';
import { endSessions } from '../../identity/cookieSessions';
import { namedPatient } from '../../identity/namedPatient';
import { applyRetention, erasePatient, isErased } from '../retention';
import { nameOf } from '../../questionnaire/knownAnswers';
import { findOrphans, sweepOrphans, type Orphans } from '../../files/orphanSweep';
import { note } from '../audit';
import { command, type CommandContext } from '../command';
import { oneLine } from '../printed';

/** The rows of these files are deleted, so a second `erase` cannot find them. */
const ERASED_BEFORE =
  'What an earlier erase could not delete of their files, the next sweep deletes: npm run clinic -- sweep';

const patient = v.pipe(v.string(), v.minLength(1));
const ofPatient = '12 (12 is a reservation of the patient; for one without, a LINE user id)';

async function erase(staff: CommandContext, name: string, yes: boolean): Promise<string> {
  const { id, line_sub, display_name } = await namedPatient(staff.db, name).catch((error: unknown) => {
    if (!(error instanceof RuleError)) throw error;
    throw new RuleError(error.refusal, error.code, `${error.message} ${ERASED_BEFORE}`);
  });
  if (isErased(line_sub)) return `This patient was erased before. ${ERASED_BEFORE}\n`;
  // A mistyped number could be another patient's, and erasing is final.
  if (!yes) {
    const patientName = (await nameOf(staff.db, id)) ?? display_name ?? 'a patient who has told no name';
    throw conflict(oneLine(`This erases ${patientName} for good; if that is meant, add --yes.`));
  }
  const { kept, left } = await erasePatient(staff, name, staff.now, staff.by);
  const files =
    left.length > 0 ? `Their store did not delete these files; sweep tries again: ${left.join(', ')}\n` : '';
  return kept
    ? `Erased, but for the medical record: it is cut off from LINE and goes five years after the last visit.\n${files}`
    : `Everything of this patient is erased.\n${files}`;
}

const planned = ({ inside, stored, unknown }: Orphans) =>
  `Without a row: ${inside} files in the database, to be deleted; ${unknown.length} of ${stored} in the bucket, to be deleted.\n`;

const refused = (done: string) =>
  ruleBroken(
    'orphans',
    `${done}No file of the bucket is removed: more than a tenth are without a row, as with a wrong or an older database; if it is the right one, run: npm run clinic -- sweep --yes`,
  );

/** Throws a 422 after everything else is done, when too many files have no row. */
async function retain(staff: CommandContext): Promise<string> {
  const { orphans, swept, ...deleted } = await applyRetention(staff, staff.now);
  const { patients, keys, notices, messages, answers, audits, shifts } = deleted;
  const done = `Deleted: ${patients} patients, ${keys} idempotency keys, ${notices} payment notices, ${messages} messages, ${answers} unused answers, ${audits} lines of the audit, ${shifts} free shifts.\n${planned(orphans)}`;
  if (!swept) throw refused(done);
  return done;
}

async function sweep(staff: CommandContext, isForced: boolean): Promise<string> {
  const orphans = await findOrphans(staff);
  if (!(await sweepOrphans(staff, orphans, isForced))) throw refused(planned(orphans));
  return `${planned(orphans)}Done.\n`;
}

const noted = async (staff: CommandContext, name: string, words: string) => {
  await note(staff.db, staff, name, null);
  return { words, data: { done: name } };
};

export const commands = [
  command({
    usage: 'erase ID',
    options: { patient, yes: v.optional(v.boolean(), false) },
    help: 'the data of the patient of reservation ID, at their wish: all but the medical record, which the law keeps for five years; a patient without a reservation is named by the LINE user id; without --yes it says whom it would erase',
    example: `erase ${ofPatient}, then with --yes`,
    run: async (staff, { patient: name, yes }) => ({
      words: await erase(staff, name, yes),
      data: { done: 'erase' },
    }),
  }),
  command({
    usage: 'logout ID',
    options: { patient },
    help: 'ends all sessions of the patient of reservation ID, for a phone that was lost',
    example: `logout ${ofPatient}`,
    run: async (staff, { patient: name }) =>
      noted(staff, 'logout', `Ended: ${await endSessions(staff.db, name)} sessions.\n`),
  }),
  command({
    usage: 'retain',
    options: {},
    help: 'deletes what its time has run out for, and sweeps; to be run every day',
    example: 'retain',
    run: async (staff) => noted(staff, 'retain', await retain(staff)),
  }),
  command({
    usage: 'sweep',
    options: { yes: v.optional(v.boolean(), false) },
    help: 'deletes files without a row; --yes: also more than a tenth of the bucket',
    example: 'sweep, or sweep --yes',
    run: async (staff, { yes }) => noted(staff, 'sweep', await sweep(staff, yes)),
  }),
];
