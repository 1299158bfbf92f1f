import assert from 'node:assert/strict';
import { listReservations } from '../../src/api/contract';
import type { Claim } from './support/checks';
import { debtor } from './support/debtor';
import { control, logIn } from './support/httpPatient';
import { blocksOf, freeHours } from './support/loadTimetable';

const RECEIPTS = 4;
/** Calls of another patient before the first receipt is there; drawn in the thread of the calls, it lets two or three pass. */
const MEANWHILE = 10;

/** Receipts are drawn beside the calls of other patients. */
export const receipts: Claim[] = [
  {
    name: 'while receipts are drawn, the calls of another patient go on',
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
      const other = await logIn(house, 'receipt-bystander');
      let isFirstThere = false;
      const drawn = Promise.all(
        links.map(async (link) => {
          const reply = await fetch(`${house.next().base}${link}`);
          const length = (await reply.arrayBuffer()).byteLength;
          isFirstThere = true;
          return [reply.status, reply.headers.get('content-type'), length > 10_000];
        }),
      );
      let meanwhile = 0;
      for (; !isFirstThere; meanwhile += 1) await other.open();
      assert.deepEqual(await drawn, Array(RECEIPTS).fill([200, 'application/pdf', true]));
      assert.ok(meanwhile > MEANWHILE, `only ${meanwhile} calls before the first receipt`);
    },
  },
];
