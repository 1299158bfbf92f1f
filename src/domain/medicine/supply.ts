// How long a medicine still lasts.

import { DAY_MS, addDays, startOfJstDate, toJstDate, type Instant, type JstDate } from '../calendar/jst';
import { deliveryWindow } from './delivery';
import { DELIVERED_AFTER_PAYMENT_DAYS } from '../clinic/terms';
import { groupByConsultation, isAsNeeded, type SupplyItem } from './medicine';
import { stateOf, type ReservationFlags } from '../reservation/state';

/** Longest plausible prescription in days; anything longer is a data error. */
export const LONGEST_DAYS = 3650;

const isDaily = (medicine: SupplyItem): boolean => !isAsNeeded(medicine) && medicine.days <= LONGEST_DAYS;

/**
 * The day on which the first daily medicine of a prescription runs out (the day it arrives plus its days), and its
 * number of days. Null when there is no daily medicine. An estimate: the parcel may come later,
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

/** Whether a day of the supply is over, to come (or today), or without medicine. */
export interface SupplyDay {
  date: JstDate;
  state: 'taken' | 'left' | 'none';
}

/** The medicine of one subject, by its newest name, by the day: its last day, those left with today, and its dots. */
export interface Supply {
  subjectId: number;
  subject: string;
  endsOn: JstDate;
  daysLeft: number;
  phase: 'enough' | 'soon' | 'over';
  weeks: readonly SupplyDay[][];
  /** The last day of a consultation whose medicine comes before this one ends; null when it has passed. */
  bookBy: JstDate | null;
  /** True when the next consultation is to be booked: it ends soon, and no newer one is prescribed. */
  asks: boolean;
}

/** The reservation fields that tell whether the medicine was sent. */
interface Parcel extends ReservationFlags {
  /** The consultation's start. */
  start_time: Instant;
  subject_id: number;
  deliver_time: Instant | null;
}

const WEEK = 7;
/** The rows that are drawn, as many as a prescription of 30 days has. */
const MOST_WEEKS = 5;

/**
 * The days of a supply in rows of seven (§supply-days): up to six that are over, today, and those that are left; the last
 * row is filled up with days without medicine.
 */
function weeksOf(endsOn: JstDate, days: number, today: JstDate): SupplyDay[][] {
  const first = addDays(endsOn, 1 - days);
  const weekAgo = addDays(today, 1 - WEEK);
  const weeks: SupplyDay[][] = [];
  for (
    let start = first > weekAgo ? first : weekAgo;
    start <= endsOn && weeks.length < MOST_WEEKS;
    start = addDays(start, WEEK)
  )
    weeks.push(
      Array.from({ length: WEEK }, (_, day) => {
        const date = addDays(start, day);
        return { date, state: date > endsOn ? 'none' : date < today ? 'taken' : 'left' };
      }),
    );
  return weeks;
}

/** Null without a daily medicine, and when it ended long ago. */
function supplyOf(
  medicines: readonly SupplyItem[],
  arrivesOn: JstDate,
  now: Instant,
): Pick<Supply, 'endsOn' | 'daysLeft' | 'phase' | 'weeks' | 'bookBy'> | null {
  const end = supplyEnd(medicines, arrivesOn);
  if (end === null) return null;
  const { endsOn, days } = end;
  const today = toJstDate(now);
  const untilEnd = (startOfJstDate(endsOn) - startOfJstDate(today)) / DAY_MS;
  if (untilEnd < -OVER_DAYS) return null;
  const bookBy = addDays(endsOn, -DELIVERED_AFTER_PAYMENT_DAYS.to);
  return {
    endsOn,
    // While the parcel is on its way, no more days are left than it holds.
    daysLeft: Math.min(Math.max(untilEnd + 1, 0), days),
    phase: untilEnd < 0 ? 'over' : untilEnd <= BOOK_AGAIN_DAYS ? 'soon' : 'enough',
    weeks: untilEnd < 0 ? [] : weeksOf(endsOn, days, today),
    bookBy: bookBy < today ? null : bookBy,
  };
}

/** The supply for which the next consultation is offered; none while its next medicine is prescribed. */
export const endsSoon = (supplies: readonly Supply[]): Supply | undefined => supplies.find(({ asks }) => asks);

/**
 * The supplies of a patient by subject, the one that ends first leads: of each the newest prescription that was sent
 * counts (§supply-from-parcel). A prescription whose consultation is not among the reservations does not count.
 */
export function suppliesOf(medicines: readonly SupplyItem[], reservations: readonly Parcel[], now: Instant): Supply[] {
  const prescriptions = groupByConsultation(medicines)
    .flatMap(({ start_time, subject, items }) => {
      const parcel = reservations.find((one) => !one.cancel && one.start_time === start_time);
      return parcel ? [{ start_time, subject, items, parcel }] : [];
    })
    .sort((one, other) => other.start_time - one.start_time);
  // By number: the clinic may call one subject by several names.
  const subjectIds = [...new Set(prescriptions.map(({ parcel }) => parcel.subject_id))];
  const supplies = subjectIds.flatMap((subjectId): Supply[] => {
    const newestFirst = prescriptions.filter(({ parcel }) => parcel.subject_id === subjectId);
    const [newest] = newestFirst;
    const latest = newestFirst.find(({ parcel }) => stateOf(parcel) === 'shipped');
    if (!newest || !latest) return [];
    const sentAt = latest.parcel.deliver_time;
    const supply = supplyOf(
      latest.items,
      sentAt === null ? toJstDate(latest.start_time) : deliveryWindow(sentAt).from,
      now,
    );
    const isRefilled = newest !== latest && newest.items.some(isDaily);
    const asks = supply?.phase !== 'enough' && !isRefilled;
    return supply ? [{ ...supply, subjectId, subject: newest.subject, asks }] : [];
  });
  return supplies.sort((one, other) => one.endsOn.localeCompare(other.endsOn));
}
