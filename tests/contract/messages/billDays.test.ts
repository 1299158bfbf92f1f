import { expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate';
import { only, toTimestamp } from '../../../server/db/db';
import { DAY_MS, HOUR_MS, startOfJstDate, toJstDate, type Instant } from '../../../src/domain/calendar/jst';
import { billDayMessages } from '../../../src/domain/visit/messages';
import { lastDayToPay } from '../../../src/domain/money/payment';
import { debtor } from '../support/confirmedBill';
import { useClinic } from '../support/testClinic';

const clinic = useClinic();

interface Row {
  kind: string;
  due_at: Date;
  until_at: Date;
  try_at: Date;
}

/** The messages about a bill's last day. */
async function planned(id: number) {
  const rows = await clinic().db.query<Row>(
    `select kind, due_at, until_at, try_at from messages
     where reservation_id = $1 and kind in ('dueSoon', 'overdue') order by due_at`,
    [id],
  );
  expect(rows.map(({ try_at }) => try_at)).toEqual(rows.map(({ due_at }) => due_at));
  return rows.map(({ kind, due_at, until_at }) => ({ kind, dueAt: due_at.getTime(), until: until_at.getTime() }));
}

/** A bill as one was confirmed at an instant, before anything was written about its last day. */
async function older(name: string, confirmedAt: Instant) {
  const { id } = await debtor(clinic(), name);
  await clinic().db.query(`delete from messages where reservation_id = $1 and kind in ('dueSoon', 'overdue')`, [id]);
  await clinic().db.query('update reservations set confirmed_at = $2 where id = $1', [id, toTimestamp(confirmedAt)]);
  return id;
}

test('an upgrade plans what is told of the last day of bills confirmed before; once, and of none that is paid (§message-when)', async () => {
  // The migration goes by the database's clock.
  const { now } = only(await clinic().db.query<{ now: Date }>('select now()'));
  const at = (daysAgo: number, hour: number) =>
    startOfJstDate(toJstDate(now.getTime() - daysAgo * DAY_MS)) + hour * HOUR_MS;
  const [night, morning] = [at(2, 23.5), at(2, 0.5)];
  const [late, early, over] = [
    await older('days-late', night),
    await older('days-early', morning),
    await older('days-over', at(17, 12)),
  ];
  const soonOver = await older('days-soon-over', at(15, 0));
  const paid = await older('days-paid', night);
  await clinic().db.query('update reservations set paid_at = now() where id = $1', [paid]);
  const { id: since } = await debtor(clinic(), 'days-since');
  const planBefore = await planned(since);
  expect(planBefore).toHaveLength(2);

  for (const _ of ['once', 'again']) {
    await clinic().db.query(`delete from migrations where name = '027_bill_days'`);
    await migrate(clinic().db);
  }
  expect(await planned(late)).toEqual(billDayMessages(lastDayToPay(night)));
  expect(await planned(early)).toEqual(billDayMessages(lastDayToPay(morning)));
  expect(await planned(soonOver)).toEqual(billDayMessages(lastDayToPay(at(15, 0))).slice(1));
  expect(await planned(over)).toEqual([]);
  expect(await planned(paid)).toEqual([]);
  expect(await planned(since)).toEqual(planBefore);
});
