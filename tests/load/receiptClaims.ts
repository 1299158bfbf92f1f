import assert from 'node:assert/strict';
import { listReservations } from '../../src/api/contract';
import type { Claim } from './support/checks';
import { debtor } from './support/debtor';
import { control } from './support/httpPatient';
import { blocksOf, freeHours } from './support/loadTimetable';

const RECEIPTS = 4;

/**
 * Receipts are drawn beside the calls of other patients. That a thread which never ends holds nobody up stands in
 * tests/contract/receipts/receiptTurns.test.ts; here the built clinic begins one.
 */
export const receipts: Claim[] = [
  {
    name: 'each receipt is drawn in a thread of its own',
    async try(house) {
      const blocks = blocksOf((await freeHours(house)).take());
      const links: string[] = [];
      for (const [index, block] of blocks.slice(0, RECEIPTS).entries()) {
        const { patient, id } = await debtor(house, `receipt-${index}`, block);
        assert.equal(await control(house, `reservations/${id}/pay`), 200);
        const [paid] = (await patient.ask(listReservations)).all_reservations;
        const { pathname, search } = new URL(paid?.bill_url ?? '');
        links.push(pathname + search);
      }
      const threads = () => Promise.all(house.sites.map((site) => site.threads()));
      const before = await threads();
      const drawn = await Promise.all(
        links.map(async (link) => {
          const reply = await fetch(`${house.next().base}${link}`);
          return [reply.status, reply.headers.get('content-type'), (await reply.arrayBuffer()).byteLength > 10_000];
        }),
      );
      assert.deepEqual(drawn, Array(RECEIPTS).fill([200, 'application/pdf', true]));
      assert.deepEqual(await threads(), [(before[0] ?? 0) + RECEIPTS]);
    },
  },
];
