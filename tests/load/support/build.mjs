import { build } from '../../../scripts/build.mjs';

/** Builds the clinic that load tests start: one of their own, which no other run replaces under them. */
export const setup = () => build({ parts: ['clinic'], to: 'test-results/load' });
