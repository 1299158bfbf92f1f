import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '../../src/api/contract';
import { bookingOutcome } from '../../src/api/contract/words';
import { openPostgres } from '../../server/db/postgres';
import { RuleError } from '../../server/ruleError';
import { takeStepInDb } from '../../server/preview/previewSteps';
import { TEMPLATE_DATABASE } from '../contract/support/cluster';
import {
  chooseBank,
  cardNotice,
  newConfirmedBill,
  sendPaymentNotice,
  openCardSession,
} from '../contract/support/confirmedBill';
import { NOW, newDatabase, openClinic, type TestClinic } from '../contract/support/testClinic';
import { bookByForm, cancelBooked, bookedId, logIn, sameSessionAt, type FreeBlock, type Visitor } from '../patient';
import {
  firstVisitBlock,
  blocksOfHour,
  createHourTaker,
  expectInvariants,
  watchPayments,
  type Sql,
} from '../support/invariants';
import { seeded } from '../support/random';

/** True in the weekly run (`npm run test:load`). */
const IS_LONG = process.env['LOAD'] === 'long';
const [ROUNDS, CROWD] = IS_LONG ? [40, 50] : [2, 12];
/** To repeat a run, set `SEED` to the seed in the run's test names. */
const SEED = Number(process.env['SEED'] ?? (IS_LONG ? Date.now() % 2 ** 31 : 20_260_703));
const NOW_SQL = `'${new Date(NOW).toISOString()}'::timestamptz`;

type Answer = string | number;

const tally = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};
const tallyOfOneWinner = (answers: readonly Answer[], won: Answer, lost: Answer) => ({
  [won]: 1,
  [lost]: answers.length - 1,
});
const winners = (patients: readonly Visitor[], answers: readonly Answer[]) =>
  patients.filter((_, index) => answers[index] === 'booked');
const times = <T>(count: number, work: (turn: number) => T): T[] => Array.from({ length: count }, (_, n) => work(n));

const openIds = async (patient: Visitor): Promise<number[]> =>
  (await patient.ask(api.listReservations)).now_reservations.map(({ id }) => id);
const cancel = async (patient: Visitor, id: number): Promise<number> =>
  (await patient.send(api.cancelReservation, { params: { id } })).status;
const cancelAll = (patients: readonly Visitor[]) =>
  Promise.all(
    patients.map(async (patient) => {
      for (const id of await openIds(patient)) await cancel(patient, id);
    }),
  );

/** `home` is the block of the reservation `id`. */
interface Mover {
  patient: Visitor;
  id: number;
  home: FreeBlock;
}

async function change({ patient, id }: Mover, { shiftIds }: FreeBlock): Promise<string> {
  const reply = await patient.ask(api.changeTime, { params: { id }, body: { shiftIds } });
  return 'message' in reply ? bookingOutcome(reply.message) : 'moved';
}

