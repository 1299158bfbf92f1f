import { expect, inject, test } from 'vitest';
import { readSettings } from '../../server/settings';
import { SCRIPTS, fillForBackup, mustBeThere, typeInShell } from '../contract/support/backup';
import { newDatabase } from '../contract/support/testClinic';

test('what the operations page dumps is there again in an empty database, and nothing is restored over a clinic', async () => {
  const server = inject('postgresUrl') ?? '';
  const [from, to] = [await newDatabase(server), await newDatabase(server)];
  const key = await fillForBackup(readSettings({ DATABASE_URL: from }));
  typeInShell(SCRIPTS.dump, from);
  typeInShell(SCRIPTS.restoreDump, to);
  await mustBeThere(readSettings({ DATABASE_URL: to }), key);
  expect(() => typeInShell(SCRIPTS.restoreDump, from)).toThrow(/already exists/);
});
