import { build } from '../../../scripts/build.mjs';

/** Vitest's global setup: builds the clinic's program for the tests that start it. */
export const setup = () => build({ parts: ['clinic'] });
