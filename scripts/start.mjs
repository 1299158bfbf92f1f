// `npm start`: builds what has changed and runs the clinic with the built app.
import { argv } from 'node:process';
import { build } from './build.mjs';
import { runBuilt } from './run-built.mjs';

const asksForHelp = argv.some((word) => word === '--help' || word === '-h');
await build({ parts: asksForHelp ? ['clinic'] : ['app', 'clinic'] });
await runBuilt('main.js');
