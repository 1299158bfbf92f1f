import type { TestProject } from 'vitest/node';
import getPort from 'get-port';
import { startCluster, type Cluster } from '../../../scripts/postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the cluster's first database; undefined when the tests run on PGlite. */
    postgresUrl?: string;
  }
}

let started: Cluster | undefined;

/** Starts one PostgreSQL for the whole run; each test file creates a database in it. */
export async function setup(project: TestProject): Promise<void> {
  started = await startCluster(await getPort());
  project.provide('postgresUrl', started.url('postgres'));
}

/** Stops it and deletes its folder. */
export const teardown = async (): Promise<void> => started?.stop();
