import type { TestProject } from 'vitest/node';
import { freePort } from '../../../scripts/free-port.mjs';
import { startCluster, type Cluster } from '../../../scripts/postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the cluster's first database; absent where the tests run on PGlite. */
    postgresUrl?: string;
  }
}

let started: Cluster | undefined;

/** One PostgreSQL for all files of the run; each file makes a database of its own in it. */
export async function setup(project: TestProject): Promise<void> {
  started = await startCluster(await freePort());
  project.provide('postgresUrl', started.url('postgres'));
}

/** Stops it; its folder goes with it. */
export const teardown = async (): Promise<void> => started?.stop();
