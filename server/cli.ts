import { ClinicError } from './clinicError';
import { STEP_NAMES, isStep, moveOn } from './control';
import { openDatabase } from './node/openDatabase';
import { StartError, sentenceFor } from './node/startError';
import { readSettings, type Settings } from './settings';

const USAGE = `Usage: npm run clinic -- COMMAND

  finish ID    the consultation of reservation ID has taken place; its bill is issued
  confirm ID   its bill is confirmed
  pay ID       it is paid, without the provider or the bank
  ship ID      its medicine is on the way
  clock TIME   preview: set the clinic's clock (2026-07-03T10:00:00+09:00), or "real"
  reset        preview: empty the clinic and seed it again
`;

/** Preview: the running clinic does it, by its own calls. */
async function askClinic({ publicUrl }: Settings, path: string, body?: object): Promise<void> {
  const response = await fetch(`${publicUrl}/api/preview/${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new StartError(`No clinic answers at ${publicUrl}; start it with npm start, or set PORT or PUBLIC_URL.`);
  });
  if (response.ok) return;
  const reply = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  throw new StartError(reply?.error?.message ?? `The clinic at ${publicUrl} answered ${response.status}.`);
}

async function run([command = '', argument = '', ...rest]: string[]): Promise<string> {
  if (command === '' || command === 'help' || command === '--help') return USAGE;
  const settings = readSettings({ PAYMENTS: 'sandbox', ...process.env });
  const id = /^[1-9]\d{0,8}$/.test(argument) ? Number(argument) : null;
  if (isStep(command) && id !== null && rest.length === 0) {
    if (!settings.line) await askClinic(settings, `reservations/${id}/${command}`);
    else await moveInDatabase(settings, id, command);
    return `Reservation ${id}: ${command} done.\n`;
  }
  if (settings.line && (command === 'clock' || command === 'reset'))
    throw new StartError(`The command ${command} exists in preview mode alone.`);
  if (command === 'clock' && argument !== '') {
    await askClinic(settings, 'clock', { now: argument === 'real' ? null : argument });
    return `The clock is set to ${argument}.\n`;
  }
  if (command === 'reset') {
    await askClinic(settings, 'reset');
    return 'The clinic is as new.\n';
  }
  throw new StartError(
    isStep(command)
      ? `${command} needs the number of a reservation, like: npm run clinic -- ${command} 12`
      : `Unknown command "${command}"; there are ${[...STEP_NAMES, 'clock', 'reset'].join(', ')}.`,
  );
}

/** Outside preview the command is the clinic's staff software: it works on the database itself. */
async function moveInDatabase(settings: Settings, id: number, step: (typeof STEP_NAMES)[number]): Promise<void> {
  const db = await openDatabase(settings);
  try {
    await moveOn(db, id, step, Date.now());
  } finally {
    await db.close();
  }
}

run(process.argv.slice(2)).then(
  (words) => process.stdout.write(words),
  (error: unknown) => {
    console.error(error instanceof ClinicError ? error.message : sentenceFor(error));
    process.exitCode = 1;
  },
);
