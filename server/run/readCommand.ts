import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { codeOf } from '../db/db';
import { StaffName } from '../staff/audit';
import { commandNamed, type CommandRequest } from './registry';
import { StartError } from './startError';

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new StartError(`The file ${file} can't be read (${codeOf(error)}).`);
  }
}

const NUMERIC_OPTIONS = new Set(['id', 'doctor', 'reservation']);
/** Converts a positive integer. Any other word stays a string, so the command's schema rejects the word. */
const numberOf = (word: string) => (/^[1-9]\d*$/.test(word) ? Number(word) : word);

const valueOf = (name: string, word: string) =>
  name === 'fileText' ? readText(word) : NUMERIC_OPTIONS.has(name) ? numberOf(word) : word;

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

const flagOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function readCommand([name = '', ...args]: string[]): CommandRequest & { json: boolean } {
  const { usage, options, schema, example } = commandNamed(name);
  const usageError = new StartError(`${name} is used like this: npm run clinic -- ${example}`);
  const argumentCount = usage.split(' ').length - 1;
  const argumentNames = Object.keys(options).slice(0, argumentCount);
  const flags = Object.entries(options).slice(argumentCount);
  const types = flags.map(([key, flag]) => [flagOf(key), { type: v.is(flag, true) ? 'boolean' : 'string' }] as const);
  try {
    const parsedArgs = parseArgs({
      args,
      options: { ...Object.fromEntries(types), as: { type: 'string' }, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const { positionals } = parsedArgs;
    const values: Record<string, string | boolean | undefined> = parsedArgs.values;
    if (positionals.length > argumentNames.length) throw usageError;
    const commandOptions = Object.fromEntries([
      ...positionals.map((word, index) => [argumentNames[index], valueOf(argumentNames[index] ?? '', word)]),
      ...flags.flatMap(([key]) => (values[flagOf(key)] === undefined ? [] : [[key, values[flagOf(key)]]])),
    ]);
    const { success, issues } = v.safeParse(schema, commandOptions);
    const [fault] = issues ?? [];
    if (fault?.kind === 'validation') throw new StartError(`${v.getDotPath(fault)} ${fault.message}.`);
    if (!success) throw usageError;
    const staffName = v.safeParse(StaffName, String(values['as'] ?? '').trim() || systemUser());
    if (!staffName.success) throw new StartError(`--as ${staffName.issues[0].message}.`);
    return { command: name, options: commandOptions, by: staffName.output, json: values['json'] === true };
  } catch (error) {
    throw error instanceof StartError ? error : usageError;
  }
}
