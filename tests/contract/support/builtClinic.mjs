import { build } from '../../../scripts/build.mjs';

export const setup = () => build({ parts: ['clinic'] });
