// Each request contains SQL statements. This server runs the statements, and does nothing else.
// `server.ts` loads this file into the clinic's process, because only that process can use the clinic's PGlite.
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const { DATABASE_URL, BARE_PORT } = process.env;
let run;
if (DATABASE_URL) {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
  // PostgreSQL prepares each statement only once, because the benchmark gives each statement a name.
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
