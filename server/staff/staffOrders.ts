import * as v from 'valibot';
import { Id } from '../../src/api/contract/wireFormats';
import { isJstDate, type JstDate } from '../../src/domain/calendar/jst';
import { formatYen } from '../../src/domain/money/bill';
import type { SignedLinks } from '../files/signedLinks';
import { ruleBroken } from '../ruleError';
import type { PaymentDeps } from '../money/cardPayments';
import type { Desk } from './audit';
import { correctBill, isFinished } from './billCorrection';
import { listDoctors, saveDoctor } from './clinicDoctors';
import { cancelVisit } from './cancelByClinic';
import { closeDay, openDay } from './closing';
import { listDay } from './dayList';
import { setHours, showHours } from './hours';
import { escaped } from './printed';
import { showVisit } from './showVisit';
import { matchMoney } from './matchMoney';
import { giveBack, listAudit, listRefunds, listUnmatched, type Outcome } from './staffLists';
import { billGiven, prescriptionGiven, type Samples } from './staffPapers';
import { words } from './schemas';
import {
  confirmBill,
  finishVisit,
  missVisit,
  payBill,
  shipParcel,
  type Parcel,
  type VisitResult,
} from './reservationSteps';

const step = <const C extends string>(command: C) => v.strictObject({ command: v.literal(command), id: Id });
/** `papers`: the text of a file of JSON. */
const withPapers = <const C extends string>(command: C) =>
  v.strictObject({ command: v.literal(command), id: Id, papers: v.optional(v.string()) });

const Day = v.pipe(v.string(), v.check(isJstDate, 'must be a date like 2026-07-03'));
const ofDay = { date: Day, doctor: v.optional(Id) };

/** A command of staff, as it is given to the database or to the running preview. */
export const Order = v.variant('command', [
  v.strictObject({
    command: v.literal('today'),
    date: v.optional(Day),
  }),
  step('show'),
  withPapers('finish'),
  v.strictObject({ ...withPapers('confirm').entries, confirmedBy: v.optional(words(50)) }),
  step('missed'),
  v.strictObject({ command: v.literal('cancel'), id: Id, reason: words(200) }),
  step('pay'),
  v.strictObject({
    command: v.literal('ship'),
    id: Id,
    carrier: v.optional(words(30)),
    number: v.optional(
      v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{4,30}$/, 'must be 4 to 30 digits, letters or hyphens')),
    ),
  }),
  v.strictObject({ command: v.literal('refunds') }),
  v.strictObject({ command: v.literal('unmatched') }),
  v.strictObject({ command: v.literal('match'), id: Id, reservation: Id }),
  step('returned'),
  v.strictObject({ command: v.literal('audit'), id: v.optional(Id) }),
  v.strictObject({ command: v.literal('doctors') }),
  v.strictObject({ command: v.literal('doctor'), papers: v.string() }),
  withPapers('hours'),
  v.strictObject({
    command: v.literal('close'),
    ...ofDay,
    move: v.optional(v.boolean(), false),
    reason: v.optional(words(30)),
  }),
  v.strictObject({ command: v.literal('open'), ...ofDay }),
]);
export type Order = v.InferOutput<typeof Order>;

/** What the commands work with. */
export type StaffDesk = Desk & PaymentDeps & { links: SignedLinks };

export const ORDERS = Order.options.map(({ entries }) => entries.command.literal);

const dayOf = ({ date, doctor }: { date: JstDate; doctor?: number | undefined }) => ({ date, doctor: doctor ?? null });

/** The carrier and the number of a parcel (§parcel-number). Throws a 422 where one of the two is missing. */
function readParcel({ id, carrier, number }: { id: number; carrier?: string; number?: string }): Parcel | null {
  if (carrier === undefined && number === undefined) return null;
  if (carrier !== undefined && number !== undefined) return { carrier, number };
  throw ruleBroken('parcel', `A parcel is found by both: ship ${id} --carrier NAME --number NUMBER.`);
}

const done = (id: number, command: string): Outcome => ({
  words: `Reservation ${id}: ${command} done.\n`,
  data: { id, done: command },
});

/** A consultation that is finished already is corrected by another file; a sample is none. */
async function finishOrCorrect(desk: StaffDesk, { id, papers }: { id: number; papers?: string }, result: VisitResult) {
  if (papers === undefined || !(await isFinished(desk, id))) {
    await finishVisit(desk, id, result);
    return done(id, 'finish');
  }
  const { from, to } = await correctBill(desk, id, result);
  return {
    words: `Reservation ${id}: corrected, ${formatYen(from)} before, ${formatYen(to)} now.\n`,
    data: { id, done: 'correct', from, to },
  };
}

/**
 * Carries out an order. Throws the 404 and 409 of the steps, and a 422 for papers that are wrong or missing. What only
 * reads is noted, too: it shows what is the patient's.
 */
export async function carryOut(desk: StaffDesk, order: Order, samples: Samples | null): Promise<Outcome> {
  const { words: said, data } = await outcomeOf(desk, order, samples);
  return { words: escaped(said), data };
}

async function outcomeOf(desk: StaffDesk, order: Order, samples: Samples | null): Promise<Outcome> {
  switch (order.command) {
    case 'today':
      return listDay(desk, order.date);
    case 'show':
      return showVisit(desk, order.id);
    case 'finish':
      return finishOrCorrect(desk, order, await billGiven(desk, order, samples));
    case 'confirm':
      await confirmBill(
        { ...desk, confirmedBy: order.confirmedBy },
        order.id,
        await prescriptionGiven(desk, order, samples),
      );
      return done(order.id, 'confirm');
    case 'missed':
      await missVisit(desk, order.id, samples !== null);
      return done(order.id, 'missed');
    case 'pay':
      await payBill(desk, order.id);
      return done(order.id, 'pay');
    case 'cancel':
      await cancelVisit(desk, order.id, order.reason);
      return done(order.id, 'cancel');
    case 'ship': {
      const parcel = readParcel(order);
      await shipParcel(desk, order.id, parcel, parcel !== null);
      return done(order.id, 'ship');
    }
    case 'refunds':
      return listRefunds(desk);
    case 'unmatched':
      return listUnmatched(desk);
    case 'match':
      return matchMoney(desk, order.id, order.reservation);
    case 'returned':
      return giveBack(desk, order.id);
    case 'audit':
      return listAudit(desk, order.id ?? null);
    case 'doctors':
      return listDoctors(desk);
    case 'doctor':
      return saveDoctor(desk, order.papers);
    case 'hours':
      return order.papers === undefined ? showHours(desk, order.id) : setHours(desk, order.id, order.papers);
    case 'close':
      return closeDay(desk, dayOf(order), { move: order.move, reason: order.reason ?? null });
    case 'open':
      return openDay(desk, dayOf(order));
  }
}
