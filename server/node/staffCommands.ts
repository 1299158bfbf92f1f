import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { codeOf, type Db } from '../db/db';
import { signedLinks } from '../files/signedLinks';
import { StaffName } from '../staff/audit';
import type { Outcome } from '../staff/staffLists';
import { seedWhenEmpty } from '../seed/seed';
import { carryOut, Order } from '../staff/staffOrders';
import { EXAMPLES } from '../staff/examples';
import type { Settings } from '../settings';
import { askClinic } from './askClinic';
import { openDatabase } from './openDatabase';
import { openPayments } from './openPayments';
import { StartError } from './startError';

/** Reads a file; `-` is the standard input. */
function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new StartError(`The file ${file} can't be read (${codeOf(error)}).`);
  }
}

/** How each command is used (§day-in-commands). */
const LIKE: Record<Order['command'], string> = {
  today: 'today, or today 2026-07-03',
  show: 'show 12',
  finish: 'finish 12 bill.json',
  confirm: 'confirm 12 prescription.json, with --confirmed-by NAME where the answers were checked',
  missed: 'missed 12',
  cancel: 'cancel 12 --reason TEXT',
  pay: 'pay 12',
  ship: 'ship 12, or ship 12 --carrier NAME --number NUMBER',
  refunds: 'refunds',
  unmatched: 'unmatched',
  match: 'match 3 12 (the money 3 is for reservation 12)',
  returned: 'returned 3',
  audit: 'audit, or audit 12',
  doctors: 'doctors',
  doctor: 'doctor doctor.json',
  hours: 'hours 3 hours.json; hours 3 prints them',
  close: 'close 2026-12-29, or close 2026-12-29 3 --move --reason TEXT (3 is a doctor)',
  open: 'open 2026-12-29, or open 2026-12-29 3 (3 is a doctor)',
};

/** The words after a command; where it is not named, the id of its reservation. */
const TAKES: Partial<Record<Order['command'], readonly string[]>> = {
  today: ['date'],
  finish: ['id', 'papers'],
  confirm: ['id', 'papers'],
  doctor: ['papers'],
  hours: ['id', 'papers'],
  match: ['id', 'reservation'],
  close: ['date', 'doctor'],
  open: ['date', 'doctor'],
};

const NUMBERS = new Set(['id', 'doctor', 'reservation']);
/** A number as staff type it; what is none stays a word, and no command takes it. */
const numberOf = (word: string) => (/^[1-9]\d*$/.test(word) ? Number(word) : word);

const valueOf = (name: string, word: string) =>
  name === 'papers' ? textOf(word) : NUMBERS.has(name) ? numberOf(word) : word;

export const isStaffCommand = (command: string): command is Order['command'] => Object.hasOwn(LIKE, command);

/** Whom the audit names without `--as`. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number without a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Reads the words after a staff command. Throws a `StartError`. */
export function readOrder(command: Order['command'], args: string[]) {
  const wrong = new StartError(`${command} is used like this: npm run clinic -- ${LIKE[command]}`);
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const words = { reason: text, carrier: text, number: text, 'confirmed-by': text, move: flag };
  const options = { as: text, json: flag, ...words } as const;
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const { as, json = false, 'confirmed-by': confirmedBy, ...rest } = values;
    const told = { ...rest, ...(confirmedBy !== undefined && { confirmedBy }) };
    const takes = TAKES[command] ?? ['id'];
    if (positionals.length > takes.length) throw wrong;
    const named = positionals.map((word, at) => [takes[at], valueOf(takes[at] ?? '', word)]);
    const { success, output, issues } = v.safeParse(Order, { command, ...Object.fromEntries(named), ...told });
    const [fault] = issues ?? [];
    if (fault?.kind === 'validation') throw new StartError(`${v.getDotPath(fault)} ${fault.message}.`);
    if (!success) throw wrong;
    const by = v.safeParse(StaffName, as?.trim() || systemUser());
    if (!by.success) throw new StartError(`--as ${by.issues[0].message}.`);
    return { order: output, by: by.output, json };
  } catch (error) {
    throw error instanceof StartError ? error : wrong;
  }
}

export async function onDatabase<T>(settings: Settings, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Carries out a staff command: in preview mode by the running clinic, else directly on the database. */
export async function runStaffCommand(settings: Settings, command: Order['command'], args: string[]): Promise<string> {
  const { order, by, json } = readOrder(command, args);
  const { words, data } = settings.line
    ? await onDatabase(settings, async (db) => {
        const now = Date.now();
        // A clinic may get its doctors before its first start.
        await seedWhenEmpty(db, now, false);
        const links = signedLinks(db, new URL(settings.publicUrl).origin);
        return carryOut({ db, payments: await openPayments(db, settings), links, now, by }, order, null);
      })
    : ((await askClinic(settings, 'staff', { by, order })) as Outcome);
  return json ? `${JSON.stringify(data, null, 2)}\n` : words;
}

/** A file that staff may begin with. Throws a `StartError` for one that there is not. */
export function exampleOf(name: string): string {
  const found = Object.entries(EXAMPLES).find(([known]) => known === name);
  if (!found) throw new StartError(`There is no example "${name}"; there are ${Object.keys(EXAMPLES).join(', ')}.`);
  return `${JSON.stringify(found[1], null, 2)}\n`;
}
