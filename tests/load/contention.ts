import assert from 'node:assert/strict';
import {
  addAddress,
  cancelReservation,
  deleteAddress,
  listAddresses,
  listShifts,
  setMainAddress,
} from '../../src/api/contract';
import { inRounds, oneWins, tally, type Claim } from './support/checks';
import type { House } from './support/house';
import { bookAndFind, crowd, logIn, release, type Block, type Patient } from './support/httpPatient';
import { blockAt, blocksOf, freeHours } from './support/loadTimetable';

const cancel = async (patient: Patient, id: number): Promise<number> =>
  (await patient.send(cancelReservation, { params: { id } })).status;

const winners = (patients: readonly Patient[], answers: readonly string[]): Patient[] =>
  patients.filter((_, index) => answers[index] === 'ok');

/** Reservations that hold the first shift of a block. */
const holdersOf = (house: House, block: Block) =>
  house.sql('select 1 from held_shifts where shift_id = $1', [block.id]);

const ROUNDS_TO_MEET = 5;

/** Number of the block's shifts that each process shows as taken, all requested at once. */
async function shownTaken(house: House, reader: Patient, { shiftIds }: Block): Promise<number[]> {
  const [row] = await house.sql<{ date: string }>(
    `select (start_at at time zone interval '9 hours')::date::text as date from shifts where id = $1`,
    [shiftIds[0]],
  );
  const query = { date: row?.date ?? '', doctor_id: 'any' as const };
  const days = await Promise.all(
    house.sites.map((site) => reader.ask(listShifts, { params: { id: 1 }, query }, { site })),
  );
  return days.map(({ shifts }) => shifts.filter(({ id, digest }) => digest && shiftIds.includes(id)).length);
}

