import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addAddress,
  changeTime,
  deleteAddress,
  listAddresses,
  listShifts,
  payByBank,
  payByCard,
  setMainAddress,
} from '../../src/api/contract';
import { cardNotice } from '../contract/support/confirmedBill';
import { bookByForm, cancelHeld, heldId, visitorAt, type Visitor } from '../contract/support/visitor';
import { debtor, notify, sessionOf } from './support/debtor';
import { RACED, type House } from './support/house';
import { mustHold } from './support/invariants';
import {
  blockAt,
  blocksOf,
  cancel,
  control,
  crowd,
  freeHours,
  heldIds,
  logIn,
  release,
  type FreeBlock,
} from './support/patients';
import { seeded } from './support/random';
import { CROWD, ROUNDS, SEED } from './support/settings';

type Answer = string | number;

/** Number of occurrences of each answer. */
const tally = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};

/** The answers when exactly one has won (`ok`, or 200), and all others were told that they lost. */
const oneOf = (answers: readonly Answer[], won: Answer, lost: Answer) => ({ [won]: 1, [lost]: answers.length - 1 });

const winners = (patients: readonly Visitor[], answers: readonly Answer[]) =>
  patients.filter((_, index) => answers[index] === 'ok');

/** A patient with a reservation, and where it was booked. */
interface Mover {
  patient: Visitor;
  id: number;
  home: FreeBlock;
}

/** Changes the time: `moved`, or `1` when the block is taken. */
async function change({ patient, id }: Mover, { shiftIds }: FreeBlock): Promise<string> {
  const reply = await patient.ask(changeTime, { params: { id }, body: { shiftIds } });
  return 'message' in reply ? reply.message : 'moved';
}

