import { LOCKS, type Db } from './db';
import schema from './schema.sql?raw';
import upgrade from './upgrade.sql?raw';

/** The first creates the current schema, the others upgrade older ones. Never change a released one; add another. */
const MIGRATIONS = [
  { name: '001_schema', sql: schema },
  { name: '002_names', sql: upgrade },
  {
    name: '003_file_keys',
    sql: 'create index medical_files_key on medical_files (file_key); create index answer_images_key on answer_images (file_key)',
  },
];

const EARLIER = '001_clinic';

/** Several processes may start at once: one migrates, the others wait. Refuses a database of another build. */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCKS.migrate]);
    await tx.script('create table if not exists migrations (name text primary key, run_at timestamptz default now())');
    const applied = await tx.query<{ name: string }>('select name from migrations order by name');
    if (applied.some(({ name }) => name === EARLIER))
      throw new Error('its schema is too old; the last commit that can upgrade it is 51e2c6ac.');
    const later = applied.find(({ name }) => !MIGRATIONS.some((migration) => migration.name === name));
    if (later) throw new Error(`it is from a newer build (${later.name}); start that one, or a newer one.`);
    for (const [at, { name, sql }] of MIGRATIONS.entries()) {
      if (applied.some((row) => row.name === name)) continue;
      if (at === 0 || applied.length > 0) await tx.script(sql);
      await tx.query('insert into migrations (name) values ($1)', [name]);
    }
  }, 'no limits');
}
