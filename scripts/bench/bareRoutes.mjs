// A bare Hono route, the baseline for the speed of the clinic's calls. `NODE_OPTIONS` loads this file into the clinic's
// process, so the clinic's code is not changed. The route executes the SQL statements of the request body on the
// clinic's database. If there are several statements, they run in one transaction.
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const { DATABASE_URL, BARE_PORT } = process.env;
let run;
if (DATABASE_URL) {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
  // The statements are named, so that PostgreSQL prepares them, as it prepares the clinic's statements.
  run = async ([first, ...more]) => {
    if (more.length === 0) return (await pool.query(first)).rows;
    const client = await pool.connect();
    for (const statement of ['begin', first, ...more, 'commit']) await client.query(statement);
    client.release();
  };
} else {
  const create = PGlite.create.bind(PGlite);
  PGlite.create = async (options) => {
    const lite = await create(options);
    run = async ([first, ...more]) => {
      if (more.length === 0) return (await lite.query(first.text, first.values)).rows;
      await lite.transaction(async (tx) => {
        for (const { text, values } of [first, ...more]) await tx.query(text, values);
      });
    };
    return lite;
  };
}

const routes = new Hono().post('/', async (c) => c.json((await run(await c.req.json())) ?? { message: 'ok' }));
serve({ fetch: routes.fetch, hostname: '127.0.0.1', port: Number(BARE_PORT) });
