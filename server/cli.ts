import { ClinicError } from './http/clinicError';
import type { Db } from './db/db';
import type { FileStore } from './stores/fileStore';
import { backup, restore } from './node/backup';
import { askClinic } from './node/askClinic';
import { openFiles } from './stores/openFiles';
import { writePrivately } from './node/privateFolder';
import { StartError, sentenceFor } from './node/startError';
import { exampleOf, isStaffCommand, onDatabase, runStaffCommand, systemUser } from './node/staffCommands';
import { retain, sweep } from './node/storeCommands';
import { erasePatient } from './patient/retention';
import { endSessions } from './identity/cookieSessions';
import { readSettings, type Settings } from './settings';
import { note } from './staff/audit';
import { escaped } from './staff/printed';
import { ORDERS } from './staff/staffOrders';

const USAGE = `Usage: npm run clinic -- COMMAND

Staff, each also with --json, and --as NAME for the audit:

  today [DATE]     the day's reservations: time, patient, subject, first or repeat, state, what is missing
  show ID          a reservation: answers, basic information, consents, files (links good for 10 minutes), earlier visits
  finish ID FILE   the consultation of reservation ID has taken place: its bill and tests, as JSON (- is standard input);
                   again, until it is paid, to correct them
  missed ID        the patient did not come; a later finish takes that back
  cancel ID        the clinic cancels it, also after its start; --reason TEXT is told to the patient
  confirm ID FILE  its bill is confirmed: the prescription, as JSON; --confirmed-by NAME has checked it against the
                   patient's answers about allergies and pregnancy, which are named where there are some
  pay ID           it is paid, without the provider or the bank
  ship ID          its medicine is on the way; --carrier NAME --number NUMBER tell the patient how to find the parcel
  example NAME     a FILE to begin with: bill, prescription, doctor or hours; preview has bills and prescriptions itself
  refunds          money to give back: it came for a bill that was paid already
  unmatched        transfers that no bill asks for as they came: a wrong sum, an unknown account
  match ID RESERVATION
                   that transfer is for the bill of the reservation; what is too much is to be given back
  returned ID      the money of that line, of refunds or unmatched, has been given back
  audit [ID]       who did what and when, in all or with reservation ID

The clinic, by staff too:

  doctors          the doctors with their numbers and subjects (1 hypertension, 2 gout, 3 hyperlipidemia, 4 diabetes)
  doctor FILE      adds the doctor of the JSON in FILE, or changes the one with that number
  hours DOCTOR FILE
                   sets the doctor's weekly hours; without FILE it prints them
  close DATE [DOCTOR]
                   closes a day, for all or one doctor; with --move its patients are asked for another time (--reason TEXT)
  open DATE [DOCTOR]
                   opens a closed day or a national holiday, which are closed

Maintenance:

  erase USER       a LINE user's data, at their wish: all but the medical record, which the law keeps for five years
  logout USER      ends all sessions of a LINE user, for a phone that was lost
  retain           deletes what its time has run out for, and sweeps; to be run every day
  sweep            deletes files without a row, of a bucket 30 days later; --yes: also more than a tenth of the bucket
  backup DIR       keeps everything in the new folder DIR (without DATABASE_URL while the clinic is stopped)
  restore DIR      brings a backup back into an empty database or data folder
  clock TIME       preview: set the clinic's clock (2026-07-03T10:00:00+09:00), or "real"
  reset            preview: empty the clinic and seed it again
`;

async function run([command = '', argument = '', ...rest]: string[]): Promise<string> {
  writePrivately();
  if (command === '' || command === 'help' || command === '--help') return USAGE;
  if (command === 'example') return exampleOf(argument);
  // Only `pay` and `match` use the payment provider (they close the card payment page); the others don't require PAYMENTS.
  const settings = readSettings(
    command === 'pay' || command === 'match' ? process.env : { PAYMENTS: 'sandbox', ...process.env },
  );
  if (isStaffCommand(command)) return runStaffCommand(settings, command, [argument, ...rest].filter(Boolean));
  if (isUpkeep(command) && rest.length === 0 && fits(command, argument)) return UPKEEP[command](settings, argument);
  if (settings.line && (command === 'clock' || command === 'reset'))
    throw new StartError(`The command ${command} exists only in preview mode.`);
  if (command === 'clock' && argument !== '') {
    await askClinic(settings, 'clock', { now: argument === 'real' ? null : argument });
    return `The clock is set to ${argument}.\n`;
  }
  if (command === 'reset') {
    await askClinic(settings, 'reset');
    return 'The clinic is as new.\n';
  }
  const known = [...ORDERS, 'example', ...Object.keys(UPKEEP), 'clock', 'reset'];
  throw new StartError(`Unknown command "${command}"; there are ${known.join(', ')}.`);
}

/** Works on the database and notes who did it (§staff-audit). */
const onClinic = (settings: Settings, command: string, work: (db: Db) => Promise<string>): Promise<string> =>
  onDatabase(settings, async (db) => {
    const words = await work(db);
    await note(db, { by: systemUser(), now: Date.now() }, command, null);
    return words;
  });

const onStore = (
  settings: Settings,
  command: string,
  work: (store: { db: Db; files: FileStore }) => Promise<string>,
): Promise<string> => onClinic(settings, command, async (db) => work({ db, files: await openFiles(db, settings) }));

/** Maintenance: works directly on the data, in preview mode too. Without DATABASE_URL the clinic must be stopped. */
const UPKEEP = {
  erase: (settings: Settings, user: string) =>
    onStore(settings, 'erase', async (store) => {
      const { kept } = await erasePatient(store, user, Date.now());
      if (!kept) return 'Everything of this patient is erased.\n';
      return 'Erased, but for the medical record: it is cut off from LINE and goes five years after the last visit.\n';
    }),
  logout: (settings: Settings, user: string) =>
    onClinic(settings, 'logout', async (db) => `Ended: ${await endSessions(db, user)} sessions.\n`),
  retain: (settings: Settings) => onStore(settings, 'retain', retain),
  sweep: (settings: Settings, yes: string) =>
    onStore(settings, 'sweep', (store) => sweep(store, yes !== '', (words) => void process.stdout.write(words))),
  async backup(settings: Settings, folder: string) {
    await backup(settings, folder);
    return `Kept in ${folder}. It holds medical data: encrypt it, and keep it elsewhere.\n`;
  },
  async restore(settings: Settings, folder: string) {
    await restore(settings, folder);
    return `Brought back from ${folder}.\n`;
  },
} as const;

const isUpkeep = (command: string): command is keyof typeof UPKEEP => Object.hasOwn(UPKEEP, command);

/** Whether a command takes this argument; empty means none. */
const fits = (command: keyof typeof UPKEEP, argument: string): boolean =>
  command === 'sweep' ? ['', '--yes'].includes(argument) : (argument !== '') === (command !== 'retain');

run(process.argv.slice(2)).then(
  (words) => process.stdout.write(words),
  (error: unknown) => {
    console.error(escaped(error instanceof ClinicError ? error.message : sentenceFor(error)));
    process.exitCode = 1;
  },
);
