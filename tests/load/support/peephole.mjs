// Loaded before the unchanged clinic program: lets the test query PGlite, which only one process can open, count the
// threads that were begun, and wait for a drawing however long a busy machine takes.
import { PGlite } from '@electric-sql/pglite';

const create = PGlite.create.bind(PGlite);
let lite;
PGlite.create = async (options) => {
  // A new folder is created by a temporary instance that is closed by then; the last one is the clinic's.
  lite = await create(options);
  return lite;
};
let threads = 0;
process.on('worker', () => (threads += 1));
AbortSignal.timeout = () => new AbortController().signal;
process.on('message', ({ id, sql, params }) => {
  if (sql === undefined) return process.send({ id, rows: [{ threads }] });
  return lite.query(sql, params).then(
    ({ rows }) => process.send({ id, rows }),
    (error) => process.send({ id, error: String(error) }),
  );
});
// The clinic ends with a test that is killed.
process.on('disconnect', () => process.exit(1));
