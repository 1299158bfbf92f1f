import type { TestProject } from 'vitest/node';
import getPort from 'get-port';
import { startCluster, type Cluster } from '../../../scripts/postgres.mjs';
import { openPostgres } from '../../../server/db/postgres';
import { fill } from '../../contract/support/seededDatabase';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the cluster's first database; undefined when the tests run on PGlite. */
    postgresUrl?: string;
  }
}

/** The database that each test file's own is a copy of. */
export const TEMPLATE = 'clinic_seeded';

let started: Cluster | undefined;

/** Starts one PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  started = await startCluster(await getPort());
  const maker = await openPostgres(started.url('postgres'), 1);
  await maker.query(`create database ${TEMPLATE}`);
  await maker.close();
  const template = await openPostgres(started.url(TEMPLATE), 1);
  await fill(template);
  await template.close();
  project.provide('postgresUrl', started.url('postgres'));
}

/** Stops it and deletes its folder. */
export const teardown = async (): Promise<void> => started?.stop();
