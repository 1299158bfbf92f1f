/** `npm test` runs the short form, `npm run test:load` the long one (`vitest.config.ts`). */
const isLong = process.env['LOAD'] === 'long';

/** How often a race is run, processes are killed, and the database is cut off. */
export const [ROUNDS, KILLS, CUTS] = isLong ? [40, 50, 20] : [2, 3, 2];
/** How many want the same at once. */
export const CROWD = isLong ? 50 : 12;
export const IS_LONG = isLong;

/** Stands in the name of each test that draws lots; set as `SEED`, it draws the same again. */
export const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 32));
