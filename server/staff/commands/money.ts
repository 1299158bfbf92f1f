import { Id } from '../../../src/api/contract/wireFormats';
import { conflict } from '../../ruleError';
import { markReturned, owedRefunds, unmatchedTransfers } from '../../money/refunds';
import { addAuditLine, type StaffContext } from '../audit';
import { command, joinEntries, type CommandOutcome } from '../command';

async function listRefunds(staff: StaffContext): Promise<CommandOutcome> {
  const refunds = await owedRefunds(staff.db);
  await addAuditLine(staff.db, staff, 'refunds', null);
  const lines = refunds.map(
    ({ id, reservation_id, amount_yen, paid_by, reference, received_at }) =>
      `${id}  ${received_at.toISOString()}  reservation ${reservation_id}  ${amount_yen} yen  ${paid_by} ${reference}`,
  );
  return { words: joinEntries(lines, 'There is no money to give back.'), data: refunds };
}

async function listUnmatched(staff: StaffContext): Promise<CommandOutcome> {
  const transfers = await unmatchedTransfers(staff.db);
  await addAuditLine(staff.db, staff, 'unmatched', null);
  const lines = transfers.map(({ id, reservation_id, amount_yen, account_number, holder, reference, received_at }) =>
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
  return { words: joinEntries(lines, 'There is no unmatched transfer.'), data: transfers };
}

async function noteReturned(staff: StaffContext, id: number): Promise<CommandOutcome> {
  await staff.db.transaction(async (tx) => {
    const row = await markReturned(tx, id, staff.now);
    if (row === null)
      throw conflict(`There is no money with ID ${id} to give back; see: npm run clinic -- refunds (or unmatched)`);
    await addAuditLine(tx, staff, 'returned', row.reservation_id);
  });
  return { words: `The money with ID ${id} is recorded as given back.\n`, data: { id, done: 'returned' } };
}

export const commands = [
  command({
    usage: 'refunds',
    options: {},
    help: 'lists the money that the clinic must give back, such as a second payment for a bill or the surplus of a transfer',
    example: 'refunds',
    run: listRefunds,
  }),
  command({
    usage: 'unmatched',
    options: {},
    help: 'lists the transfers that match no bill, because the amount is wrong or the account is unknown',
    example: 'unmatched',
    run: listUnmatched,
  }),
  command({
    usage: 'returned ID',
    options: { id: Id },
    help: 'records that the clinic has given back the money with this ID (see `refunds` and `unmatched`)',
    example: 'returned 3',
    run: (staff, { id }) => noteReturned(staff, id),
  }),
];
