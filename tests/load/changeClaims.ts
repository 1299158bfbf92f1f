import assert from 'node:assert/strict';
import { changeTime, listReservations } from '../../src/api/contract';
import { inRounds, rolledBack, tally, type Claim } from './support/checks';
import type { House } from './support/house';
import { bookAndFind, crowd, release, type Block, type Patient } from './support/httpPatient';
import { blockAt, blocksOf, freeHours } from './support/loadTimetable';

/** A patient with a reservation, and where it was booked. */
interface Mover {
  patient: Patient;
  id: number;
  home: Block;
}

/** Changes the time: `moved`, or `1` when the block is taken. */
async function change({ patient, id }: Mover, { shiftIds }: Block): Promise<string> {
  const reply = await patient.ask(changeTime, { params: { id }, body: { shiftIds } });
  return 'message' in reply ? reply.message : 'moved';
}

/** Patients with a reservation each, in hours of their own. */
async function movers(house: House, name: string, size: number, hours: { take(): number[] }): Promise<Mover[]> {
  const patients = await crowd(house, name, size);
  const homes = Array.from({ length: Math.ceil(size / 4) }, () => blocksOf(hours.take())).flat();
  return Promise.all(
    patients.map(async (patient, index) => {
      const home = homes[index] as Block;
      return { patient, home, id: await bookAndFind(patient, home) };
    }),
  );
}

/** Everybody has one reservation, the same as ever, and it holds one of these blocks. */
async function mustHaveOne(house: House, all: readonly Mover[], blocksFor: (mover: Mover) => readonly Block[]) {
  for (const mover of all) {
    const { now_reservations } = await mover.patient.ask(listReservations);
    assert.deepEqual(
      now_reservations.map(({ id }) => id),
      [mover.id],
    );
    const held = await house.sql<{ id: number }>(
      'select shift_id as id from held_shifts where reservation_id = $1 order by shift_id',
      [mover.id],
    );
    const shiftIds = held.map(({ id }) => id).join();
    assert.ok(
      blocksFor(mover).some((block) => block.shiftIds.join() === shiftIds),
      `${mover.patient.name} holds ${shiftIds}`,
    );
  }
}

/** Changes of time under contention: one winner, nobody without an appointment, nobody with two (§change-time-one-call). */
export const changes: Claim[] = [
  {
    name: '50 patients change to one block while others book it: one winner, the others keep their time',
    async try(house, rounds, random) {
      const hours = await freeHours(house);
      const all = await movers(house, 'changing', 50, hours);
      const bookers = await crowd(house, 'booking', 10);
      const target = blockAt(hours.take(), random.int(10));
      await inRounds(house, rounds, async () => {
        const calls = random.shuffled([
          ...all.map((mover) => async () => ({ mover, answer: await change(mover, target) })),
          ...bookers.map((patient) => async () => ({ patient, answer: await patient.book(target) })),
        ]);
        const answers = await Promise.all(calls.map((call) => call()));
        const won = answers.filter(({ answer }) => answer === 'moved' || answer === 'ok');
        assert.equal(won.length, 1, `winners: ${JSON.stringify(tally(answers.map(({ answer }) => answer)))}`);
        assert.equal(answers.filter(({ answer }) => answer === '1').length, calls.length - 1);
        const winner = won[0] && 'mover' in won[0] ? won[0].mover : null;
        await mustHaveOne(house, all, (mover) => [mover === winner ? target : mover.home]);
        if (winner) assert.equal(await change(winner, winner.home), 'moved');
        await release(bookers);
      });
    },
  },
  {
    name: 'one patient on twelve devices, each with another time: one reservation, at the time of one of them',
    async try(house, rounds, random) {
      const hours = await freeHours(house);
      const [mover] = (await movers(house, 'undecided-time', 1, hours)) as [Mover];
      const blocks = [hours.take(), hours.take(), hours.take()].flatMap(blocksOf);
      await inRounds(house, rounds, async () => {
        const answers = await Promise.all(random.shuffled(blocks).map((block) => change(mover, block)));
        assert.deepEqual(tally(answers), { moved: blocks.length });
        await mustHaveOne(house, [mover], () => blocks);
      });
    },
  },
  {
    name: 'two patients want the time of the other: both keep their own, and both are told',
    async try(house, rounds) {
      const [one, two] = (await movers(house, 'swap', 2, await freeHours(house))) as [Mover, Mover];
      await inRounds(house, rounds, async () => {
        assert.deepEqual(await Promise.all([change(one, two.home), change(two, one.home)]), ['1', '1']);
        await mustHaveOne(house, [one, two], ({ home }) => [home]);
      });
    },
  },
  {
    name: 'changes between two days in both directions, while both are booked: all succeed, without a deadlock',
    async try(house, rounds) {
      const hours = await freeHours(house);
      const [here, there] = [hours.take(), hours.take()].map(blocksOf) as [Block[], Block[]];
      const patients = await crowd(house, 'crossing', 4);
      const bookers = await crowd(house, 'crossed', 4);
      const homes = [...here.slice(0, 2), ...there.slice(0, 2)];
      const aims = [...there.slice(2), ...here.slice(2)];
      const all: Mover[] = [];
      for (const [index, patient] of patients.entries())
        all.push({ patient, home: homes[index] as Block, id: await bookAndFind(patient, homes[index] as Block) });
      const before = await rolledBack(house);
      await inRounds(house, Math.max(rounds, 5), async () => {
        for (const to of [aims, homes]) {
          const [moved] = await Promise.all([
            Promise.all(all.map((mover, index) => change(mover, to[index] as Block))),
            Promise.all(bookers.map((patient, index) => patient.book((to === aims ? homes : aims)[index] as Block))),
          ]);
          assert.deepEqual(tally(moved), { moved: all.length });
          await mustHaveOne(house, all, (mover) => [to[all.indexOf(mover)] as Block]);
          await release(bookers);
        }
      });
      assert.equal(await rolledBack(house), before, 'deadlocks');
    },
  },
];
