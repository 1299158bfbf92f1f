import { expect, test } from 'vitest';
import { readSettings } from '../../server/settings';
import { SCRIPTS, fillForBackup, mustBeThere, typeInShell } from '../contract/support/backup';
import { newDatabase } from '../contract/support/testClinic';

test('what the operations page dumps is there again in an empty database, and nothing is restored over a clinic', async () => {
  const [from, to] = [await newDatabase(), await newDatabase()];
  const key = await fillForBackup(readSettings({ DATABASE_URL: from }));
  typeInShell(SCRIPTS.dump, from);
  typeInShell(SCRIPTS.restoreDump, to);
  await mustBeThere(readSettings({ DATABASE_URL: to }), key);
  expect(() => typeInShell(SCRIPTS.restoreDump, from)).toThrow(/already exists/);
});
