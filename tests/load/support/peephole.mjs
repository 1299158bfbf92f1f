// Loaded before the clinic's own program, which runs unchanged: lets the test ask PGlite, which one process alone can.
import { PGlite } from '@electric-sql/pglite';

const create = PGlite.create.bind(PGlite);
let lite;
PGlite.create = async (options) => {
  // A new folder is made by another one, which is closed by then: the last to be there is the clinic's.
  lite = await create(options);
  return lite;
};
process.on('message', ({ id, sql, params }) => {
  lite.query(sql, params).then(
    ({ rows }) => process.send({ id, rows }),
    (error) => process.send({ id, error: String(error) }),
  );
});
// A test that ends by force takes its clinic with it.
process.on('disconnect', () => process.exit(1));
