// The builds for tests ignore the shell's `VITE_` variables.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { root } from './paths.mjs';

export const LIFF_ID = '1234567890-AbcdEfgh';
export const CLINIC_SETTINGS = {
  VITE_CLINIC_PHONE: '03-1234-5678',
  VITE_CLINIC_HOURS: '平日 9:00〜18:00',
  VITE_CANCEL_FEE: '1100',
};
export const LINE_BUILD = 'test-results/line';

export const buildForLine = ({ isPacked = false } = {}) =>
  build({ parts: ['app'], to: LINE_BUILD, isPacked, settings: { VITE_LIFF_ID: LIFF_ID, ...CLINIC_SETTINGS } });

export async function buildForTests() {
  await build({ isPacked: false, settings: {} });
  await buildForLine();
  // The clinic serves the folder `dist` beside `dist-server`. `LINE_BUILD` therefore needs its own `dist-server`.
  cpSync(join(root, 'dist-server'), join(root, LINE_BUILD, 'dist-server'), { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildForTests();
