import { existsSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { reaches, runProgram, started } from '../../contract/support/program';

/** Steps of a first start, each identified by the file it creates; the last prints the address. */
export const STEPS = [
  'lock',
  'making',
  'making/pg_wal',
  'making/global/pg_control',
  'making/base/1',
  'making/base/5',
  'making/PG_VERSION',
  'database',
  'clinic',
  'address',
] as const;
export type Step = (typeof STEPS)[number];

const envOf = async (folder: string) => ({ PORT: String(await getPort()), CLINIC_DATA: folder });

/** Starts a clinic and kills it at a step. Throws if it ends earlier. */
export async function interruptStart(folder: string, step: Step, signal: 'SIGTERM' | 'SIGKILL') {
  const program = runProgram('main', await envOf(folder));
  const isThere = (path: string) => existsSync(join(folder, path));
  await reaches(program, () =>
    step === 'address' ? program.out() !== '' : isThere(step) || isThere(step.replace('making', 'database')),
  );
  program.child.kill(signal);
  await program.ended;
}

/** Starts a clinic, asks whether it is ready and stops it. Throws if it does not start. */
export async function startsCleanly(folder: string): Promise<void> {
  const program = runProgram('main', await envOf(folder));
  const base = await started(program);
  const { status } = await fetch(`${base}/readyz`);
  program.child.kill('SIGTERM');
  const code = await program.ended;
  if (existsSync(join(folder, 'making'))) throw new Error('the files of the interrupted start are still there');
  if (status !== 200 || code !== 0) throw new Error(`/readyz gave ${status}, the end ${code}: ${program.err()}`);
}
