import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const running = new Set<ChildProcess>();

export interface Program {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  exitCode: Promise<number | null>;
}

/** Starts the built clinic (`main`) or its command line (`cli`). */
export function runProgram(script: 'main' | 'cli', env: Record<string, string>, args: string[] = []): Program {
  const child = spawn(process.execPath, [join(root, `dist-server/${script}.js`), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  running.add(child);
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  const exitCode = new Promise<number | null>((resolve) =>
    child.on('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { child, out: () => out, err: () => err, exitCode };
}

/** If the program ends before `isTrue` returns true, throws an error with the text of the program's stderr. */
export async function waitUntil(program: Program, isTrue: () => boolean): Promise<void> {
  let code: number | null | undefined;
  void program.exitCode.then((exitCode) => (code = exitCode));
  while (!isTrue()) {
    if (code !== undefined) throw new Error(`ended with ${code}: ${program.err()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export async function waitForAddress(program: Program): Promise<string> {
  await waitUntil(program, () => program.out().includes('\n'));
  return program.out().split('\n')[0] ?? '';
}

export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}
