/** Weekly (`npm run test:load`) races are long, in processes; `npm test` runs them short, in one (`vitest.config.ts`). */
export const IS_LONG = process.env['LOAD'] === 'long';

/** How often a race is run, and how many want the same at once. */
export const [ROUNDS, CROWD] = IS_LONG ? [40, 50] : [2, 12];
/** How often processes are killed, and the database is cut off. */
export const [KILLS, CUTS] = [50, 20];

/** Weekly another one each time. It stands in the names of the tests; set as `SEED`, it draws the same lots again. */
export const SEED = Number(process.env['SEED'] ?? (IS_LONG ? Math.floor(Math.random() * 2 ** 32) : 20_260_703));
