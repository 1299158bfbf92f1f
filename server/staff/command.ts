import * as v from 'valibot';
import { Id } from '../../src/api/contract/wireFormats';
import type { Clock } from '../clinicTime';
import type { Db } from '../db/db';
import type { SignedLinks } from '../files/signedLinks';
import type { PaymentDeps } from '../money/cardPayments';
import type { PrescribedMedicine } from '../medicine/prescriptions';
import type { FileStore } from '../stores/fileStore';
import type { StaffContext } from './audit';
import { oneLine } from './printed';
import type { VisitResult } from './reservationSteps';

/** What a command says: in words, and as data (`--json`). */
export interface Outcome {
  words: string;
  data: unknown;
}

/** What preview does without papers. Elsewhere bills and prescriptions are staff's own (§papers-by-staff). */
export interface Samples {
  result(db: Db, id: number): Promise<VisitResult>;
  prescription(db: Db, id: number): Promise<PrescribedMedicine[]>;
}

/** The parts of a clinic that commands work with. */
export interface StaffClinic extends PaymentDeps {
  clock: Clock;
  files: FileStore;
  links: SignedLinks;
  /** Null outside preview. */
  samples: Samples | null;
}

export type CommandContext = StaffContext & StaffClinic;

/** The parts of the help, in order. */
export const GROUPS = ['Reservations', 'Money', 'The clinic', 'Maintenance', 'Preview'] as const;

interface Declared<E extends v.ObjectEntries> {
  name: string;
  group: (typeof GROUPS)[number];
  /** What follows its name without `--`, in order, as the help shows it; `papers` is the text of a file. */
  words?: Partial<Record<keyof E & string, string>>;
  /** Read by `--name`, but for the words; a boolean is a flag. */
  options: E;
  help: string;
  example: string;
  /** Throws a `RuleError` in words for the staff. */
  run(context: CommandContext, options: v.InferOutput<v.StrictObjectSchema<E, undefined>>): Promise<Outcome>;
}

/** A command of staff, wholly declared by one file of `commands/`. */
export interface StaffCommand extends Omit<Declared<v.ObjectEntries>, 'run' | 'words'> {
  words: Record<string, string>;
  schema: v.GenericSchema<unknown, object>;
  run(context: CommandContext, options: unknown): Promise<Outcome>;
}

export function command<E extends v.ObjectEntries>({ words = {}, ...declared }: Declared<E>): StaffCommand {
  const schema = v.strictObject(declared.options);
  const run = async (context: CommandContext, options: unknown) => declared.run(context, v.parse(schema, options));
  return { ...declared, words: words as Record<string, string>, schema, run };
}

/** Most commands are about one reservation. */
export const ofReservation = { options: { id: Id }, words: { id: 'ID' } };

export const done = (id: number, name: string): Outcome => ({
  words: `Reservation ${id}: ${name} done.\n`,
  data: { id, done: name },
});

/** One line for each; a sentence when there are none. */
export const linesOf = (lines: readonly string[], none: string): string =>
  `${lines.length > 0 ? lines.map(oneLine).join('\n') : none}\n`;
