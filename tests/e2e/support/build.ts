import { execFileSync } from 'node:child_process';
import { CLINIC_SETTINGS, LIFF_ID, LINE_BUILD } from '../line/support/names';

/**
 * Builds the preview app, the app for LINE and the clinic once for all workers, ignoring the shell's `VITE_` variables. The
 * app for LINE knows how to reach the clinic, the preview does not.
 * Unchanged parts are not rebuilt.
 */
export default function buildOnce(): void {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')));
  const build = (settings: Record<string, string>, ...options: string[]) =>
    execFileSync(process.execPath, ['scripts/build.mjs', ...options], {
      env: { ...env, ...settings },
      stdio: 'inherit',
    });
  build({});
  build({ VITE_LIFF_ID: LIFF_ID, ...CLINIC_SETTINGS }, '--to', LINE_BUILD);
}
