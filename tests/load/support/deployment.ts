import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import * as v from 'valibot';
import { openPostgres } from '../../../server/db/postgres';
import { startCluster, type Cluster } from '../../../scripts/postgres.mjs';
import { ErrorReply } from '../../../src/api/contract';
import { prepareDatabase } from '../../contract/support/emptyDatabase';
import { BANK_SECRET } from '../../contract/support/testClinic';
import { watchPayments, type Sql } from '../../support/invariants';

const QUERY_OVER_IPC = new URL('queryOverIpc.mjs', import.meta.url).href;
const MAIN = fileURLToPath(new URL('../../../dist-server/main.js', import.meta.url));
const CALL_TIMEOUT_MS = 60_000;

export interface ClinicProcess {
  base: string;
  isUp: boolean;
  start(): Promise<void>;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Runs SQL inside the process; works only on PGlite. */
  query: Sql;
}

/** On PGlite, the clinic has one process, and `cluster` is null. */
export interface Deployment {
  processes: readonly ClinicProcess[];
  /**
   * Sends a request to the next process. The response has status 0 if that process ends before the reply. Throws if an
   * error reply breaks the contract, or if the call hangs.
   */
  fetch(request: Request): Promise<Response>;
  sql: Sql;
  cluster: Cluster | null;
  close(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

async function newProcess(env: Record<string, string>, isPglite: boolean): Promise<ClinicProcess> {
  const port = await getPort();
  const pending = new Map<number, { resolve: (rows: never[]) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let child: ChildProcess;
  let ended: Promise<'ended'>;
  const clinic: ClinicProcess = {
    base: `http://127.0.0.1:${port}`,
    isUp: false,
    async start() {
      const started = spawn(process.execPath, [...(isPglite ? ['--import', QUERY_OVER_IPC] : []), MAIN], {
        env: { PATH: process.env['PATH'] ?? '', PORT: String(port), BANK_NOTICE_SECRET: BANK_SECRET, ...env },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        serialization: 'advanced',
      });
      child = started;
      running.add(started);
      started.on('message', (message) => {
        const { id, rows, error } = message as { id: number; rows?: never[]; error?: string };
        if (rows) pending.get(id)?.resolve(rows);
        else pending.get(id)?.reject(new Error(error));
        pending.delete(id);
      });
      ended = new Promise((resolve) =>
        started.once('exit', () => {
          running.delete(started);
          clinic.isUp = false;
          for (const { reject } of pending.values()) reject(new Error('the process has ended'));
          pending.clear();
          resolve('ended');
        }),
      );
      const firstOutput = new Promise<'up'>((resolve) => started.stdout?.once('data', () => resolve('up')));
      if ((await Promise.race([firstOutput, ended])) !== 'up') throw new Error('the process ended before it was ready');
      clinic.isUp = true;
    },
    async end(signal) {
      clinic.isUp = false;
      child.kill(signal);
      await ended;
    },
    query: <T>(sql: string, params?: unknown[]) =>
      new Promise<T[]>((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve: resolve as (rows: never[]) => void, reject });
        child.send({ id: lastId, sql, params }, (error) => error && reject(error));
      }),
  };
  return clinic;
}

async function send({ base }: ClinicProcess, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const body = method === 'GET' ? null : await request.arrayBuffer();
  try {
    const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
    const response = await fetch(`${base}${pathname}${search}`, { method, headers, body, signal });
    const buffered = new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers });
    if (buffered.status >= 400) v.parse(ErrorReply, await buffered.clone().json());
    return buffered;
  } catch (error) {
    if (error instanceof TypeError) return Response.error();
    throw new Error(`${method} ${pathname}: ${String(error)}`, { cause: error });
  }
}

async function deploy(
  processes: readonly ClinicProcess[],
  { sql, close, cluster = null }: Pick<Deployment, 'sql' | 'close'> & { cluster?: Cluster | null },
): Promise<Deployment> {
  let turn = 0;
  const next = () => {
    const up = processes.filter(({ isUp }) => isUp);
    turn += 1;
    // If no process is up, the request goes to a stopped process and gets no reply.
    const candidates = up.length > 0 ? up : processes;
    return candidates[turn % candidates.length] as ClinicProcess;
  };
  const closeAll = async () => {
    await Promise.all(processes.filter(({ isUp }) => isUp).map((process) => process.end('SIGTERM')));
    await close();
  };
  try {
    await Promise.all(processes.map((process) => process.start()));
    await watchPayments(sql);
  } catch (error) {
    await closeAll();
    throw error;
  }
  return { processes, sql, cluster, fetch: (request) => send(next(), request), close: closeAll };
}

async function deployOnPglite(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-load-'));
  await prepareDatabase(folder);
  const process = await newProcess({ CLINIC_DATA: folder }, true);
  const close = async () => rmSync(folder, { recursive: true, force: true });
  return deploy([process], { sql: process.query, close });
}

async function deployOnPostgres(): Promise<Deployment> {
  const cluster = await startCluster(await getPort());
  const url = cluster.url('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'clinic-load-'));
  const env = { DATABASE_URL: url, CLINIC_DATA: folder };
  const processes = await Promise.all([1, 2, 3].map(() => newProcess(env, false)));
  const db = await openPostgres(url, 2);
  const close = async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
    await cluster.stop();
  };
  return deploy(processes, { sql: (text, params) => db.query(text, params), close, cluster });
}

export const DEPLOYMENTS = [
  ['a process on PGlite', deployOnPglite],
  ['processes on PostgreSQL', deployOnPostgres],
] as const;
