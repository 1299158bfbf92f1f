import assert from 'node:assert/strict';
import { cancelReservation, payByBank, payByCard } from '../../src/api/contract';
import { inRounds, oneWins, tally, type Claim } from './support/checks';
import { cardNotice, debtor, notify, sessionOf } from './support/debtor';
import { control, logIn, type Block } from './support/httpPatient';
import { blocksOf, freeHours } from './support/loadTimetable';
import type { House } from './support/house';

/** Returns free blocks, each once: a finished consultation keeps its shifts. */
async function freeBlocks(house: House): Promise<{ take(): Block }> {
  const hours = await freeHours(house);
  const blocks: Block[] = [];
  return {
    take() {
      if (blocks.length === 0) blocks.push(...blocksOf(hours.take()));
      return blocks.shift() as Block;
    },
  };
}

const paidTimes = async (house: House, id: number): Promise<number> =>
  (await house.sql('select 1 from load_paid where reservation_id = $1', [id])).length;

const statuses = async (calls: Promise<{ status: number }>[]): Promise<number[]> =>
  (await Promise.all(calls)).map(({ status }) => status);

/** Concurrent state changes and payments of a reservation. */
export const money: Claim[] = [
  {
    name: 'cancel racing the end of the consultation: exactly one succeeds',
    async try(house, rounds) {
      const blocks = await freeBlocks(house);
      await inRounds(house, rounds, async (number) => {
        const patient = await logIn(house, `ending-${number}`);
        assert.equal(await patient.book(blocks.take()), 'ok');
        const [id = 0] = await patient.open();
        const answers = await Promise.all([
          ...[1, 2].map(async () => (await patient.send(cancelReservation, { params: { id } })).status),
          ...[1, 2].map(() => control(house, `reservations/${id}/finish`)),
        ]);
        oneWins(answers, 200, 409);
      });
    },
  },
  {
    name: 'payment webhooks racing cancel, staff, the bank and a second page: paid once, never cancelled',
    async try(house, rounds, random) {
      const blocks = await freeBlocks(house);
      await inRounds(house, rounds, async (number) => {
        const { patient, id, deliverId, amount } = await debtor(house, `payer-${number}`, blocks.take());
        const body = { id, deliver_id: deliverId };
        const { bank_info } = await patient.ask(payByBank, { body });
        const { link_url } = await patient.ask(payByCard, { body });
        const session = sessionOf(link_url);
        const card = (event: string, type?: string) => () =>
          notify(house, 'webhook', cardNotice(`evt_${id}_${event}`, session, amount, type));
        const transfer = { notice_id: `n-${id}`, account_number: bank_info.va_account_number, amount };
        const taken = [card('a'), card('a'), card('a'), card('b'), card('c', 'expired')].concat(
          [1, 2].map(() => () => notify(house, 'bank_notice', transfer)),
        );
        const cancels = [1, 2].map(() => () => patient.send(cancelReservation, { params: { id } }));
        const others = [
          async () => ({ status: await control(house, `reservations/${id}/pay`), body: null }),
          () => patient.send(payByCard, { body }, { key: crypto.randomUUID() }),
        ];
        const order = random.shuffled([...taken, ...cancels, ...others]);
        const answers = await statuses(order.map((send) => send()));
        const of = (some: typeof order) => answers.filter((_, index) => some.includes(order[index] as never));
        assert.deepEqual(tally(of(cancels)), { 409: 2 });
        assert.deepEqual(tally(of(taken)), { 200: taken.length });
        assert.deepEqual(
          of(others).filter((status) => status !== 200 && status !== 409),
          [],
        );
        assert.equal(await paidTimes(house, id), 1);
      });
    },
  },
  {
    name: 'concurrent requests for bank accounts: one account per bill, one bill per account',
    async try(house, rounds) {
      const blocks = await freeBlocks(house);
      await inRounds(house, Math.ceil(rounds / 4), async (number) => {
        const debtors = await Promise.all(
          [1, 2, 3].map((one) => debtor(house, `bank-${number}-${one}`, blocks.take())),
        );
        const numbers = await Promise.all(
          debtors.map(async ({ patient, id, deliverId }) => {
            const ask = () => patient.ask(payByBank, { body: { id, deliver_id: deliverId } });
            const given = await Promise.all(Array.from({ length: 6 }, ask));
            return Object.keys(tally(given.map(({ bank_info }) => bank_info.va_account_number)));
          }),
        );
        assert.deepEqual(
          numbers.map(({ length }) => length),
          [1, 1, 1],
        );
        assert.equal(new Set(numbers.flat()).size, 3);
      });
    },
  },
];
