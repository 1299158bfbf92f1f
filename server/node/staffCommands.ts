import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { codeOf, type Db } from '../db/db';
import { carryOut, Order, ORDERS } from '../staff/orders';
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

const TAKES_FILE = ['finish', 'confirm'];

export const isStaffCommand = (command: string): boolean => ORDERS.some((name) => name === command);

/** Reads the words after a staff command. Throws a `StartError`. */
function orderOf(command: string, words: string[]): Order {
  const { positionals } = parseArgs({ args: words, allowPositionals: true });
  const [id = '', file, ...rest] = positionals;
  const like = `like: npm run clinic -- ${command} 12`;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new StartError(`${command} needs the number of a reservation, ${like}`);
  if (rest.length > 0 || (file !== undefined && !TAKES_FILE.includes(command)))
    throw new StartError(`There are too many words after ${command}; it is ${like}`);
  return v.parse(Order, { command, id: Number(id), ...(file !== undefined && { papers: textOf(file) }) });
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
export async function runStaffCommand(settings: Settings, command: string, words: string[]): Promise<string> {
  const order = orderOf(command, words);
  if (!settings.line) await askClinic(settings, 'staff', order);
  else
    await onDatabase(settings, async (db) =>
      carryOut({ db, payments: await openPayments(db, settings), now: Date.now() }, order, null),
    );
  return `Reservation ${order.id}: ${command} done.\n`;
}

/** A file that staff may begin with. Throws a `StartError` for one that there is not. */
export function exampleOf(name: string): string {
  const found = Object.entries(EXAMPLES).find(([known]) => known === name);
  if (!found) throw new StartError(`There is no example "${name}"; there are ${Object.keys(EXAMPLES).join(', ')}.`);
  return `${JSON.stringify(found[1], null, 2)}\n`;
}
