import { build } from '../../../scripts/build.mjs';

/** Builds a separate clinic for load tests, so that no other run replaces it. */
export const setup = () => build({ parts: ['clinic'], to: 'test-results/load' });
