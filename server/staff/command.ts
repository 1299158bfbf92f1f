import * as v from 'valibot';
import type { Clock } from '../http/context';
import type { Db } from '../db/db';
import type { SignedLinks } from '../files/signedLinks';
import type { PaymentDeps } from '../money/cardPayments';
import type { PrescribedMedicine } from '../visit/prescriptions';
import type { FileStore } from '../files/fileStore';
import type { StaffContext } from './audit';
import { indentFollowingLines } from './printed';
import type { VisitResult } from './reservationSteps';

export interface CommandOutcome {
  /** With `--json`, `data` is printed instead of `words`. */
  words: string;
  data: unknown;
}

/** Only for preview mode: in a real clinic, staff write the bills and prescriptions (§papers-by-staff). */
export interface Samples {
  result(db: Db, id: number): Promise<VisitResult>;
  prescription(db: Db, id: number): Promise<PrescribedMedicine[]>;
}

export interface StaffClinic extends PaymentDeps {
  clock: Clock;
  files: FileStore;
  links: SignedLinks;
  samples: Samples | null;
}

export type CommandContext = StaffContext & StaffClinic;

interface CommandDeclaration<E extends v.ObjectEntries> {
  /** The command's name and arguments, like `match ID RESERVATION`. `options` begins with the same arguments. */
  usage: string;
  /** If `usage` contains FILE, the option `fileText` is the content of that file. */
  options: E;
  help: string;
  example: string;
  isPreviewOnly?: boolean;
  /** If a rule forbids the command, throws a `RuleError` with a message for staff. */
  run(staff: CommandContext, options: v.InferOutput<v.StrictObjectSchema<E, undefined>>): Promise<CommandOutcome>;
}

export interface StaffCommand extends Omit<CommandDeclaration<v.ObjectEntries>, 'run'> {
  name: string;
  schema: v.GenericSchema<unknown, object>;
  run(staff: CommandContext, options: unknown): Promise<CommandOutcome>;
}

export function command<E extends v.ObjectEntries>(declared: CommandDeclaration<E>): StaffCommand {
  const schema = v.strictObject(declared.options);
  const run = async (staff: CommandContext, options: unknown) => declared.run(staff, v.parse(schema, options));
  return { ...declared, name: declared.usage.split(' ')[0] ?? '', schema, run };
}

export const doneOutcome = (id: number, name: string): CommandOutcome => ({
  words: `Reservation ${id}: the command ${name} is done.\n`,
  data: { id, done: name },
});

export const joinEntries = (lines: readonly string[], emptyText: string): string =>
  `${lines.length > 0 ? lines.map(indentFollowingLines).join('\n') : emptyText}\n`;
