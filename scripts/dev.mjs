// `npm run dev`: the clinic restarts and the app reloads in place when a source changes, on one address as in
// `npm start`. The clinic itself listens on a free port behind it.
import { spawn } from 'node:child_process';
import { argv, env, execPath } from 'node:process';
import { createServer } from 'vite';
import { freePort } from './free-port.mjs';
import { bin, root, stop } from './paths.mjs';

const port = Number(env.PORT ?? 8080);
const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
const clinicPort = await freePort();

let app;
try {
  app = await createServer({
    root,
    server: {
      port,
      strictPort: true,
      host: env.HOST ?? 'localhost',
      proxy: { '/api': { target: `http://127.0.0.1:${clinicPort}` } },
    },
  });
  await app.listen();
} catch (error) {
  stop(`The app could not be started: ${error.message}`);
}

const clinic = spawn(execPath, [bin('tsx'), 'watch', '--clear-screen=false', 'server/main.ts', ...argv.slice(2)], {
  cwd: root,
  env: { ...env, PORT: String(clinicPort), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
  stdio: 'inherit',
});
console.log(`With hot reload: ${publicUrl}`);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => clinic.kill(signal));
clinic.on('exit', (code) => {
  void app.close().finally(() => process.exit(code ?? 0));
});
