import { conflict } from '../../ruleError';
import { markReturned, owedRefunds, unmatchedMoney } from '../../money/refunds';
import { note, type StaffContext } from '../audit';
import { command, linesOf, ofReservation, type Outcome } from '../command';

/** Money to give back. */
async function listRefunds(context: StaffContext): Promise<Outcome> {
  const refunds = await owedRefunds(context.db);
  await note(context.db, context, 'refunds', null);
  const lines = refunds.map(
    ({ id, reservation_id, amount_yen, paid_by, reference, received_at }) =>
      `${id}  ${received_at.toISOString()}  reservation ${reservation_id}  ${amount_yen} yen  ${paid_by} ${reference}`,
  );
  return { words: linesOf(lines, 'There is no money to give back.'), data: refunds };
}

/** Transfers that no bill asks for as they came (§unmatched-kept). */
async function listUnmatched(context: StaffContext): Promise<Outcome> {
  const money = await unmatchedMoney(context.db);
  await note(context.db, context, 'unmatched', null);
  const lines = money.map(({ id, reservation_id, amount_yen, account_number, holder, reference, received_at }) =>
    [
      id,
      received_at.toISOString(),
      reservation_id === null ? 'no reservation' : `reservation ${reservation_id}`,
      `${amount_yen} yen`,
      `account ${account_number}`,
      ...(holder === null ? [] : [holder]),
      `bank ${reference}`,
    ].join('  '),
  );
  return { words: linesOf(lines, 'There is no unmatched money.'), data: money };
}

/** Staff have given money back. Throws a 409 if there is none under this number. */
async function giveBack(context: StaffContext, id: number): Promise<Outcome> {
  await context.db.transaction(async (tx) => {
    const given = await markReturned(tx, id, context.now);
    if (given === null)
      throw conflict(`There is no money to give back under ${id}; see: npm run clinic -- refunds, and unmatched`);
    await note(tx, context, 'returned', given.reservation_id);
  });
  return { words: `Given back: ${id}.\n`, data: { id, done: 'returned' } };
}

export const commands = [
  command({
    name: 'refunds',
    group: 'Money',
    options: {},
    help: 'money to give back: it came for a bill that was paid already',
    example: 'refunds',
    run: listRefunds,
  }),
  command({
    name: 'unmatched',
    group: 'Money',
    options: {},
    help: 'transfers that no bill asks for as they came: a wrong sum, an unknown account',
    example: 'unmatched',
    run: listUnmatched,
  }),
  command({
    ...ofReservation,
    name: 'returned',
    group: 'Money',
    help: 'the money of that line, of refunds or unmatched, has been given back',
    example: 'returned 3',
    run: (context, { id }) => giveBack(context, id),
  }),
];
