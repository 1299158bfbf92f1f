import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { SPEC_HOST } from '../../support/specHost/specHost';
import { CLINIC_SETTINGS, LIFF_ID, LINE_BUILD, SPEC_BUILD } from '../line/support/names';

/**
 * Builds the clinic, and the app three times, once for all workers, ignoring the shell's `VITE_` variables: for the preview,
 * for LINE, and for a host of somebody else. Those two know how to reach the clinic, the preview does not.
 * Unchanged parts are not rebuilt.
 */
export default function buildOnce(): void {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')));
  const build = (settings: Record<string, string>, ...options: string[]) =>
    execFileSync(process.execPath, ['scripts/build.mjs', ...options], {
      env: { ...env, ...settings },
      stdio: 'inherit',
    });
  const forLine = { VITE_LIFF_ID: LIFF_ID, ...CLINIC_SETTINGS };
  build({});
  build(forLine, '--app', '--unpacked', '--to', LINE_BUILD);
  build({ ...forLine, VITE_API_HOST: SPEC_HOST }, '--app', '--unpacked', '--to', SPEC_BUILD);
  // A clinic serves the app that it stands beside.
  cpSync('dist-server', `${LINE_BUILD}/dist-server`, { recursive: true });
}
