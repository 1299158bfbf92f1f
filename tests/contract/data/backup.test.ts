import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../../server/settings';
import { SCRIPTS, desk, fillForBackup, mustBeThere, on, typeInShell } from '../support/backup';

test('the folder that the operations page backs up is there again', async () => {
  const settings = readSettings({ CLINIC_DATA: join(desk, '.clinic') });
  const key = await fillForBackup(settings);
  await on(settings, (db) => db.query(`update patients set display_name = 'before' where line_sub = 'U1'`));
  typeInShell(SCRIPTS.backUpFolder);
  // The next day's copy is the one that comes back.
  await on(settings, (db) => db.query(`update patients set display_name = '田中' where line_sub = 'U1'`));
  typeInShell(SCRIPTS.backUpFolder);
  await on(settings, (db) => db.query('delete from patients'));
  typeInShell(SCRIPTS.restoreFolder);
  await expect(mustBeThere(settings, key)).resolves.toBeUndefined();
});
