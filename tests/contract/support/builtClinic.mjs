import { build } from '../../../scripts/build.mjs';

/** Vitest's global setup. */
export const setup = () => build({ parts: ['clinic'] });
