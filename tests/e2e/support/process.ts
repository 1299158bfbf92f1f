import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { prepareDatabase } from '../../contract/support/emptyDatabase';

const MAX_START_MS = 240_000;
const MAX_STOP_MS = 10_000;

export const CLINIC_TIMEOUT_MS = MAX_START_MS + MAX_STOP_MS;

/** The environment variables that the clinic inherits from the tests. */
const systemEnvironment = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_EXTRA_CA_CERTS']
      .map((name) => [name, process.env[name]] as const)
      .filter(([, value]) => value !== undefined),
  );

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const killTimer = setTimeout(() => server.kill('SIGKILL'), MAX_STOP_MS);
  await exit;
  clearTimeout(killTimer);
}

async function waitUntilReady(url: string, server: ChildProcess, output: string[]): Promise<void> {
  const deadline = Date.now() + MAX_START_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // The server does not listen yet.
    }
    await sleep(50);
  }
  throw new Error(`the clinic did not start at ${url}:\n${output.join('')}`);
}

interface ClinicRun {
  /** The path of the built server. */
  main: string;
  env?: Record<string, string>;
  staffCommands?: readonly { args: string[]; input: string }[];
  /** The folder from which the data is copied before the clinic starts. */
  copyFrom?: string;
  /** The folder to which the data is copied when the clinic has stopped. */
  copyTo?: string;
}

/** Starts a clinic with its own port and data, calls `use` with its URL, and stops the clinic. */
export async function runClinic(
  { main, env = {}, staffCommands = [], copyFrom, copyTo }: ClinicRun,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-e2e-'));
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const output: string[] = [];
  const data = join(folder, 'data');
  if (copyFrom === undefined) await prepareDatabase(data);
  else await cp(copyFrom, data, { recursive: true });
  const settings = { ...systemEnvironment(), PORT: String(port), CLINIC_DATA: data, PUBLIC_URL: url, ...env };
  const server = spawn(process.execPath, [main], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => output.push(String(data)));
  try {
    await waitUntilReady(url, server, output);
    for (const { args, input } of staffCommands)
      execFileSync(process.execPath, [join(dirname(main), 'cli.js'), ...args], { env: settings, input });
    await use(url);
    if (copyTo === undefined) return;
    await stopServer(server);
    await rm(copyTo, { recursive: true, force: true });
    await cp(data, copyTo, { recursive: true, filter: (file) => !file.endsWith('commands') });
  } finally {
    await stopServer(server);
    await rm(folder, { recursive: true, force: true });
  }
}
