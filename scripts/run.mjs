// The program from dist-server/ runs in this process, so that the program gets the signals and sets the exit code.
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { root } from './paths.mjs';

const [file, ...options] = argv.slice(2);
const needsApp = file === 'main.js' && !options.includes('--help') && !options.includes('-h');
await build({ parts: needsApp ? ['app', 'clinic'] : ['clinic'] });
const program = join(root, 'dist-server', file);
argv.splice(1, 2, program);
await import(pathToFileURL(program).href);
