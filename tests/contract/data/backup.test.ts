import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../../server/settings';
import { prepareDatabase } from '../support/emptyDatabase';
import { SCRIPTS, desk, fillForBackup, mustBeThere, on, typeInShell } from '../support/backup';

test('the folder that the operations page backs up is there again', async () => {
  const settings = readSettings({ CLINIC_DATA: join(desk, '.clinic') });
  await prepareDatabase(settings.folder);
  typeInShell(SCRIPTS.backUpFolder);
  // The next day's copy is the one that comes back.
  const key = await fillForBackup(settings);
  typeInShell(SCRIPTS.backUpFolder);
  await on(settings, (db) => db.query('delete from patients'));
  typeInShell(SCRIPTS.restoreFolder);
  await expect(mustBeThere(settings, key)).resolves.toBeUndefined();
});
