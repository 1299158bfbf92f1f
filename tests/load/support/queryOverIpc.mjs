// Loaded before the unchanged clinic program: lets the test query PGlite, which only one process can open.
import { PGlite } from '@electric-sql/pglite';

const create = PGlite.create.bind(PGlite);
let lite;
PGlite.create = async (options) => {
  // A new folder is created by a temporary instance that is closed by then; the last one is the clinic's.
  lite = await create(options);
  return lite;
};
process.on('message', ({ id, sql, params }) => {
  lite.query(sql, params).then(
    ({ rows }) => process.send({ id, rows }),
    (error) => process.send({ id, error: String(error) }),
  );
});
// Ends the clinic when the test is killed.
process.on('disconnect', () => process.exit(1));
