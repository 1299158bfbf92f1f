// Loaded before the unchanged clinic program: serves bare Hono routes from its process, on the clinic's database, as
// the yardstick of its calls.
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const { DATABASE_URL } = process.env;
let query;
if (DATABASE_URL) {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
  query = (statement) => pool.query(statement);
} else {
  const create = PGlite.create.bind(PGlite);
  PGlite.create = async (options) => {
    const lite = await create(options);
    query = ({ text, values }) => lite.query(text, values);
    return lite;
  };
}

const routes = new Hono();
// `name` makes it a prepared statement, as in the clinic.
routes.get('/query', async (c) => {
  const { text, values, name } = c.req.query();
  return c.json((await query({ text, values: JSON.parse(values), name })).rows);
});
serve({ fetch: routes.fetch, hostname: '127.0.0.1', port: Number(process.env.BARE_PORT) });
