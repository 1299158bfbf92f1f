import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const PEEPHOLE = new URL('peephole.mjs', import.meta.url).href;
const MAIN = fileURLToPath(new URL('../../../dist-server/main.js', import.meta.url));

/** One process of a clinic. */
export interface Site {
  base: string;
  isUp: boolean;
  /** Lines it has printed since the first start: its URL, and one per error. */
  said: string[];
  start(): Promise<void>;
  /** Ends it; `SIGKILL` gives it no time to clean up. Returns its exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Queries the database inside the process (PGlite). */
  query<T>(sql: string, params?: unknown[]): Promise<T[]>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process of the built clinic in preview mode, not started yet. */
export async function newSite(env: Record<string, string>, embedded: boolean): Promise<Site> {
  const port = await getPort();
  const waiting = new Map<number, { resolve: (rows: never[]) => void; reject: (error: Error) => void }>();
  let asked = 0;
  let child: ChildProcess;
  let ended: Promise<number | null>;

  const ask = <T>(question: { sql: string; params?: unknown[] }) =>
    new Promise<T[]>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve: resolve as (rows: never[]) => void, reject });
      child.send({ id: asked, ...question }, (error) => error && reject(error));
    });

  const site: Site = {
    base: `http://127.0.0.1:${port}`,
    isUp: false,
    said: [],
    async start() {
      const own = spawn(process.execPath, [...(embedded ? ['--import', PEEPHOLE] : []), MAIN], {
        env: { PATH: process.env['PATH'] ?? '', PORT: String(port), ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        serialization: 'advanced',
      });
      child = own;
      running.add(own);
      for (const channel of [own.stdout, own.stderr])
        channel?.on('data', (text: Buffer) => site.said.push(...text.toString().trimEnd().split('\n')));
      own.on('message', (message) => {
        const { id, rows, error } = message as { id: number; rows?: never[]; error?: string };
        if (rows) waiting.get(id)?.resolve(rows);
        else waiting.get(id)?.reject(new Error(error));
        waiting.delete(id);
      });
      ended = new Promise((resolve) =>
        own.once('exit', (code) => {
          running.delete(own);
          site.isUp = false;
          for (const { reject } of waiting.values()) reject(new Error('the process has ended'));
          waiting.clear();
          resolve(code);
        }),
      );
      const spoken = new Promise<'up'>((resolve) => own.stdout?.once('data', () => resolve('up')));
      const code = await Promise.race([spoken, ended]);
      if (code !== 'up') throw new Error(`a process ended with ${code}: ${site.said.join('\n')}`);
      site.isUp = true;
    },
    async end(signal) {
      site.isUp = false;
      child.kill(signal);
      return ended;
    },
    query: (sql, params) => ask({ sql, params }),
  };
  return site;
}
