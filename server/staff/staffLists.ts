import { toJstIso } from '../../src/domain/calendar/jst';
import { conflict } from '../ruleError';
import { markReturned, owedRefunds, unmatchedMoney } from '../money/refunds';
import { auditOf, note, type Desk } from './audit';
import { oneLine } from './printed';

/** What a command says: in words, and as data (`--json`). */
export interface Outcome {
  words: string;
  data: unknown;
}

/** One line for each; a sentence when there are none. */
export const linesOf = (lines: readonly string[], none: string): string =>
  `${lines.length > 0 ? lines.map(oneLine).join('\n') : none}\n`;

/** Money to give back. */
export async function listRefunds(desk: Desk): Promise<Outcome> {
  const refunds = await owedRefunds(desk.db);
  await note(desk.db, desk, 'refunds', null);
  const lines = refunds.map(
    ({ id, reservation_id, amount_yen, paid_by, reference, received_at }) =>
      `${id}  ${received_at.toISOString()}  reservation ${reservation_id}  ${amount_yen} yen  ${paid_by} ${reference}`,
  );
  return { words: linesOf(lines, 'There is no money to give back.'), data: refunds };
}

/** Transfers that no bill asks for as they came (§unmatched-kept). */
export async function listUnmatched(desk: Desk): Promise<Outcome> {
  const money = await unmatchedMoney(desk.db);
  await note(desk.db, desk, 'unmatched', null);
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
export async function giveBack(desk: Desk, id: number): Promise<Outcome> {
  await desk.db.transaction(async (tx) => {
    const given = await markReturned(tx, id, desk.now);
    if (given === null)
      throw conflict(`There is no money to give back under ${id}; see: npm run clinic -- refunds, and unmatched`);
    await note(tx, desk, 'returned', given.reservation_id);
  });
  return { words: `Given back: ${id}.\n`, data: { id, done: 'returned' } };
}

/** Who did what, with a reservation or at all (§staff-audit). */
export async function listAudit(desk: Desk, reservationId: number | null): Promise<Outcome> {
  const audit = await auditOf(desk.db, reservationId);
  await note(desk.db, desk, 'audit', reservationId);
  const lines = audit.map(({ at, who, what, reservation_id, confirmed_by }) =>
    [
      toJstIso(at.getTime()),
      who,
      what,
      ...(reservation_id === null ? [] : [`reservation ${reservation_id}`]),
      ...(confirmed_by === null ? [] : [`confirmed by ${confirmed_by}`]),
    ].join('  '),
  );
  return { words: linesOf(lines, 'Nothing is noted.'), data: audit };
}
