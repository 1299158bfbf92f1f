import { existsSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { waitUntil, runProgram, waitForAddress } from '../../contract/support/program';

/** The moments at which a first start is interrupted: a path exists in `CLINIC_DATA`, or the address is printed. */
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

/** Throws if the clinic ends before `step`. */
export async function interruptStart(folder: string, step: Step, signal: 'SIGTERM' | 'SIGKILL') {
  const program = runProgram('main', await envOf(folder));
  const exists = (path: string) => existsSync(join(folder, path));
  await waitUntil(program, () =>
    step === 'address' ? program.out() !== '' : exists(step) || exists(step.replace('making', 'database')),
  );
  program.child.kill(signal);
  await program.exitCode;
}

export async function expectCleanStart(folder: string): Promise<void> {
  const program = runProgram('main', await envOf(folder));
  const base = await waitForAddress(program);
  const { status } = await fetch(`${base}/readyz`);
  program.child.kill('SIGTERM');
  const code = await program.exitCode;
  if (existsSync(join(folder, 'making'))) throw new Error('the files of the interrupted start are still there');
  if (status !== 200 || code !== 0)
    throw new Error(`/readyz answered ${status} and the exit code was ${code}: ${program.err()}`);
}
