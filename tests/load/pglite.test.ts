import { afterAll, beforeAll } from 'vitest';
import { changes } from './changeClaims';
import { contention } from './contention';
import { crashes } from './crash';
import { messages } from './messageClaims';
import { money } from './moneyClaims';
import { pgliteHouse, type House } from './support/house';
import { holds, SHORT } from './support/short';

let house: House;
beforeAll(async () => {
  house = await pgliteHouse();
});
afterAll(() => house.close());

holds(() => house, [...contention, ...changes, ...money], SHORT.rounds);
holds(() => house, [crashes, ...messages(pgliteHouse)], SHORT.kills);
