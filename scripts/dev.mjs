// `npm run dev` reloads the app when the app's code changes, and restarts the clinic when the clinic's code changes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { build, createServer } from 'vite';
import { root } from './paths.mjs';

const outDir = join(root, '.cache/dev');
const port = Number(env.PORT ?? 8080);
const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
const clinicPort = await getPort();
const clinicUrl = `http://127.0.0.1:${clinicPort}`;

// NODE_ENV is set before Vite's `build` runs, because `build` sets an unset NODE_ENV to `production`.
env.NODE_ENV ??= 'development';
const watcher = await build({ root, logLevel: 'warn', build: { ssr: true, watch: {}, outDir } });
await new Promise((resolve) => watcher.on('event', ({ code }) => code === 'END' && resolve()));
const clinicEnv = { ...env, PORT: String(clinicPort), HOST: '127.0.0.1', PUBLIC_URL: publicUrl };
const command = ['--watch', '--watch-preserve-output', join(outDir, 'main.js'), ...argv.slice(2)];
const clinic = spawn(execPath, command, { cwd: root, env: clinicEnv, stdio: 'inherit' });
clinic.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clinic.kill(signal));
while (!(await fetch(`${clinicUrl}/healthz`).catch(() => null))) await sleep(200);

const proxy = { '/api': { target: clinicUrl } };
const app = await createServer({ root, server: { port, strictPort: true, host: env.HOST ?? 'localhost', proxy } });
await app.listen();
console.log(`The app with hot reload: ${publicUrl}`);
