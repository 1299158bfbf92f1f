import { createClinic } from '../../../server/app';
import { migrate } from '../../../server/db/migrate';
import { openPostgres } from '../../../server/db/postgres';
import { previewIdentity } from '../../../server/identity/previewIdentity';
import { sandboxPayments } from '../../../server/money/sandbox';
import { seedWhenEmpty } from '../../../server/preview/seed';
import type { Instant } from '../../../src/domain/calendar/jst';
import { ORIGIN, newDatabase, type TestClinic } from './testClinic';

const openEmpty = async () => openPostgres(await newDatabase());

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