/** Contention for a block: exactly one patient gets it. */
export const contention: Claim[] = [
  {
    name: 'a cached timetable is never older than a reply of any process',
    async try(house, rounds) {
      const patients = await crowd(house, 'kept', 4);
      const reader = await logIn(house, 'kept-reader');
      const hour = (await freeHours(house)).take();
      const everywhere = (count: number) => house.sites.map(() => count);
      await inRounds(house, rounds, async () => {
        await Promise.all(
          blocksOf(hour).map(async (block, index) => {
            const patient = patients[index] as Patient;
            const id = await bookAndFind(patient, block);
            assert.deepEqual(await shownTaken(house, reader, block), everywhere(block.shiftIds.length));
            assert.equal(await cancel(patient, id), 200);
            assert.deepEqual(await shownTaken(house, reader, block), everywhere(0));
          }),
        );
      });
    },
  },
  {
    name: '50 patients, one block: one books it, 49 are told that it is taken',
    async try(house, rounds, random) {
      const patients = await crowd(house, 'rush', 50);
      const block = blockAt((await freeHours(house)).take(), 0);
      await inRounds(house, rounds, async () => {
        const order = random.shuffled(patients);
        const answers = await Promise.all(order.map((patient) => patient.book(block)));
        oneWins(answers, 'ok', '1');
        await release(winners(order, answers));
      });
    },
  },
  {
    name: 'overlapping blocks: one wins, none gets a part',
    async try(house, rounds, random) {
      const patients = await crowd(house, 'share', 30);
      const hour = (await freeHours(house)).take();
      await inRounds(house, rounds, async () => {
        const answers = await Promise.all(patients.map((one) => one.book(blockAt(hour, random.int(3)))));
        oneWins(answers, 'ok', '1');
        await release(winners(patients, answers));
      });
    },
  },
  {
    name: 'ids in reverse order, from both ends: one wins, no deadlock',
    async try(house, rounds, random) {
      const patients = await crowd(house, 'reverse', 30);
      const hour = (await freeHours(house)).take();
      await inRounds(house, rounds, async () => {
        const answers = await Promise.all(
          patients.map((patient, index) => {
            const { id, shiftIds } = blockAt(hour, random.int(3));
            return patient.book({ id, shiftIds: index % 2 ? shiftIds.toReversed() : shiftIds });
          }),
        );
        oneWins(answers, 'ok', '1');
        await release(winners(patients, answers));
      });
    },
  },
  {
    name: 'every block of an hour at once: winners do not overlap, and every loser overlaps a winner',
    async try(house, rounds, random) {
      const patients = await crowd(house, 'windows', 30);
      const hour = (await freeHours(house)).take();
      await inRounds(house, rounds, async () => {
        const starts = random.shuffled(patients.map((_, index) => index % 10));
        const answers = await Promise.all(patients.map((one, index) => one.book(blockAt(hour, starts[index] ?? 0))));
        const won = starts.filter((_, index) => answers[index] === 'ok');
        const lost = starts.filter((_, index) => answers[index] === '1');
        assert.equal(won.length + lost.length, patients.length);
        const meets = (a: number, b: number) => Math.abs(a - b) < 3;
        assert.ok(
          won.every((a) => won.filter((b) => meets(a, b)).length === 1),
          `winners overlap: ${won.join()}`,
        );
        assert.ok(
          lost.every((a) => won.some((b) => meets(a, b))),
          `a free block was refused: won ${won.join()}, lost ${lost.join()}`,
        );
        await release(winners(patients, answers));
      });
    },
  },
  {
    name: 'one patient in twelve windows: one reservation, eleven duplicates',
    async try(house, rounds, random) {
      const patient = await logIn(house, 'greedy');
      const hours = await freeHours(house);
      const blocks = [hours.take(), hours.take(), hours.take()].flatMap(blocksOf);
      await inRounds(house, rounds, async () => {
        oneWins(await Promise.all(random.shuffled(blocks).map((block) => patient.book(block))), 'ok', '3');
        await patient.release();
      });
    },
  },
  {
    name: 'one key twelve times at once, at every process: twelve times ok, one reservation',
    async try(house, rounds) {
      const patient = await logIn(house, 'impatient');
      const block = blockAt((await freeHours(house)).take(), 0);
      await inRounds(house, rounds, async () => {
        const key = crypto.randomUUID();
        const answers = await Promise.all(Array.from({ length: 12 }, () => patient.book(block, { key })));
        assert.deepEqual(tally(answers), { ok: 12 });
        assert.equal((await patient.open()).length, 1);
        await patient.release();
      });
    },
  },
  {
    name: 'one reservation cancelled twelve times at once, at every process: one cancels, eleven are told that it is cancelled',
    async try(house, rounds) {
      const patient = await logIn(house, 'undecided');
      const block = blockAt((await freeHours(house)).take(), 0);
      // Conflicts are rare, so even the short form needs enough rounds to detect a missing lock.
      await inRounds(house, Math.max(rounds, ROUNDS_TO_MEET), async () => {
        const held = await bookAndFind(patient, block);
        oneWins(await Promise.all(Array.from({ length: 12 }, () => cancel(patient, held))), 200, 409);
      });
    },
  },
  {
    name: 'cancel racing book: one cancels, at most one gets the freed block, and every reply is true',
    async try(house, rounds, random) {
      const [holder, ...rest] = (await crowd(house, 'freed', 21)) as [Patient, ...Patient[]];
      const block = blockAt((await freeHours(house)).take(), 0);
      await inRounds(house, rounds, async () => {
        const held = await bookAndFind(holder, block);
        const order = random.shuffled(rest);
        const [cancels, answers] = await Promise.all([
          Promise.all([cancel(holder, held), cancel(holder, held)]),
          Promise.all(order.map((patient) => patient.book(block))),
        ]);
        oneWins(cancels, 200, 409);
        const won = winners(order, answers);
        assert.equal(tally(answers)['1'], order.length - won.length);
        assert.equal((await holdersOf(house, block)).length, won.length);
        // All requests came before it was freed, so it must be free now.
        if (won.length === 0) won.push(...winners([order[0] as Patient], [await (order[0] as Patient).book(block)]));
        assert.equal(won.length, 1);
        await release(won);
      });
    },
  },
  {
    name: 'concurrent address changes: always one main address',
    async try(house, rounds, random) {
      const patient = await logIn(house, 'mover');
      const add = (address: string) => ({ body: { zip: '1560054', address } });
      await patient.ask(addAddress, add('桜丘0'));
      await inRounds(house, rounds, async (number) => {
        const ids = (await patient.ask(listAddresses)).map(({ id }) => id);
        const answers = await Promise.all([
          ...[1, 2, 3].map((turn) => patient.send(addAddress, add(`桜丘${number}-${turn}`))),
          ...[1, 2, 3].map(() => patient.send(setMainAddress, { params: { id: random.pick(ids) } })),
          ...random
            .shuffled(ids)
            .slice(0, 4)
            .map((id) => patient.send(deleteAddress, { params: { id } })),
        ]);
        const known = [200, 404, 409, 422];
        assert.deepEqual(
          answers.map(({ status }) => status).filter((status) => !known.includes(status)),
          [],
        );
      });
    },
  },
];
