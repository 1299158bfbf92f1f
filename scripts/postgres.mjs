// A PostgreSQL for tests: from the installed programs, in a temporary folder, as a user that is not root.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';

/** The oldest major version of PostgreSQL the clinic is tested on. */
const OLDEST = 15;
const onWindows = platform === 'win32';
const program = (folder, name) => join(folder, onWindows ? `${name}.exe` : name);

const versionsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^(postgresql@)?\d+$/.test(name))
        .sort((a, b) => Number(b.split('@').at(-1)) - Number(a.split('@').at(-1)))
        .map((name) => join(folder, name, 'bin'))
    : [];

function fits(folder) {
  if (!['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(program(folder, name)))) return false;
  const { status, stdout } = spawnSync(program(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return status === 0 && Number(/\) (\d+)/.exec(stdout)?.[1]) >= OLDEST;
}

/**
 * The folder of PostgreSQL's programs, 15 or newer: `POSTGRES_BIN`, else one in the system's usual places or on the
 * PATH. Undefined when there is none.
 */
export function findPostgres() {
  const named = env.POSTGRES_BIN;
  if (named) return fits(named) ? named : undefined;
  const usual = [
    '/usr/lib/postgresql',
    '/opt/homebrew/opt',
    '/usr/local/opt',
    join(env.PROGRAMFILES ?? '', 'PostgreSQL'),
  ];
  return [...usual.flatMap(versionsIn), ...(env.PATH ?? '').split(delimiter).filter(Boolean)].find(fits);
}

/** PostgreSQL refuses to run as root, so root starts it as another user of this machine. */
function otherUser() {
  if (getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid > 0 && gid >= 0) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as');
}

/** @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster */

/**
 * Starts an empty cluster that only this machine can reach, through a socket in its own folder (on Windows a TCP port).
 * @param {number} port the TCP port on Windows, part of the socket's name elsewhere
 */
export async function startCluster(port) {
  const bin = findPostgres();
  if (!bin) throw new Error(`PostgreSQL ${OLDEST} or newer is not installed`);
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'clinic-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const out = openSync(log, 'a');
  const options = { ...user, cwd: folder, env: { ...env, LC_ALL: 'C.UTF-8', TZ: 'UTC' }, stdio: ['ignore', out, out] };
  const run = async (name, ...args) => {
    const [code] = await once(spawn(program(bin, name), args, options), 'exit');
    if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed: ${readFileSync(log, 'utf8')}`);
  };
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const stopArgs = (mode) => ['stop', '-D', data, '-m', mode];
  const start = () => run('pg_ctl', 'start', '-D', data, '-w', '-t', '60');
  /** @param {'fast' | 'immediate'} mode like an operator's stop, or like a crash; the data is kept for `start` */
  const end = (mode) => run('pg_ctl', ...stopArgs(mode));
  // The server is a separate process and would outlive this one.
  const onExit = () => {
    spawnSync(program(bin, 'pg_ctl'), stopArgs('immediate'), options);
    clear();
  };

  const settings = {
    port,
    listen_addresses: onWindows ? '127.0.0.1' : '',
    unix_socket_directories: onWindows ? '' : folder,
    max_connections: 200,
    // Tests kill processes but never the machine, so nothing written is lost without fsync.
    fsync: 'off',
    full_page_writes: 'off',
    shared_buffers: '64MB',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await run('initdb', '-D', data, '-U', 'clinic', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync');
  appendFileSync(join(data, 'postgresql.conf'), lines.join(''));
  process.once('exit', onExit);
  await start();
  const query = onWindows ? '' : `?host=${encodeURIComponent(folder)}&port=${port}`;
  return {
    /** @param {string} database */
    url: (database) => `postgres://clinic@${onWindows ? `127.0.0.1:${port}` : 'localhost'}/${database}${query}`,
    address: onWindows ? { host: '127.0.0.1', port } : { path: join(folder, `.s.PGSQL.${port}`) },
    end,
    start,
    stop: async () => {
      process.off('exit', onExit);
      await end('fast');
      clear();
    },
  };
}
