import * as v from 'valibot';
import { rollingTimetable } from '../booking/timetable';
import { previewClock, realClock } from '../clinicTime';
import type { Db } from '../db/db';
import { signedLinks } from '../files/signedLinks';
import { endSessions } from '../identity/cookieSessions';
import { namedPatient } from '../identity/namedPatient';
import { nameOf } from '../questionnaire/knownAnswers';
import { erasePatient } from '../patient/retention';
import { moveClock, resetPreview } from '../seed/previewControls';
import { SAMPLES } from '../seed/previewSteps';
import { seedWhenEmpty } from '../seed/seed';
import type { Settings } from '../settings';
import { StaffName, note } from '../staff/audit';
import type { Outcome } from '../staff/staffLists';
import { ORDERS, Order, carryOut } from '../staff/staffOrders';
import { openFiles } from '../stores/openFiles';
import { openPayments } from './openPayments';
import { StartError, sentenceFor } from '../startError';
import { retain, sweep } from './storeCommands';

const Word = v.pipe(v.string(), v.minLength(1));

const UPKEEP = [
  v.strictObject({ command: v.literal('erase'), patient: Word, yes: v.optional(v.boolean(), false) }),
  v.strictObject({ command: v.literal('logout'), patient: Word }),
  v.strictObject({ command: v.literal('retain') }),
  v.strictObject({ command: v.literal('sweep'), yes: v.optional(v.boolean(), false) }),
] as const;
const PREVIEW = [
  v.strictObject({ command: v.literal('clock'), time: Word }),
  v.strictObject({ command: v.literal('reset') }),
] as const;

/** A command of the clinic's computer: staff's, maintenance, or a control of preview. */
export const Command = v.variant('command', [...Order.options, ...UPKEEP, ...PREVIEW]);
export type Command = v.InferOutput<typeof Command>;
type Upkeep = v.InferOutput<(typeof UPKEEP)[number]>;

export const COMMANDS = Command.options.map(({ entries }) => entries.command.literal);
export const isOrder = (command: Command): command is Order => ORDERS.some((name) => name === command.command);
const isUpkeep = (command: Command): command is Upkeep =>
  UPKEEP.some(({ entries }) => entries.command.literal === command.command);

/** A command, and whom the audit names for it. */
export const Asked = v.object({ by: StaffName, command: Command });
export type Asked = v.InferOutput<typeof Asked>;
export type Reply = Outcome | { error: string };

async function whom(db: Db, named: string): Promise<string> {
  const { id, display_name } = await namedPatient(db, named);
  return (await nameOf(db, id)) ?? display_name ?? 'a patient who has told no name';
}

async function keepUp(db: Db, settings: Settings, command: Upkeep): Promise<string> {
  const store = async () => ({ db, files: await openFiles(db, settings) });
  switch (command.command) {
    case 'erase': {
      // A mistyped number is another patient, and what is erased does not come back.
      if (!command.yes)
        throw new StartError(`This erases ${await whom(db, command.patient)} for good; if that is meant, add --yes.`);
      const { kept } = await erasePatient(await store(), command.patient, Date.now());
      if (!kept) return 'Everything of this patient is erased.\n';
      return 'Erased, but for the medical record: it is cut off from LINE and goes five years after the last visit.\n';
    }
    case 'logout':
      return `Ended: ${await endSessions(db, command.patient)} sessions.\n`;
    case 'retain':
      return retain(await store());
    case 'sweep': {
      let numbers = '';
      try {
        return numbers + (await sweep(await store(), command.yes, (words) => (numbers += words)));
      } catch (error) {
        throw error instanceof StartError ? new StartError(`${numbers}${error.message}`) : error;
      }
    }
  }
}

/**
 * Carries out a command on the clinic's database. Throws what the command does, and a `StartError` for a control of
 * preview outside that mode.
 */
export async function obey(db: Db, settings: Settings, { by, command }: Asked): Promise<Outcome> {
  if (isUpkeep(command)) {
    const words = await keepUp(db, settings, command);
    await note(db, { by, now: Date.now() }, command.command, null);
    return { words, data: { done: command.command } };
  }
  const clock = settings.line ? realClock : previewClock(db);
  const now = await clock.now();
  if (isOrder(command)) {
    const links = signedLinks(db, new URL(settings.publicUrl).origin);
    const payments = await openPayments(db, settings);
    return carryOut({ db, payments, links, now, by }, command, settings.line ? null : SAMPLES);
  }
  if (settings.line) throw new StartError(`The command ${command.command} exists only in preview mode.`);
  if (command.command === 'reset') {
    await resetPreview({ db, files: await openFiles(db, settings) }, now);
    return { words: 'The clinic is as new.\n', data: { done: 'reset' } };
  }
  const set = { db, clock, timetable: rollingTimetable(db, true) };
  const time = await moveClock(set, command.time === 'real' ? null : command.time);
  return { words: `The clock is set to ${command.time}.\n`, data: { now: new Date(time).toISOString() } };
}

/** Carries out what another process of this user asks in a line of JSON. What is refused is in the reply. */
export async function reply(db: Db, settings: Settings, line: string): Promise<Reply> {
  try {
    return await obey(db, settings, v.parse(Asked, JSON.parse(line)));
  } catch (error) {
    return { error: sentenceFor(error) };
  }
}

/** Makes the database of a clinic that has not started yet ready for a command: it may get its doctors before. */
export async function prepareFor(db: Db, settings: Settings, command: Command): Promise<void> {
  if (!isUpkeep(command)) await seedWhenEmpty(db, Date.now(), settings.line === null);
}
