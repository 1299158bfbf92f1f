// `npm run dev`: restarts the clinic and hot-reloads the app when a source changes, both on one address as with
// `npm start`. The clinic itself listens on a free port behind it.
import { spawn } from 'node:child_process';
import { argv, env, execPath } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { createServer } from 'vite';
import { bin, root } from './paths.mjs';

const port = Number(env.PORT ?? 8080);
const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
const clinicPort = await getPort();
const clinicUrl = `http://127.0.0.1:${clinicPort}`;

const watch = argv.includes('--help') ? [] : ['watch', '--clear-screen=false'];
const clinic = spawn(execPath, [bin('tsx'), ...watch, 'server/main.ts', ...argv.slice(2)], {
  cwd: root,
  env: { ...env, PORT: String(clinicPort), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
  stdio: 'inherit',
});
clinic.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => clinic.kill(signal));

const isUp = () =>
  fetch(clinicUrl).then(
    () => true,
    () => false,
  );
while (!(await isUp())) await sleep(200);

try {
  const app = await createServer({
    root,
    server: { port, strictPort: true, host: env.HOST ?? 'localhost', proxy: { '/api': { target: clinicUrl } } },
  });
  await app.listen();
  console.log(`With hot reload: ${publicUrl}`);
} catch (error) {
  console.error(`The app could not be started: ${error.message}`);
  clinic.removeAllListeners('exit').on('exit', () => process.exit(1));
  clinic.kill();
}
