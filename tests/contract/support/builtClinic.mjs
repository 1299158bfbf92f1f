import { build } from '../../../scripts/build.mjs';

/** Vitest's global setup: builds the clinic's program, which some tests start. */
export const setup = () => build({ parts: ['clinic'] });
