// `npm run clinic -- …`: the clinic's own commands (finish, confirm, pay, ship, clock, reset).
import { build } from './build.mjs';
import { runBuilt } from './run-built.mjs';

await build({ parts: ['clinic'] });
await runBuilt('cli.js');
