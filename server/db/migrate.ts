import { LOCKS, type Db } from './db';
import schema from './schema.sql?raw';
import upgrade from './upgrade.sql?raw';

/** Add a migration for each change, and change `schema.sql` too, because new databases run only `schema.sql`. */
const MIGRATIONS = [
  { name: '001_schema', sql: schema },
  { name: '002_names', sql: upgrade },
  {
    name: '003_file_keys',
    sql: 'create index medical_files_key on medical_files (file_key); create index answer_images_key on answer_images (file_key)',
  },
];

const UNSUPPORTED_MIGRATION = '001_clinic';

/** Throws if the database is too old or too new. */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCKS.migrate]);
    await tx.script('create table if not exists migrations (name text primary key, run_at timestamptz default now())');
    const rows = await tx.query<{ name: string }>('select name from migrations order by name');
    if (rows.some(({ name }) => name === UNSUPPORTED_MIGRATION))
      throw new Error('the schema of the database is too old; the last commit that can upgrade it is 51e2c6ac.');
    const unknownMigration = rows.find(({ name }) => !MIGRATIONS.some((migration) => migration.name === name));
    if (unknownMigration)
      throw new Error(`a newer build ran migration ${unknownMigration.name}; start that build or a newer one.`);
    for (const [index, { name, sql }] of MIGRATIONS.entries()) {
      if (rows.some((row) => row.name === name)) continue;
      // A new database has the newest schema already, so later migrations are only recorded.
      if (index === 0 || rows.length > 0) await tx.script(sql);
      await tx.query('insert into migrations (name) values ($1)', [name]);
    }
  }, 'no limits');
}
