import type { Db } from '../db/db';
import type { FileStore } from '../stores/fileStore';
import { findOrphans, sweepOrphans, type Orphans } from '../stores/orphanSweep';
import { applyRetention } from '../patient/retention';
import { StartError } from '../startError';

interface Store {
  db: Db;
  files: FileStore;
}

const planned = ({ inside, stored, unknown }: Orphans) =>
  `Without a row: ${inside} files in the database, to be deleted; ${unknown.length} of ${stored} in the bucket, to be deleted.\n`;

const REFUSED =
  'No file of the bucket is removed: more than a tenth are without a row, as with a wrong or an older database; if it is the right one, run: npm run clinic -- sweep --yes';

/** Sweeps files without a row. Tells the numbers before it begins. Throws a `StartError` when there are too many. */
export async function sweep({ db, files }: Store, isForced: boolean, tell: (words: string) => void): Promise<string> {
  const orphans = await findOrphans({ db, files });
  tell(planned(orphans));
  if (!(await sweepOrphans({ db, files }, orphans, isForced))) throw new StartError(REFUSED);
  return 'Done.\n';
}

/** Deletes what its time has run out for. Throws a `StartError`, with all else done, when too many files have no row. */
export async function retain(store: Store): Promise<string> {
  const { patients, keys, notices, messages, answers, audits, orphans, swept } = await applyRetention(
    store,
    Date.now(),
  );
  const done = `Deleted: ${patients} patients, ${keys} idempotency keys, ${notices} payment notices, ${messages} messages, ${answers} unused answers, ${audits} lines of the audit.\n${planned(orphans)}`;
  if (!swept) throw new StartError(`${done}${REFUSED}`);
  return done;
}
