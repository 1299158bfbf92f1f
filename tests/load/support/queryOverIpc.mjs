// Runs the test's queries in the clinic's process, because no other process can open the clinic's PGlite database.
import { PGlite } from '@electric-sql/pglite';

const create = PGlite.create.bind(PGlite);
let lite;
PGlite.create = async (options) => {
  // Keeps the latest PGlite, because the clinic's first start creates a temporary one before the real one.
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
