// `npm run test:load`: the built clinic under load, killed, and as several processes, on PGlite and on PostgreSQL.
// `-- --short` takes a few rounds of each, `-- --seed N` repeats a run.
import { register } from 'tsx/esm/api';
import { build } from './build.mjs';

await build({ parts: ['clinic'], to: 'test-results/load' });
register();
await import('../tests/load/main.ts');
