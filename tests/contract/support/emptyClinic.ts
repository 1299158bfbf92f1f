import { inject } from 'vitest';
import { createClinic } from '../../../server/app';
import { migrate } from '../../../server/db/migrate';
import { openPglite } from '../../../server/db/pglite';
import { openPostgres } from '../../../server/db/postgres';
import { previewIdentity } from '../../../server/identity/previewIdentity';
import { sandboxPayments } from '../../../server/money/sandbox';
import { seedWhenEmpty } from '../../../server/seed/seed';
import type { Instant } from '../../../src/domain/calendar/jst';
import { emptyDatabase } from './emptyDatabase';
import { ORIGIN, type TestClinic } from './testClinic';

async function openEmpty() {
  const server = inject('postgresUrl');
  if (server === undefined) return openPglite(undefined, { loadDataDir: await emptyDatabase() });
  const name = `clinic_${crypto.randomUUID().replaceAll('-', '')}`;
  const maker = await openPostgres(server, 1);
  await maker.query(`create database ${name}`);
  await maker.close();
  const url = new URL(server);
  url.pathname = name;
  return openPostgres(url.href);
}

/** A clinic outside preview at its first start, on an empty database. Its patients log in as preview's do. */
export async function openEmptyClinic(now: Instant, opened = openEmpty()): Promise<TestClinic> {
  const db = await opened;
  await migrate(db);
  await seedWhenEmpty(db, now, false);
  const identity = previewIdentity(db);
  const clock = { at: now, now: () => clock.at };
  const payments = sandboxPayments(db, ORIGIN);
  const parts = { db, clock, identity, preview: null, origins: [], publicUrl: ORIGIN, payments, limits: null };
  return {
    ...createClinic(parts),
    db,
    identity,
    clock,
    again: (other) => createClinic({ ...parts, ...other }),
  };
}
