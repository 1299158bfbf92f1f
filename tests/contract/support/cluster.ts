import type { TestProject } from 'vitest/node';
import getPort from 'get-port';
import { startCluster, type Cluster } from '../../../scripts/postgres.mjs';
import type { Db } from '../../../server/db/db';
import { migrate } from '../../../server/db/migrate';
import { openPostgres } from '../../../server/db/postgres';
import { seedWhenEmpty } from '../../../server/preview/seed';
import { NOW } from '../../support/firstDay';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export const TEMPLATE_DATABASE = 'clinic_seeded';

export async function fillDatabase(db: Db): Promise<void> {
  await migrate(db);
  await seedWhenEmpty(db, NOW, true);
}

let cluster: Cluster | undefined;

/** Vitest's global setup: starts PostgreSQL and fills the template database that `openClinic` copies. */
export async function setup(project: TestProject): Promise<void> {
  cluster = await startCluster(await getPort());
  const admin = await openPostgres(cluster.url('postgres'), 1);
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  await admin.close();
  const template = await openPostgres(cluster.url(TEMPLATE_DATABASE), 1);
  await fillDatabase(template);
  await template.close();
  project.provide('postgresUrl', cluster.url('postgres'));
}

export const teardown = async (): Promise<void> => cluster?.stop();