describe.each(RACED)(`several %s (seed ${SEED})`, (_, prepare) => {
  let [house, stop] = [null as unknown as House, async () => {}];
  beforeAll(async () => {
    const database = await prepare();
    house = await database.open();
    stop = database.stop;
  });
  afterAll(async () => {
    await house.close();
    await stop();
  });

  /** Runs rounds and checks the invariants after each. */
  async function inRounds(round: (number: number) => Promise<void>, rounds = ROUNDS): Promise<void> {
    for (let number = 0; number < rounds; number += 1) {
      await round(number);
      await mustHold(house);
    }
  }

  /** Free blocks, each once: a finished consultation keeps its shifts. */
  async function freeBlocks() {
    const hours = await freeHours(house);
    const blocks: FreeBlock[] = [];
    return () => {
      if (blocks.length === 0) blocks.push(...blocksOf(hours.take()));
      return blocks.shift() as FreeBlock;
    };
  }

  describe('a block', () => {
    // §shift-held-once
    test('that many patients want is booked by one, and all others are told that it is taken', async () => {
      const random = seeded(SEED);
      const patients = await crowd(house, 'rush', CROWD);
      const block = blockAt((await freeHours(house)).take(), 0);
      await inRounds(async () => {
        const order = random.shuffled(patients);
        const answers = await Promise.all(order.map((patient) => bookByForm(patient, block)));
        expect(tally(answers)).toEqual(oneOf(answers, 'ok', '1'));
        await release(winners(order, answers));
      });
    });

    // §block-whole-or-none
    test('is held whole or not at all, from whichever end it is asked for: every loser overlaps a winner', async () => {
      const random = seeded(SEED);
      const patients = await crowd(house, 'windows', CROWD + 8);
      const hour = (await freeHours(house)).take();
      await inRounds(async () => {
        const starts = random.shuffled(patients.map((_one, index) => index % 10));
        const answers = await Promise.all(
          patients.map((patient, index) => {
            const { shiftIds, ...block } = blockAt(hour, starts[index] ?? 0);
            return bookByForm(patient, { ...block, shiftIds: index % 2 ? shiftIds.toReversed() : shiftIds });
          }),
        );
        const won = starts.filter((_start, index) => answers[index] === 'ok');
        const lost = starts.filter((_start, index) => answers[index] === '1');
        expect(won.length + lost.length).toBe(patients.length);
        const meets = (a: number, b: number) => Math.abs(a - b) < 3;
        expect(won.filter((a) => won.filter((b) => meets(a, b)).length > 1)).toEqual([]);
        expect(lost.filter((a) => !won.some((b) => meets(a, b)))).toEqual([]);
        await release(winners(patients, answers));
      });
    });

    test('that is cancelled while others want it goes to one of them at most, and it is cancelled once', async () => {
      const random = seeded(SEED);
      const [holder, ...rest] = (await crowd(house, 'freed', CROWD)) as [Visitor, ...Visitor[]];
      const block = blockAt((await freeHours(house)).take(), 0);
      // Conflicts are rare, so even the short form needs enough rounds to detect a missing lock.
      await inRounds(
        async () => {
          await bookByForm(holder, block);
          const id = await heldId(holder);
          const order = random.shuffled(rest);
          const [cancels, answers] = await Promise.all([
            Promise.all(Array.from({ length: 12 }, () => cancel(holder, id))),
            Promise.all(order.map((patient) => bookByForm(patient, block))),
          ]);
          expect(tally(cancels)).toEqual(oneOf(cancels, 200, 409));
          const won = winners(order, answers);
          expect(tally(answers)['1']).toBe(order.length - won.length);
          const held = await house.sql('select 1 from held_shifts where shift_id = $1', [block.id]);
          expect(held).toHaveLength(won.length);
          // All requests came before it was freed, so it must be free now.
          const [first] = order as [Visitor];
          if (won.length === 0) won.push(...winners([first], [await bookByForm(first, block)]));
          expect(won).toHaveLength(1);
          await release(won);
        },
        Math.max(ROUNDS, 5),
      );
    });

    test('is shown as what the last reply said, by every process', async () => {
      const patients = await crowd(house, 'kept', 4);
      const reader = await logIn(house, 'kept-reader');
      const readers = house.hosts.map((host) => visitorAt(host, reader));
      const hour = (await freeHours(house)).take();
      const [day] = await house.sql<{ date: string }>(
        `select (start_at at time zone interval '9 hours')::date::text as date from shifts where id = $1`,
        [hour[0]],
      );
      const query = { date: day?.date ?? '', doctor_id: 'any' as const };
      const taken = ({ shiftIds }: FreeBlock) =>
        Promise.all(
          readers.map(async (one) => {
            const { shifts } = await one.ask(listShifts, { params: { id: 1 }, query });
            return shifts.filter(({ id, digest }) => digest && shiftIds.includes(id)).length;
          }),
        );
      await inRounds(async () => {
        await Promise.all(
          blocksOf(hour).map(async (block, index) => {
            const patient = patients[index] as Visitor;
            await bookByForm(patient, block);
            expect(await taken(block)).toEqual(readers.map(() => 3));
            await cancelHeld(patient);
            expect(await taken(block)).toEqual(readers.map(() => 0));
          }),
        );
      });
    });
  });

  describe('one patient', () => {
    test('in twelve windows has one reservation and eleven duplicates', async () => {
      const random = seeded(SEED);
      const patient = await logIn(house, 'greedy');
      const hours = await freeHours(house);
      const blocks = [hours.take(), hours.take(), hours.take()].flatMap(blocksOf);
      await inRounds(async () => {
        const answers = await Promise.all(random.shuffled(blocks).map((block) => bookByForm(patient, block)));
        expect(tally(answers)).toEqual(oneOf(answers, 'ok', '3'));
        await release([patient]);
      });
    });

    test('with one key twelve times at once is told twelve times of one reservation', async () => {
      const patient = await logIn(house, 'impatient');
      const block = blockAt((await freeHours(house)).take(), 0);
      await inRounds(async () => {
        const key = crypto.randomUUID();
        const answers = await Promise.all(Array.from({ length: 12 }, () => bookByForm(patient, block, { key })));
        expect(tally(answers)).toEqual({ ok: 12 });
        expect(await heldIds(patient)).toHaveLength(1);
        await release([patient]);
      });
    });

    test('who changes addresses on many devices has one main address', async () => {
      const random = seeded(SEED);
      const patient = await logIn(house, 'mover');
      const add = (address: string) => ({ body: { zip: '1560054', address } });
      await patient.ask(addAddress, add('桜丘0'));
      await inRounds(async (number) => {
        const ids = (await patient.ask(listAddresses)).map(({ id }) => id);
        const answers = await Promise.all([
          ...[1, 2, 3].map((turn) => patient.send(addAddress, add(`桜丘${number}-${turn}`))),
          ...[1, 2, 3].map(() => patient.send(setMainAddress, { params: { id: random.pick(ids) } })),
          ...random
            .shuffled(ids)
            .slice(0, 4)
            .map((id) => patient.send(deleteAddress, { params: { id } })),
        ]);
        expect(answers.map(({ status }) => status).filter((one) => ![200, 404, 409, 422].includes(one))).toEqual([]);
      });
    });
  });

  describe('changes of time', () => {
    /** Patients with a reservation each, in hours of their own. */
    async function movers(name: string, size: number, hours: { take(): number[] }): Promise<Mover[]> {
      const patients = await crowd(house, name, size);
      const homes = Array.from({ length: Math.ceil(size / 4) }, () => blocksOf(hours.take())).flat();
      return Promise.all(
        patients.map(async (patient, index) => {
          const home = homes[index] as FreeBlock;
          await bookByForm(patient, home);
          return { patient, home, id: await heldId(patient) };
        }),
      );
    }

    /** Everybody has one reservation, the same as ever, and it holds one of these blocks. */
    async function mustHaveOne(all: readonly Mover[], blocksFor: (mover: Mover) => readonly FreeBlock[]) {
      for (const mover of all) {
        expect(await heldIds(mover.patient)).toEqual([mover.id]);
        const held = await house.sql<{ id: number }>(
          'select shift_id as id from held_shifts where reservation_id = $1 order by shift_id',
          [mover.id],
        );
        expect(blocksFor(mover).map(({ shiftIds }) => shiftIds)).toContainEqual(held.map(({ id }) => id));
      }
    }

    // §change-time-one-call
    test('of many patients to one block, while others book it: one winner, the others keep their time', async () => {
      const random = seeded(SEED);
      const hours = await freeHours(house);
      const all = await movers('changing', CROWD, hours);
      const bookers = await crowd(house, 'booking', 6);
      const target = blockAt(hours.take(), random.int(10));
      await inRounds(async () => {
        const calls = random.shuffled([
          ...all.map((mover) => async () => ({ mover, answer: await change(mover, target) })),
          ...bookers.map((patient) => async () => ({ mover: null, answer: await bookByForm(patient, target) })),
        ]);
        const answers = await Promise.all(calls.map((call) => call()));
        const won = answers.filter(({ answer }) => answer === 'moved' || answer === 'ok');
        expect([won.length, tally(answers.map(({ answer }) => answer))['1']]).toEqual([1, calls.length - 1]);
        const winner = won[0]?.mover ?? null;
        await mustHaveOne(all, (mover) => [mover === winner ? target : mover.home]);
        if (winner) expect(await change(winner, winner.home)).toBe('moved');
        await release(bookers);
      });
    });

    test('of one patient on twelve devices leave one reservation, at the time of one of them', async () => {
      const random = seeded(SEED);
      const hours = await freeHours(house);
      const [mover] = (await movers('undecided', 1, hours)) as [Mover];
      const blocks = [hours.take(), hours.take(), hours.take()].flatMap(blocksOf);
      await inRounds(async () => {
        const answers = await Promise.all(random.shuffled(blocks).map((block) => change(mover, block)));
        expect(tally(answers)).toEqual({ moved: blocks.length });
        await mustHaveOne([mover], () => blocks);
      });
    });

    // §shift-held-once
    test('of two patients who want the time of the other: both keep their own, and both are told', async () => {
      const [one, two] = (await movers('swap', 2, await freeHours(house))) as [Mover, Mover];
      await inRounds(async () => {
        expect(await Promise.all([change(one, two.home), change(two, one.home)])).toEqual(['1', '1']);
        await mustHaveOne([one, two], ({ home }) => [home]);
      });
    });

    test('between two hours in both directions, while both are booked, succeed without a deadlock', async () => {
      const deadlocks = () => house.sql('select deadlocks from pg_stat_database where datname = current_database()');
      const hours = await freeHours(house);
      const [here, there] = [hours.take(), hours.take()].map(blocksOf) as [FreeBlock[], FreeBlock[]];
      const [patients, bookers] = [await crowd(house, 'crossing', 4), await crowd(house, 'crossed', 4)];
      const homes = [...here.slice(0, 2), ...there.slice(0, 2)];
      const aims = [...there.slice(2), ...here.slice(2)];
      const all: Mover[] = [];
      for (const [index, patient] of patients.entries()) {
        await bookByForm(patient, homes[index] as FreeBlock);
        all.push({ patient, home: homes[index] as FreeBlock, id: await heldId(patient) });
      }
      const before = await deadlocks();
      await inRounds(
        async () => {
          for (const [from, to] of [
            [homes, aims],
            [aims, homes],
          ] as const) {
            const [moved] = await Promise.all([
              Promise.all(all.map((mover, index) => change(mover, to[index] as FreeBlock))),
              Promise.all(bookers.map((patient, index) => bookByForm(patient, from[index] as FreeBlock))),
            ]);
            expect(tally(moved)).toEqual({ moved: all.length });
            await mustHaveOne(all, (mover) => [to[all.indexOf(mover)] as FreeBlock]);
            await release(bookers);
          }
        },
        Math.max(ROUNDS, 5),
      );
      expect(await deadlocks()).toEqual(before);
    });
  });

  describe('a bill', () => {
    test('a cancellation against the end of the consultation: exactly one succeeds', async () => {
      const take = await freeBlocks();
      await inRounds(async (number) => {
        const patient = await logIn(house, `ending-${number}`);
        await bookByForm(patient, take());
        const id = await heldId(patient);
        const answers = await Promise.all([
          ...[1, 2].map(() => cancel(patient, id)),
          ...[1, 2].map(() => control(house, id, 'finish')),
        ]);
        expect(tally(answers)).toEqual(oneOf(answers, 200, 409));
      });
    });

    // §notice-once
    test('notices of the card, of the bank, staff, a second page and a cancellation at once: paid once, never cancelled', async () => {
      const random = seeded(SEED);
      const take = await freeBlocks();
      await inRounds(async (number) => {
        const debt = await debtor(house, `payer-${number}`, take());
        const { visitor, id, deliverId, amount } = debt;
        const body = { id, deliver_id: deliverId };
        const { bank_info } = await visitor.ask(payByBank, { body });
        const { link_url } = await visitor.ask(payByCard, { body });
        const card = (event: string, type?: string) => () =>
          notify(house, 'webhook', cardNotice(sessionOf(link_url), amount, {}, type, `evt_${id}_${event}`), debt);
        const transfer = { notice_id: `n-${id}`, account_number: bank_info.va_account_number, amount };
        const kinds = {
          notice: [
            ...['a', 'a', 'a', 'b'].map((event) => card(event)),
            card('c', 'expired'),
            ...[1, 2].map(() => () => notify(house, 'bank_notice', transfer, debt)),
          ],
          cancel: [1, 2].map(() => () => cancel(visitor, id)),
          other: [
            () => control(house, id, 'pay'),
            async () => (await visitor.send(payByCard, { body }, { key: crypto.randomUUID() })).status,
          ],
        };
        const order = random.shuffled(
          Object.entries(kinds).flatMap(([kind, calls]) => calls.map((send) => ({ kind, send }))),
        );
        const answers = await Promise.all(order.map(async ({ kind, send }) => ({ kind, status: await send() })));
        const of = (kind: string) => answers.filter((one) => one.kind === kind).map(({ status }) => status);
        expect(tally(of('cancel'))).toEqual({ 409: 2 });
        expect(tally(of('notice'))).toEqual({ 200: kinds.notice.length });
        expect(of('other').filter((status) => status !== 200 && status !== 409)).toEqual([]);
        expect(await house.sql('select 1 from load_paid where reservation_id = $1', [id])).toHaveLength(1);
      });
    });

    // §bank-account-own
    test('bank accounts asked for at once: one of each bill, one bill of each', async () => {
      const take = await freeBlocks();
      await inRounds(
        async (number) => {
          const debtors = await Promise.all([1, 2, 3].map((one) => debtor(house, `bank-${number}-${one}`, take())));
          const numbers = await Promise.all(
            debtors.map(async ({ visitor, id, deliverId }) => {
              const ask = () => visitor.ask(payByBank, { body: { id, deliver_id: deliverId } });
              const given = await Promise.all(Array.from({ length: 6 }, ask));
              return Object.keys(tally(given.map(({ bank_info }) => bank_info.va_account_number)));
            }),
          );
          expect(numbers.map(({ length }) => length)).toEqual([1, 1, 1]);
          expect(new Set(numbers.flat()).size).toBe(3);
        },
        Math.ceil(ROUNDS / 4),
      );
    });
  });
});
