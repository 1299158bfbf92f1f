import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { codeOf } from '../db/db';
import { StaffName } from '../staff/audit';
import { EXAMPLES } from '../staff/examples';
import { Command, type Asked } from './commands';
import { StartError } from '../startError';

/** Reads a file; `-` is the standard input. */
function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new StartError(`The file ${file} can't be read (${codeOf(error)}).`);
  }
}

/** How each command is used. */
const LIKE: Record<Command['command'], string> = {
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
  erase: 'erase 12, or erase 12 --yes (12 is a reservation of the patient; for one without, a LINE user id)',
  logout: 'logout 12 (12 is a reservation of the patient; for one without, a LINE user id)',
  retain: 'retain',
  sweep: 'sweep, or sweep --yes',
  clock: 'clock 2026-07-03T10:00:00+09:00, or clock real',
  reset: 'reset',
};

/** The words after a command; where it is not named, the id of its reservation. */
const TAKES: Partial<Record<Command['command'], readonly string[]>> = {
  today: ['date'],
  finish: ['id', 'papers'],
  confirm: ['id', 'papers'],
  doctor: ['papers'],
  hours: ['id', 'papers'],
  match: ['id', 'reservation'],
  close: ['date', 'doctor'],
  open: ['date', 'doctor'],
  erase: ['patient'],
  logout: ['patient'],
  clock: ['time'],
};

const NUMBERS = new Set(['id', 'doctor', 'reservation']);
/** A number as staff type it; what is none stays a word, and no command takes it. */
const numberOf = (word: string) => (/^[1-9]\d*$/.test(word) ? Number(word) : word);

const valueOf = (name: string, word: string) =>
  name === 'papers' ? textOf(word) : NUMBERS.has(name) ? numberOf(word) : word;

export const isCommand = (name: string): name is Command['command'] => Object.hasOwn(LIKE, name);

/** Whom the audit names without `--as`. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number without a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Reads the words after the name of a command. Throws a `StartError`. */
export function readCommand(name: Command['command'], args: string[]): Asked & { json: boolean } {
  const wrong = new StartError(`${name} is used like this: npm run clinic -- ${LIKE[name]}`);
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const words = { reason: text, carrier: text, number: text, 'confirmed-by': text, move: flag, yes: flag };
  const options = { as: text, json: flag, ...words } as const;
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const { as, json = false, 'confirmed-by': confirmedBy, ...rest } = values;
    const told = { ...rest, ...(confirmedBy !== undefined && { confirmedBy }) };
    const takes = TAKES[name] ?? ['id'];
    if (positionals.length > takes.length) throw wrong;
    const named = positionals.map((word, at) => [takes[at], valueOf(takes[at] ?? '', word)]);
    const { success, output, issues } = v.safeParse(Command, { command: name, ...Object.fromEntries(named), ...told });
    const [fault] = issues ?? [];
    if (fault?.kind === 'validation') throw new StartError(`${v.getDotPath(fault)} ${fault.message}.`);
    if (!success) throw wrong;
    const by = v.safeParse(StaffName, as?.trim() || systemUser());
    if (!by.success) throw new StartError(`--as ${by.issues[0].message}.`);
    return { command: output, by: by.output, json };
  } catch (error) {
    throw error instanceof StartError ? error : wrong;
  }
}

/** A file that staff may begin with. Throws a `StartError` for one that there is not. */
export function exampleOf(name: string): string {
  const found = Object.entries(EXAMPLES).find(([known]) => known === name);
  if (!found) throw new StartError(`There is no example "${name}"; there are ${Object.keys(EXAMPLES).join(', ')}.`);
  return `${JSON.stringify(found[1], null, 2)}\n`;
}
