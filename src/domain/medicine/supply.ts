// How long a medicine still lasts.

import { DAY_MS, addDays, startOfJstDate, toJstDate, type Instant, type JstDate } from '../calendar/jst';
import { deliveryWindow } from './delivery';
import { groupByConsultation, isAsNeeded, type SupplyItem } from './medicine';
import { awaitsTransfer, isOwed, type PayableFlags } from '../money/payment';
import { stateOf } from '../reservation/state';

/** Longest plausible prescription in days; anything longer is a data error. */
export const LONGEST_DAYS = 3650;

const isDaily = (medicine: SupplyItem): boolean => !isAsNeeded(medicine) && medicine.days <= LONGEST_DAYS;

/**
 * The day on which the first daily medicine of a prescription runs out (the day it arrives plus its days), and its
 * number of days (§supply-first-to-end). Null when there is no daily medicine. An estimate: the parcel may come later,
 * and doses may be missed.
 */
export function supplyEnd(
  medicines: readonly SupplyItem[],
  arrivesOn: JstDate,
): { endsOn: JstDate; days: number } | null {
  const daily = medicines.filter(isDaily);
  if (daily.length === 0) return null;
  const days = Math.min(...daily.map((medicine) => medicine.days));
  return { endsOn: addDays(arrivesOn, days), days };
}

/** How many days before the end the next consultation is offered (§supply-book-again). */
const BOOK_AGAIN_DAYS = 7;

/** Days after the end during which booking again is still suggested. */
const OVER_DAYS = 30;

/** The supply of one subject: its last day, days left (negative: days since) out of how many, whether to book again. */
export interface Supply {
  subject: string;
  /** The consultation's start. */
  start_time: Instant;
  endsOn: JstDate;
  days: number;
  daysLeft: number;
  phase: 'enough' | 'soon' | 'over';
  /** True when a newer prescription of the subject is not on its way yet. */
  refilled: boolean;
}

/** A prescription that is not on its way yet, and what it waits for; `id`: of its consultation (§supply-waits-for-bill). */
export interface Awaited {
  subject: string;
  id: number;
  waitsFor: 'payment' | 'transfer' | 'clinic';
}

/** What the medicine counter shows (§supply-per-subject). */
export interface Supplies {
  /** What was sent, a line a subject, the one that ends first leads; without what ended long ago. */
  sent: Supply[];
  /** The subjects whose newest prescription is not on its way yet. */
  awaited: Awaited[];
}

/** The reservation fields that tell whether the medicine was sent. */
interface Parcel extends PayableFlags {
  id: number;
  /** The consultation's start. */
  start_time: Instant;
  subject_id: number;
  deliver_time: Instant | null;
}

function supplyOf(medicines: readonly SupplyItem[], arrivesOn: JstDate, now: Instant) {
  const end = supplyEnd(medicines, arrivesOn);
  if (end === null) return null;
  const untilEnd = (startOfJstDate(end.endsOn) - startOfJstDate(toJstDate(now))) / DAY_MS;
  const phase: Supply['phase'] = untilEnd < 0 ? 'over' : untilEnd <= BOOK_AGAIN_DAYS ? 'soon' : 'enough';
  // While the parcel is on its way, no more days are left than it holds.
  return { ...end, daysLeft: Math.min(untilEnd, end.days), phase };
}

const waitsFor = (parcel: Parcel): Awaited['waitsFor'] =>
  awaitsTransfer(parcel) ? 'transfer' : isOwed(parcel) ? 'payment' : 'clinic';

/** The supply for which the next consultation is offered; none while its next medicine is prescribed. */
export const endsSoon = ({ sent }: Supplies): Supply | undefined =>
  sent.find(({ phase, refilled }) => phase !== 'enough' && !refilled);

/**
 * The supplies of a patient by subject: of each the newest prescription that was sent counts (§supply-from-parcel). A
 * prescription whose consultation is not among the reservations counts as neither sent nor awaited.
 */
export function suppliesOf(medicines: readonly SupplyItem[], reservations: readonly Parcel[], now: Instant): Supplies {
  const prescriptions = groupByConsultation(medicines)
    .flatMap(({ start_time, subject, items }) => {
      const parcel = reservations.find((one) => !one.cancel && one.start_time === start_time);
      return parcel ? [{ start_time, subject, items, parcel }] : [];
    })
    .sort((one, other) => other.start_time - one.start_time);
  // By number: the clinic may call one subject by several names.
  const subjects = [...new Set(prescriptions.map(({ parcel }) => parcel.subject_id))].map((id) =>
    prescriptions.filter(({ parcel }) => parcel.subject_id === id),
  );
  const isSent = ({ parcel }: (typeof prescriptions)[number]) => stateOf(parcel) === 'shipped';
  const sent = subjects.flatMap((newestFirst) => {
    const [newest] = newestFirst;
    const latest = newestFirst.find(isSent);
    if (!newest || !latest) return [];
    const { start_time, subject, items, parcel } = latest;
    const { deliver_time: sentAt } = parcel;
    const supply = supplyOf(items, sentAt === null ? toJstDate(start_time) : deliveryWindow(sentAt).from, now);
    return supply && supply.daysLeft >= -OVER_DAYS
      ? [{ subject, start_time, ...supply, refilled: newest !== latest && newest.items.some(isDaily) }]
      : [];
  });
  const awaited = subjects.flatMap(([newest]) =>
    newest && !isSent(newest)
      ? [{ subject: newest.subject, id: newest.parcel.id, waitsFor: waitsFor(newest.parcel) }]
      : [],
  );
  return { sent: sent.sort((one, other) => (one.endsOn < other.endsOn ? -1 : 1)), awaited };
}
