import { execFileSync } from 'node:child_process';

/** Builds the preview app and the clinic once for all workers, whatever the shell's own `VITE_` settings. */
export default function buildOnce(): void {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')));
  execFileSync(process.execPath, ['scripts/build.mjs'], { env, stdio: 'inherit' });
}
