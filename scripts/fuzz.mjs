// `npm run test:fuzz`: sends 10,000 random requests to the clinic; `npm test` sends a few hundred.
import { spawnSync } from 'node:child_process';
import { argv, env, execPath, exit } from 'node:process';
import { bin, root } from './paths.mjs';

const [requests = '10000', seed = String(Date.now())] = argv.slice(2);
console.log(`${requests} requests, seed ${seed}. To repeat them: npm run test:fuzz -- ${requests} ${seed}`);
const { status } = spawnSync(
  execPath,
  [bin('vitest'), 'run', '--project=contract', 'tests/contract/calls/fuzz.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
  },
);
exit(status ?? 1);
