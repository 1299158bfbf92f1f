import { afterAll, beforeAll } from 'vitest';
import getPort from 'get-port';
import { startCluster } from '../../scripts/postgres.mjs';
import { changes } from './changeClaims';
import { contention } from './contention';
import { crashes } from './crash';
import { messages } from './messageClaims';
import { money } from './moneyClaims';
import { connections, line, shared } from './processes';
import { postgresHouse, type House } from './support/house';
import { holds, SHORT } from './support/short';

const cluster = await startCluster(await getPort());
let house: House;
beforeAll(async () => {
  house = await postgresHouse(cluster, 3);
});
afterAll(async () => {
  await house.close();
  await cluster.stop();
});

holds(() => house, [...contention, ...changes, ...money], SHORT.rounds);
holds(() => house, [shared(cluster), line(cluster)], 1);
holds(() => house, [crashes, ...messages((env) => postgresHouse(cluster, 3, { env }))], SHORT.kills);
holds(() => house, connections(cluster), SHORT.cuts);
