import assert from 'node:assert/strict';
import { listReservations } from '../../src/api/contract';
import type { Claim } from './support/checks';
import { debtor } from './support/debtor';
import { control, logIn } from './support/httpPatient';
import { blocksOf, freeHours } from './support/loadTimetable';

const RECEIPTS = 4;
/** Of the time that all drawings take; in the thread of the calls it was a quarter. */
const LONGEST_PART = 1 / 6;

/** Receipts are drawn beside the calls of other patients (issue 21, 15). */
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
      let isDrawing = true;
      const start = performance.now();
      const drawn = Promise.all(
        links.map(async (link) => {
          const reply = await fetch(`${house.next().base}${link}`);
          return [reply.status, reply.headers.get('content-type'), (await reply.arrayBuffer()).byteLength > 10_000];
        }),
      ).finally(() => (isDrawing = false));
      let slowest = 0;
      while (isDrawing) {
        const began = performance.now();
        await other.open();
        slowest = Math.max(slowest, performance.now() - began);
      }
      assert.deepEqual(await drawn, Array(RECEIPTS).fill([200, 'application/pdf', true]));
      const part = slowest / (performance.now() - start);
      assert.ok(part < LONGEST_PART, `a call took ${Math.round(slowest)} ms, ${part.toFixed(2)} of the drawings' time`);
    },
  },
];
