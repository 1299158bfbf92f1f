// `npm run test:load`: the built clinic under load, killed, and as several processes, on PGlite and on PostgreSQL.
// `-- --seed N` repeats a run. `npm test` runs a few rounds of each (tests/load/*.test.ts).
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { startCluster } from '../../scripts/postgres.mjs';
import { changes } from './changeClaims';
import { contention } from './contention';
import { crashes } from './crash';
import { firstStarts } from './firstStarts';
import { messages } from './messageClaims';
import { money } from './moneyClaims';
import { connections, line, shared } from './processes';
import { setup } from './support/buildForLoad.mjs';
import { rolledBack, type Claim } from './support/checks';
import { pgliteHouse, postgresHouse, type House } from './support/house';
import { seeded } from './support/random';
import { newMeter, newReport } from './support/loadReport';

const REPORT = 'test-results/load.json';
const PROCESSES = 3;

const [ROUNDS, KILLS, CUTS] = [40, 50, 20];

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    on: { type: 'string', default: 'pglite,postgres' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 32));
const print = (text: string) => process.stdout.write(`${text}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const report = newReport(print);

async function tryAll(house: House, claims: readonly Claim[], times: number): Promise<void> {
  for (const claim of claims.filter(({ name }) => name.includes(values.only))) {
    house.meter = newMeter();
    await report.check(claim.name, house.name, house.meter, async () => {
      const before = await rolledBack(house);
      await claim.try(house, times, seeded(seed));
      // A crashed server resets its counters.
      house.meter.notes.push(`${Math.max(0, (await rolledBack(house)) - before)} deadlocks`);
    });
  }
}

async function onPglite(): Promise<void> {
  const house = await pgliteHouse();
  try {
    await tryAll(house, [...contention, ...changes, ...money], ROUNDS);
    await tryAll(house, [crashes, ...messages(pgliteHouse)], KILLS);
    await tryAll(house, [firstStarts], 1);
  } finally {
    await house.close();
  }
}

async function onPostgres(): Promise<void> {
  const cluster = await startCluster(await getPort());
  try {
    const house = await postgresHouse(cluster, PROCESSES);
    try {
      // Mostly waits, so it runs in parallel with the rest until the server is stopped.
      const waiting = tryAll({ ...house }, [line(cluster)], 1);
      await tryAll(house, [...contention, ...changes, ...money], ROUNDS);
      await tryAll(house, [shared(cluster)], 1);
      await waiting;
      await tryAll(house, [crashes, ...messages((env) => postgresHouse(cluster, PROCESSES, { env }))], KILLS);
      await tryAll(house, connections(cluster), CUTS);
    } finally {
      await house.close();
    }
  } finally {
    await cluster.stop();
  }
}

await setup();
print(
  `Seed ${seed}; PGlite: 1 process, PostgreSQL: ${PROCESSES}; ` +
    `Node ${process.versions.node}, ${cpus().length} processors, load average ${loadavg()[0]?.toFixed(1)}`,
);
for (const name of values.on.split(',')) await (name === 'postgres' ? onPostgres() : onPglite());

const failed = report.results.filter(({ passed }) => !passed).length;
mkdirSync('test-results', { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ seed, checks: report.results }, null, 2)}\n`);
print(`${report.results.length - failed} passed, ${failed} failed (seed ${seed})`);
process.exit(failed > 0 ? 1 : 0);
