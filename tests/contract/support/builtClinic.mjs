import { build } from '../../../scripts/build.mjs';

/** Builds the clinic, for the tests that run it as a program. */
export const setup = () => build({ parts: ['clinic'] });