describe(`several clinics on PostgreSQL (seed ${SEED})`, () => {
  let clinics: TestClinic[];
  let first: TestClinic;
  let sql: Sql;
  let turn = 0;
  const host = { fetch: (request: Request) => (clinics[(turn += 1) % clinics.length] as TestClinic).fetch(request) };
  beforeAll(async () => {
    const url = await newDatabase(TEMPLATE_DATABASE);
    clinics = await Promise.all(times(3, () => openClinic(() => openPostgres(url))));
    [first] = clinics as [TestClinic];
    sql = (text, params) => first.db.query(text, params);
    await watchPayments(sql);
  });
  afterAll(() => Promise.all(clinics.map(({ db }) => db.close())));

  const crowd = (name: string, size: number) => Promise.all(times(size, (n) => logIn(first, `${name}-${n}`, host)));
  const newHourTaker = () => createHourTaker(sql, NOW_SQL);

  async function inRounds(round: (number: number) => Promise<void>, rounds = ROUNDS): Promise<void> {
    for (let number = 0; number < rounds; number += 1) {
      await round(number);
      // Moves the cancellations to the day before, because a patient may cancel only five times a day.
      await sql(
        `update reservations set cancelled_at = cancelled_at - interval '1 day' where cancelled_at is not null`,
      );
      await expectInvariants(sql, NOW_SQL);
    }
  }

  describe('a block', () => {
    test('is booked for only one of many patients who book it at once (§shift-held-once)', async () => {
      const random = seeded(SEED);
      const patients = await crowd('rush', CROWD);
      const block = firstVisitBlock((await newHourTaker())(), 0);
      await inRounds(async () => {
        const order = random.shuffled(patients);
        const answers = await Promise.all(order.map((patient) => bookByForm(patient, block)));
        expect(tally(answers)).toEqual(tallyOfOneWinner(answers, 'booked', 'taken'));
        await cancelAll(winners(order, answers));
      });
    });

    test('is booked only if no booked block overlaps it (§block-whole-or-none)', async () => {
      const random = seeded(SEED);
      const patients = await crowd('windows', CROWD + 8);
      const hour = (await newHourTaker())();
      await inRounds(async () => {
        const starts = random.shuffled(patients.map((_one, index) => index % 10));
        const answers = await Promise.all(
          patients.map((patient, index) => {
            const { shiftIds, ...block } = firstVisitBlock(hour, starts[index] ?? 0);
            return bookByForm(patient, { ...block, shiftIds: index % 2 ? shiftIds.toReversed() : shiftIds });
          }),
        );
        const won = starts.filter((_start, index) => answers[index] === 'booked');
        const lost = starts.filter((_start, index) => answers[index] === 'taken');
        expect(won.length + lost.length).toBe(patients.length);
        const overlap = (a: number, b: number) => Math.abs(a - b) < 3;
        expect(won.filter((a) => won.filter((b) => overlap(a, b)).length > 1)).toEqual([]);
        expect(lost.filter((a) => !won.some((b) => overlap(a, b)))).toEqual([]);
        await cancelAll(winners(patients, answers));
      });
    });

    test('is booked for exactly one other patient while its holder cancels', async () => {
      const random = seeded(SEED);
      const [holder, ...others] = (await crowd('freed', CROWD)) as [Visitor, ...Visitor[]];
      const block = firstVisitBlock((await newHourTaker())(), 0);
      // Conflicts are rare, so even the short run needs five rounds to detect a missing lock.
      await inRounds(
        async () => {
          await bookByForm(holder, block);
          const id = await bookedId(holder);
          const order = random.shuffled(others);
          const [cancels, answers] = await Promise.all([
            Promise.all(times(12, () => cancel(holder, id))),
            Promise.all(order.map((patient) => bookByForm(patient, block))),
          ]);
          expect(tally(cancels)).toEqual(tallyOfOneWinner(cancels, 200, 409));
          const won = winners(order, answers);
          expect(tally(answers)['taken']).toBe(order.length - won.length);
          expect(await sql('select 1 from held_shifts where shift_id = $1', [block.id])).toHaveLength(won.length);
          // If nobody won, all bookings preceded the cancellation, so the block must be free now.
          const [retrier] = order as [Visitor];
          if (won.length === 0) won.push(...winners([retrier], [await bookByForm(retrier, block)]));
          expect(won).toHaveLength(1);
          await cancelAll(won);
        },
        Math.max(ROUNDS, 5),
      );
    });

    test('looks taken at every clinic until its reservation is cancelled', async () => {
      const patients = await crowd('kept', 4);
      const reader = await logIn(first, 'kept-reader');
      const readers = clinics.map((clinic) => sameSessionAt(clinic, reader));
      const hour = (await newHourTaker())();
      const [day] = await sql<{ date: string }>(
        `select (start_at at time zone interval '9 hours')::date::text as date from shifts where id = $1`,
        [hour[0]],
      );
      const query = { date: day?.date ?? '', doctor_id: 'any' as const };
      const takenCounts = ({ shiftIds }: FreeBlock) =>
        Promise.all(
          readers.map(async (reader) => {
            const { shifts } = await reader.ask(api.listShifts, { params: { id: 1 }, query });
            return shifts.filter(({ id, digest }) => digest && shiftIds.includes(id)).length;
          }),
        );
      await inRounds(async () => {
        await Promise.all(
          blocksOfHour(hour).map(async (block, index) => {
            const patient = patients[index] as Visitor;
            await bookByForm(patient, block);
            expect(await takenCounts(block)).toEqual([3, 3, 3]);
            await cancelBooked(patient);
            expect(await takenCounts(block)).toEqual([0, 0, 0]);
          }),
        );
      });
    });
  });

  test('one patient who books in twelve windows gets only one reservation', async () => {
    const random = seeded(SEED);
    const [patient] = (await crowd('greedy', 1)) as [Visitor];
    const nextHour = await newHourTaker();
    const blocks = times(3, () => blocksOfHour(nextHour())).flat();
    await inRounds(async () => {
      const answers = await Promise.all(random.shuffled(blocks).map((block) => bookByForm(patient, block)));
      expect(tally(answers)).toEqual(tallyOfOneWinner(answers, 'booked', 'duplicate'));
      await cancelAll([patient]);
    });
  });

  describe('changes of time', () => {
    async function movers(name: string, size: number, nextHour: () => number[]): Promise<Mover[]> {
      const homes = times(Math.ceil(size / 4), () => blocksOfHour(nextHour())).flat();
      return Promise.all(
        (await crowd(name, size)).map(async (patient, index) => {
          const home = homes[index] as FreeBlock;
          await bookByForm(patient, home);
          return { patient, home, id: await bookedId(patient) };
        }),
      );
    }

    async function expectOneEach(moving: readonly Mover[], blocksFor: (mover: Mover) => readonly FreeBlock[]) {
      for (const mover of moving) {
        expect(await openIds(mover.patient)).toEqual([mover.id]);
        const heldShifts = await sql<{ id: number }>(
          'select shift_id as id from held_shifts where reservation_id = $1 order by shift_id',
          [mover.id],
        );
        expect(blocksFor(mover).map(({ shiftIds }) => shiftIds)).toContainEqual(heldShifts.map(({ id }) => id));
      }
    }

    test('compete with bookings for a block, and exactly one call succeeds (§change-time-one-call)', async () => {
      const random = seeded(SEED);
      const nextHour = await newHourTaker();
      const moving = await movers('changing', CROWD, nextHour);
      const bookers = await crowd('booking', 6);
      const target = firstVisitBlock(nextHour(), random.int(10));
      await inRounds(async () => {
        const calls = random.shuffled([
          ...moving.map((mover) => async () => ({ mover, answer: await change(mover, target) })),
          ...bookers.map((patient) => async () => ({ mover: null, answer: await bookByForm(patient, target) })),
        ]);
        const answers = await Promise.all(calls.map((call) => call()));
        const won = answers.filter(({ answer }) => answer === 'moved' || answer === 'booked');
        expect([won.length, tally(answers.map(({ answer }) => answer))['taken']]).toEqual([1, calls.length - 1]);
        const winner = won[0]?.mover ?? null;
        await expectOneEach(moving, (mover) => [mover === winner ? target : mover.home]);
        if (winner) expect(await change(winner, winner.home)).toBe('moved');
        await cancelAll(bookers);
      });
    });

    test('leave only one reservation if a patient sends twelve at once', async () => {
      const random = seeded(SEED);
      const nextHour = await newHourTaker();
      const [mover] = (await movers('undecided', 1, nextHour)) as [Mover];
      const blocks = times(3, () => blocksOfHour(nextHour())).flat();
      await inRounds(async () => {
        const answers = await Promise.all(random.shuffled(blocks).map((block) => change(mover, block)));
        expect(tally(answers)).toEqual({ moved: blocks.length });
        await expectOneEach([mover], () => blocks);
      });
    });

    test('are both refused if two patients want each other’s time (§shift-held-once)', async () => {
      const [first, second] = (await movers('swap', 2, await newHourTaker())) as [Mover, Mover];
      await inRounds(async () => {
        expect(await Promise.all([change(first, second.home), change(second, first.home)])).toEqual(['taken', 'taken']);
        await expectOneEach([first, second], ({ home }) => [home]);
      });
    });

    test('cause no deadlock with bookings of the old blocks', async () => {
      const deadlocks = () => sql('select deadlocks from pg_stat_database where datname = current_database()');
      const nextHour = await newHourTaker();
      const moving = await movers('crossing', 4, nextHour);
      const bookers = await crowd('crossed', 4);
      const homes = moving.map(({ home }) => home);
      const targets = blocksOfHour(nextHour());
      const before = await deadlocks();
      await inRounds(
        async () => {
          for (const [from, to] of [
            [homes, targets],
            [targets, homes],
          ] as const) {
            const [moved] = await Promise.all([
              Promise.all(moving.map((mover, index) => change(mover, to[index] as FreeBlock))),
              Promise.all(bookers.map((patient, index) => bookByForm(patient, from[index] as FreeBlock))),
            ]);
            expect(tally(moved)).toEqual({ moved: moving.length });
            await expectOneEach(moving, (mover) => [to[moving.indexOf(mover)] as FreeBlock]);
            await cancelAll(bookers);
          }
        },
        Math.max(ROUNDS, 5),
      );
      expect(await deadlocks()).toEqual(before);
    });
  });

  describe('under simultaneous calls,', () => {
    const step = (id: number, name: 'finish' | 'pay') =>
      takeStepInDb((clinics[id % 3] as TestClinic).db, id, name, NOW).then(
        () => 200,
        (error: unknown) => (error instanceof RuleError && error.refusal === 'conflict' ? 409 : 500),
      );

    test('a visit is either finished or cancelled', async () => {
      const nextHour = await newHourTaker();
      await inRounds(async (number) => {
        const [patient] = (await crowd(`ending-${number}`, 1)) as [Visitor];
        await bookByForm(patient, firstVisitBlock(nextHour(), 0));
        const id = await bookedId(patient);
        const answers = await Promise.all([
          ...[1, 2].map(() => cancel(patient, id)),
          ...[1, 2].map(() => step(id, 'finish')),
        ]);
        expect(tally(answers)).toEqual(tallyOfOneWinner(answers, 200, 409));
      });
    });

    test('a bill is paid only once (§notice-once)', async () => {
      const random = seeded(SEED);
      await inRounds(async (number) => {
        const debt = await newConfirmedBill(first, `payer-${number}`, { points: 426 });
        const { id, deliverId } = debt;
        const visitor = sameSessionAt(host, debt.visitor);
        const { va_account_number: account_number } = await chooseBank(debt);
        const { session } = await openCardSession(debt);
        const statusOf = async (path: 'webhook' | 'bank_notice', notice: object) =>
          (await sendPaymentNotice({ ...first, ...host }, path, notice)).status;
        const card = (event: string, type?: string) => () =>
          statusOf('webhook', cardNotice(session, 1280, {}, type, `evt_${id}_${event}`));
        const transfer = { notice_id: `n-${id}`, account_number, amount: 1280 };
        const kinds = {
          notice: [
            ...['a', 'a', 'a', 'b'].map((event) => card(event)),
            card('c', 'expired'),
            ...[1, 2].map(() => () => statusOf('bank_notice', transfer)),
          ],
          cancel: [1, 2].map(() => () => cancel(visitor, id)),
          other: [
            () => step(id, 'pay'),
            async () => (await visitor.send(api.payByCard, { body: { id, deliver_id: deliverId } })).status,
          ],
        };
        const order = random.shuffled(
          Object.entries(kinds).flatMap(([kind, calls]) => calls.map((send) => ({ kind, send }))),
        );
        const answers = await Promise.all(order.map(async ({ kind, send }) => ({ kind, status: await send() })));
        const statuses = (kind: string) => answers.filter((answer) => answer.kind === kind).map(({ status }) => status);
        expect(tally(statuses('cancel'))).toEqual({ 409: 2 });
        expect(tally(statuses('notice'))).toEqual({ 200: kinds.notice.length });
        expect(statuses('other').filter((status) => status !== 200 && status !== 409)).toEqual([]);
        expect(await sql('select 1 from load_paid where reservation_id = $1', [id])).toHaveLength(1);
      });
    });

    test('each bill gets one bank account of its own (§bank-account-own)', async () => {
      const debts = [];
      for (const index of [1, 2, 3]) debts.push(await newConfirmedBill(first, `bank-${index}`));
      const numbers = await Promise.all(
        debts.map(async (debt) => {
          const visitor = sameSessionAt(host, debt.visitor);
          const ask = () => visitor.ask(api.payByBank, { body: { id: debt.id, deliver_id: debt.deliverId } });
          const replies = await Promise.all(times(6, ask));
          return Object.keys(tally(replies.map(({ bank_info }) => bank_info.va_account_number)));
        }),
      );
      expect(numbers.map(({ length }) => length)).toEqual([1, 1, 1]);
      expect(new Set(numbers.flat()).size).toBe(3);
      await expectInvariants(sql, NOW_SQL);
    });
  });
});
