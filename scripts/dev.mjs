// `npm run dev`: restarts the clinic and hot-reloads the app when a source changes, both on one address as with
// `npm start`. The clinic itself listens on a free port behind it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { argv, env, execPath } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { createServer } from 'vite';
import { root } from './paths.mjs';

const CLINIC = '--clinic';

/** In a process of its own: Vite runs the clinic's sources, because they import files that Node does not know. */
async function runClinic() {
  const server = { middlewareMode: true, hmr: false, watch: null };
  const vite = await createServer({ root, configFile: false, appType: 'custom', server, logLevel: 'warn' });
  await vite.ssrLoadModule('/server/main.ts');
}

async function runBoth() {
  const port = Number(env.PORT ?? 8080);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
  const clinicPort = await getPort();
  const clinicUrl = `http://127.0.0.1:${clinicPort}`;
  const own = { ...env, PORT: String(clinicPort), HOST: '127.0.0.1', PUBLIC_URL: publicUrl };
  const command = [fileURLToPath(import.meta.url), CLINIC];
  const start = () => spawn(execPath, [...command, ...argv.slice(2)], { cwd: root, env: own, stdio: 'inherit' });
  let clinic = start();
  let isRestarting = false;
  const follow = () => clinic.on('exit', (code) => isRestarting || process.exit(code ?? 0));
  follow();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => clinic.kill(signal));
  process.once('exit', () => clinic.kill());

  while (!(await fetch(clinicUrl).catch(() => null))) await sleep(200);

  const proxy = { '/api': { target: clinicUrl } };
  const app = await createServer({ root, server: { port, strictPort: true, host: env.HOST ?? 'localhost', proxy } });
  await app.listen();
  console.log(`With hot reload: ${publicUrl}`);
  const restart = async () => {
    isRestarting = true;
    clinic.kill('SIGTERM');
    await once(clinic, 'exit');
    clinic = start();
    isRestarting = false;
    follow();
  };
  app.watcher.on('change', (file) => {
    if (!isRestarting && /[\\/](server|domain|contract)[\\/]/.test(file)) void restart();
  });
}

if (argv.includes(CLINIC)) await runClinic();
else await runBoth();
