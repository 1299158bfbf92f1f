import getPort from 'get-port';
import { afterAll, expect, test } from 'vitest';
import { startCluster } from '../../scripts/postgres.mjs';
import { readSettings } from '../../server/settings';
import { SCRIPTS, fillForBackup, mustBeThere, typeInShell } from '../contract/support/backup';
import { newDatabase } from '../contract/support/testClinic';

const cluster = await startCluster(await getPort());
afterAll(() => cluster.stop());

test('what the operations page dumps is there again in an empty database, and nothing is restored over a clinic', async () => {
  const server = cluster.url('postgres');
  const [from, to] = [await newDatabase(server), await newDatabase(server)];
  const key = await fillForBackup(readSettings({ DATABASE_URL: from }));
  typeInShell(SCRIPTS.dump, from);
  typeInShell(SCRIPTS.restoreDump, to);
  await mustBeThere(readSettings({ DATABASE_URL: to }), key);
  expect(() => typeInShell(SCRIPTS.restoreDump, from)).toThrow(/already exists/);
});
