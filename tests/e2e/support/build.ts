import { builtForTests } from '../../../scripts/built.mjs';
import { prepareData } from './clinics';

/** Builds what the tests run, and fills each clinic's data, once for all workers. What has not changed stays. */
export default async function buildOnce(): Promise<void> {
  await builtForTests();
  await prepareData();
}
