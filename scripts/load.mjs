// `npm run test:load`: the built clinic under load, killed, and as several processes, on PGlite and on PostgreSQL.
// `-- --seed N` repeats a run. `npm test` takes a few rounds of each (tests/load/*.test.ts).
import { register } from 'tsx/esm/api';
import { setup } from '../tests/load/support/build.mjs';

await setup();
register();
await import('../tests/load/main.ts');
