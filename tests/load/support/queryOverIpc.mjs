// Runs the test's queries in the clinic's process, because no other process can open the PGlite.
import { PGlite } from '@electric-sql/pglite';

const create = PGlite.create.bind(PGlite);
let lite;
PGlite.create = async (options) => {
  // The clinic's first start creates a temporary PGlite before the PGlite that must be queried.
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
