import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askClinic } from './run/commandSocket';
import { COMMANDS, obey, prepareFor, type Asked } from './run/commands';
import { openDatabase } from './run/openDatabase';
import { writePrivately } from './run/privateFolder';
import { exampleOf, isCommand, readCommand } from './run/readCommand';
import { StartError, sentenceFor } from './startError';
import { readSettings, type Settings } from './settings';
import { escaped } from './staff/printed';
import type { Outcome } from './staff/staffLists';

const USAGE = `Usage: npm run clinic -- COMMAND

Each also with --json, and --as NAME for the audit. On the embedded database they go to the clinic that runs on it,
elsewhere they need the clinic's settings.

Staff:

  today [DATE]     the day's reservations: time, patient, subject, first or repeat, state, what is missing
  show ID          a reservation: answers, basic information, consents, files (links good for 10 minutes), earlier visits
  finish ID FILE   the consultation of reservation ID has taken place: its bill and tests, as JSON (- is standard input);
                   again, until it is paid, to correct them
  missed ID        the patient did not come, from its start on; a later finish takes that back
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

  erase ID         the data of the patient of reservation ID, at their wish: all but the medical record, which the law keeps
                   for five years; a patient without a reservation is named by the LINE user id; without --yes it says
                   whom it would erase
  logout ID        ends all sessions of the patient of reservation ID, for a phone that was lost
  retain           deletes what its time has run out for, and sweeps; to be run every day
  sweep            deletes files without a row, of a bucket 30 days later; --yes: also more than a tenth of the bucket
  clock TIME       preview: set the clinic's clock (2026-07-03T10:00:00+09:00), or "real"
  reset            preview: empty the clinic and seed it again
`;

async function run([name = '', ...args]: string[]): Promise<string> {
  writePrivately();
  if (name === '' || name === 'help' || name === '--help') return USAGE;
  if (name === 'example') return exampleOf(args[0] ?? '');
  if (!isCommand(name))
    throw new StartError(`Unknown command "${name}"; there are ${[...COMMANDS, 'example'].join(', ')}.`);
  const { json, ...asked } = readCommand(name, args);
  const { words, data } = await carriedOut(readSettings(process.env), asked);
  return json ? `${JSON.stringify(data, null, 2)}\n` : words;
}

/** By the clinic that runs on the folder, else here. */
async function carriedOut(settings: Settings, asked: Asked): Promise<Outcome> {
  const isEmbedded = settings.databaseUrl === null;
  const reply = isEmbedded ? await askClinic(settings.folder, asked) : null;
  if (reply && 'error' in reply) throw new StartError(reply.error);
  if (reply) return reply;
  if (isEmbedded && !settings.line && !existsSync(join(settings.folder, 'database')))
    throw new StartError(
      `There is no clinic in the folder ${settings.folder}; start one with npm start, or set CLINIC_DATA to its folder.`,
    );
  const db = await openDatabase(settings);
  try {
    await prepareFor(db, settings, asked.command);
    return await obey(db, settings, asked);
  } finally {
    await db.close();
  }
}

run(process.argv.slice(2)).then(
  (words) => process.stdout.write(words),
  (error: unknown) => {
    console.error(escaped(sentenceFor(error)));
    process.exitCode = 1;
  },
);
