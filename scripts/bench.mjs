// `npm run bench`: the production build on its own server, loaded as by a phone, beside two yardsticks built in the same
// run. `-- --help` lists the options.
import { argv, env } from 'node:process';
import { register } from 'tsx/esm/api';
import { build } from './build.mjs';

register();
if (!argv.includes('--help')) {
  const [{ LIFF_ID }, { FOLDER }] = await Promise.all([
    import('../tests/e2e/line/support/names.ts'),
    import('./bench/place.ts'),
  ]);
  // A developer's own settings are no part of what is measured.
  for (const name of Object.keys(env)) if (name.startsWith('VITE_')) delete env[name];
  env.VITE_LIFF_ID = LIFF_ID;
  await build({ parts: ['app', 'clinic'], to: FOLDER });
}
await import('./bench/main.ts');
