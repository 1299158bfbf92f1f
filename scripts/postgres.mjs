// A PostgreSQL of the tests' own: from installed programs, in a temporary folder, as a user that is not root.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const { env, platform } = process;

/** The oldest PostgreSQL the clinic's SQL is tried on. */
const OLDEST = 15;
const START_MS = 30_000;

const program = (folder, name) => join(folder, platform === 'win32' ? `${name}.exe` : name);

const versionsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort((a, b) => Number(b.split('@').at(-1)) - Number(a.split('@').at(-1)))
        .map((name) => join(folder, name, 'bin'))
    : [];

function fits(folder) {
  if (!['initdb', 'postgres'].every((name) => existsSync(program(folder, name)))) return false;
  const { status, stdout } = spawnSync(program(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return status === 0 && Number(/\) (\d+)/.exec(stdout)?.[1]) >= OLDEST;
}

/**
 * The folder of PostgreSQL's programs, 15 or newer: `POSTGRES_BIN`, else where systems keep them, else the PATH's.
 * Undefined when there is none.
 */
export function findPostgres() {
  const named = env.POSTGRES_BIN;
  if (named) return fits(named) ? named : undefined;
  const usual = [
    ...versionsIn('/usr/lib/postgresql'),
    ...versionsIn('/opt/homebrew/opt').filter((folder) => folder.includes('postgresql@')),
    ...versionsIn('/usr/local/opt').filter((folder) => folder.includes('postgresql@')),
    ...versionsIn(join(env.PROGRAMFILES ?? '', 'PostgreSQL')),
  ];
  return [...usual, ...(env.PATH ?? '').split(delimiter).filter(Boolean)].find(fits);
}

/** PostgreSQL refuses to run as root: another user of this machine lends its name. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid > 0 && gid >= 0) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as');
}

/**
 * Starts an empty cluster that only this machine reaches, by a socket in its own folder (on Windows by `port`).
 * @param {number} port used on Windows, and as the socket's name elsewhere
 * @returns {Promise<import('./postgres.d.mts').Cluster>}
 */
export async function startCluster(port) {
  const bin = findPostgres();
  if (!bin) throw new Error(`PostgreSQL ${OLDEST} or newer is not installed`);
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'clinic-pg-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  const options = { ...user, cwd: folder, encoding: 'utf8', env: { ...env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };

  const made = spawnSync(
    program(bin, 'initdb'),
    ['-D', data, '-U', 'clinic', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);

  const overTcp = platform === 'win32';
  const command = [
    '-D',
    data,
    '-p',
    String(port),
    ...[
      `listen_addresses=${overTcp ? '127.0.0.1' : ''}`,
      `unix_socket_directories=${overTcp ? '' : folder}`,
      'max_connections=200',
      // The tests end processes and never the machine: what was written is there without waiting for the disk.
      'fsync=off',
      'full_page_writes=off',
      'shared_buffers=64MB',
    ].flatMap((setting) => ['-c', setting]),
  ];
  let server;
  let ended;

  async function end(signal) {
    server.kill(signal);
    await ended;
  }

  async function start() {
    const own = spawn(program(bin, 'postgres'), command, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    server = own;
    let said = '';
    own.stderr.on('data', (text) => (said += text));
    ended = new Promise((resolve) => own.once('exit', resolve));
    const lastMoment = () => own.kill('SIGKILL');
    process.once('exit', lastMoment);
    void ended.then(() => process.off('exit', lastMoment));
    const deadline = Date.now() + START_MS;
    while (!said.includes('ready to accept connections')) {
      if (own.exitCode !== null || Date.now() > deadline) {
        await end('SIGINT');
        throw new Error(`PostgreSQL did not start: ${said}`);
      }
      await sleep(50);
    }
  }

  const clear = () => rmSync(folder, { recursive: true, force: true });
  await start().catch((error) => {
    clear();
    throw error;
  });
  const place = overTcp ? `127.0.0.1:${port}` : '';
  const query = overTcp ? '' : `?host=${encodeURIComponent(folder)}&port=${port}`;
  return {
    url: (database) => `postgres://clinic@${place || 'localhost'}/${database}${query}`,
    address: overTcp ? { host: '127.0.0.1', port } : { path: join(folder, `.s.PGSQL.${port}`) },
    end,
    start,
    stop: async () => {
      await end('SIGINT');
      clear();
    },
  };
}
