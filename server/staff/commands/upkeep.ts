import * as v from 'valibot';
import { conflict, ruleBroken } from '../../ruleError';
import { endSessions } from '../../identity/cookieSessions';
import { namedPatient } from '../../identity/namedPatient';
import { applyRetention, erasePatient } from '../retention';
import { nameOf } from '../../questionnaire/knownAnswers';
import { findOrphans, sweepOrphans, type Orphans } from '../../stores/orphanSweep';
import { note } from '../audit';
import { command, type CommandContext } from '../command';
import { oneLine } from '../printed';

const patient = v.pipe(v.string(), v.minLength(1));
const ofPatient = '12 (12 is a reservation of the patient; for one without, a LINE user id)';

async function erase(context: CommandContext, name: string, yes: boolean): Promise<string> {
  const { id, display_name } = await namedPatient(context.db, name);
  // A mistyped number is another patient, and what is erased does not come back.
  if (!yes) {
    const whom = (await nameOf(context.db, id)) ?? display_name ?? 'a patient who has told no name';
    throw conflict(oneLine(`This erases ${whom} for good; if that is meant, add --yes.`));
  }
  const { kept, left } = await erasePatient(context, name, context.now, context.by);
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

/** Deletes what its time has run out for. Throws a 422, with all else done, when too many files have no row. */
async function retain(context: CommandContext): Promise<string> {
  const { orphans, swept, ...deleted } = await applyRetention(context, context.now);
  const { patients, keys, notices, messages, answers, audits } = deleted;
  const done = `Deleted: ${patients} patients, ${keys} idempotency keys, ${notices} payment notices, ${messages} messages, ${answers} unused answers, ${audits} lines of the audit.\n${planned(orphans)}`;
  if (!swept) throw refused(done);
  return done;
}

async function sweep(context: CommandContext, isForced: boolean): Promise<string> {
  const orphans = await findOrphans(context);
  if (!(await sweepOrphans(context, orphans, isForced))) throw refused(planned(orphans));
  return `${planned(orphans)}Done.\n`;
}

const noted = async (context: CommandContext, name: string, words: string) => {
  await note(context.db, context, name, null);
  return { words, data: { done: name } };
};

export const commands = [
  command({
    name: 'erase',
    group: 'Maintenance',
    words: { patient: 'ID' },
    options: { patient, yes: v.optional(v.boolean(), false) },
    help: 'the data of the patient of reservation ID, at their wish: all but the medical record, which the law keeps for five years; a patient without a reservation is named by the LINE user id; without --yes it says whom it would erase',
    example: `erase ${ofPatient}, then with --yes`,
    run: async (context, { patient: name, yes }) => ({
      words: await erase(context, name, yes),
      data: { done: 'erase' },
    }),
  }),
  command({
    name: 'logout',
    group: 'Maintenance',
    words: { patient: 'ID' },
    options: { patient },
    help: 'ends all sessions of the patient of reservation ID, for a phone that was lost',
    example: `logout ${ofPatient}`,
    run: async (context, { patient: name }) =>
      noted(context, 'logout', `Ended: ${await endSessions(context.db, name)} sessions.\n`),
  }),
  command({
    name: 'retain',
    group: 'Maintenance',
    options: {},
    help: 'deletes what its time has run out for, and sweeps; to be run every day',
    example: 'retain',
    run: async (context) => noted(context, 'retain', await retain(context)),
  }),
  command({
    name: 'sweep',
    group: 'Maintenance',
    options: { yes: v.optional(v.boolean(), false) },
    help: 'deletes files without a row; --yes: also more than a tenth of the bucket',
    example: 'sweep, or sweep --yes',
    run: async (context, { yes }) => noted(context, 'sweep', await sweep(context, yes)),
  }),
];
