// `npm run bench`: measures the production build beside two yardsticks, and the clinic's server. `-- --help` lists the
// options.
import { argv, env } from 'node:process';
import { register } from 'tsx/esm/api';
import { build } from './build.mjs';

register();
if (!argv.includes('--help')) {
  const { LIFF_ID } = await import('../tests/e2e/line/support/names.ts');
  const { BUILD_FOLDER } = await import('../tests/load/support/site.ts');
  // A developer's own settings are no part of what is measured.
  for (const name of Object.keys(env)) if (name.startsWith('VITE_')) delete env[name];
  env.VITE_LIFF_ID = LIFF_ID;
  await build({ to: BUILD_FOLDER });
}
await import('./bench/main.ts');
