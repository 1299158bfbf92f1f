import * as v from 'valibot';
import { conflict, ruleBroken, RuleError } from '../../ruleError';
import { endSessions } from '../../identity/cookieSessions';
import { findAndLockPatient } from '../../identity/findAndLockPatient';
import { applyRetention, erasePatient, isErased } from '../retention';
import { nameOf } from '../../questionnaire/latestAnswers';
import { findOrphans, sweepOrphans, type Orphans } from '../../files/orphanSweep';
import { addAuditLine } from '../audit';
import { command, type CommandContext } from '../command';
import { indentFollowingLines } from '../printed';

const UNDELETED_FILES_NOTE =
  'An earlier erase may have left files in the store. To delete these files, run: npm run clinic -- sweep';

const patient = v.pipe(v.string(), v.minLength(1));
const ID_NOTE = '12 is a reservation of the patient. If the patient has no reservation, use the LINE user id.';

async function erase(staff: CommandContext, givenId: string, isConfirmed: boolean): Promise<string> {
  const { id, line_sub, display_name } = await findAndLockPatient(staff.db, givenId).catch((error: unknown) => {
    if (!(error instanceof RuleError)) throw error;
    throw new RuleError(error.refusal, error.code, `${error.message} ${UNDELETED_FILES_NOTE}`);
  });
  if (isErased(line_sub)) return `This patient was erased before. ${UNDELETED_FILES_NOTE}\n`;
  // Shows the patient's name, so that staff notice a mistyped ID.
  if (!isConfirmed) {
    const patientName = (await nameOf(staff.db, id)) ?? display_name ?? 'a patient without a name';
    throw conflict(indentFollowingLines(`Nothing is erased yet. To erase ${patientName} for good, add --yes.`));
  }
  const { isRecordKept, undeletedKeys } = await erasePatient(staff, givenId, staff.now, staff.by);
  const files =
    undeletedKeys.length > 0
      ? `The store did not delete these files; the next sweep tries again: ${undeletedKeys.join(', ')}\n`
      : '';
  return isRecordKept
    ? `The data of this patient was erased, except the medical record. The record no longer contains the LINE user id. Five years after the last visit, \`retain\` deletes the record.\n${files}`
    : `All data of this patient was erased.\n${files}`;
}

const countsOf = ({ inDatabase, bucketFileCount, bucketOrphans }: Orphans) =>
  `Stored files that no record refers to: ${inDatabase} in the database, ${bucketOrphans.length} of ${bucketFileCount} in the bucket.\n`;

const tooManyOrphans = (summary: string) =>
  ruleBroken(
    'orphans',
    `${summary}No file was deleted from the bucket, because more than a tenth of its files have no record in the database. The server may be using a wrong or an older database. If the database is the right one, run: npm run clinic -- sweep --yes`,
  );

async function retain(staff: CommandContext): Promise<string> {
  const { orphans, isSwept, ...deleted } = await applyRetention(staff, staff.now);
  const { patients, keys, notices, messages, answers, audits, shifts } = deleted;
  const summary = `Deleted: ${patients} patients, ${keys} idempotency keys, ${notices} payment notices, ${messages} messages, ${answers} unused answers, ${audits} audit entries, ${shifts} free shifts.\n${countsOf(orphans)}`;
  if (!isSwept) throw tooManyOrphans(summary);
  return `${summary}All of these files are deleted.\n`;
}

async function sweep(staff: CommandContext, isForced: boolean): Promise<string> {
  const orphans = await findOrphans(staff);
  if (!(await sweepOrphans(staff, orphans, isForced))) throw tooManyOrphans(countsOf(orphans));
  return `${countsOf(orphans)}All of these files are deleted.\n`;
}

const withAuditLine = async (staff: CommandContext, commandName: string, words: string) => {
  await addAuditLine(staff.db, staff, commandName, null);
  return { words, data: { done: commandName } };
};

export const commands = [
  command({
    usage: 'erase ID',
    options: { patient, yes: v.optional(v.boolean(), false) },
    help: "erases the data of a patient, except the medical record. The law requires the clinic to keep the record for five years. ID is a reservation of the patient. If the patient has no reservation, ID is the LINE user id. Without --yes, erase only prints the patient's name",
    example: `erase 12, then erase 12 --yes. ${ID_NOTE}`,
    run: async (staff, { patient: id, yes }) => ({ words: await erase(staff, id, yes), data: { done: 'erase' } }),
  }),
  command({
    usage: 'logout ID',
    options: { patient },
    help: 'ends all sessions of a patient, for example after the patient has lost the phone',
    example: `logout 12. ${ID_NOTE}`,
    run: async (staff, { patient: id }) =>
      withAuditLine(staff, 'logout', `Ended: ${await endSessions(staff.db, id)} sessions.\n`),
  }),
  command({
    usage: 'retain',
    options: {},
    help: 'deletes data whose retention period is over, then does the same as sweep; run it every day',
    example: 'retain',
    run: async (staff) => withAuditLine(staff, 'retain', await retain(staff)),
  }),
  command({
    usage: 'sweep',
    options: { yes: v.optional(v.boolean(), false) },
    help: 'deletes the stored files that no record in the database refers to. If these are more than a tenth of the files in the bucket, sweep without --yes deletes no file from the bucket',
    example: 'sweep, or sweep --yes',
    run: async (staff, { yes }) => withAuditLine(staff, 'sweep', await sweep(staff, yes)),
  }),
];
