import { DAY_MS, addDays, startOfJstDate, toJstDate, type Instant, type JstDate } from '../calendar/jst';
import { DELIVERED_AFTER_PAYMENT_DAYS, deliveryWindow } from './delivery';
import { groupByConsultation, isAsNeeded, type SupplyItem } from './medicine';
import { awaitsTransfer, isOwed, type PayableFlags } from '../money/payment';
import { stateOf } from '../visit/reservation';

/** A greater number of days is a data error. */
export const MAX_PRESCRIPTION_DAYS = 3650;

const isDaily = (medicine: SupplyItem): boolean => !isAsNeeded(medicine) && medicine.days <= MAX_PRESCRIPTION_DAYS;

/**
 * `endsOn` is the last day with enough of every daily medicine.
 * Returns null if no medicine is taken daily.
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

/** The app suggests a new booking from this many days before the end of the supply (§supply-book-again). */
const BOOK_AGAIN_DAYS = 7;

const SHOWN_DAYS_AFTER_END = 30;

export interface SupplyDay {
  date: JstDate;
  state: 'taken' | 'left' | 'none';
}

export interface Supply {
  endsOn: JstDate;
  days: number;
  daysLeft: number;
  daysOver: number;
  phase: 'enough' | 'soon' | 'over';
  weeks: readonly SupplyDay[][];
  /** The number of weeks that `weeks` omits after its second week. */
  omittedWeeks: number;
  /**
   * The last day to consult and still get new medicine in time (§supply-book-by).
   * Null if this day is past.
   */
  bookBy: JstDate | null;
  /** True from `BOOK_AGAIN_DAYS` before the end, unless a newer prescription has daily medicine. */
  endsSoon: boolean;
}

/** `id` is the id of the reservation (§supply-waits-for-bill). */
export interface AwaitedMedicine {
  id: number;
  waitsFor: 'payment' | 'transfer' | 'clinic';
}

/** `subject` is the subject's name in the newest prescription. */
export interface SubjectSupply {
  subjectId: number;
  subject: string;
  sent: Supply | null;
  awaited: AwaitedMedicine | null;
}

interface SupplyReservation extends PayableFlags {
  id: number;
  start_time: Instant;
  subject_id: number;
  deliver_time: Instant | null;
}

const WEEK = 7;
/** A longer supply shows its first two weeks and its last week. */
const MAX_WEEKS = 5;

/**
 * Omits days that are more than six days ago (§supply-days).
 * The last week may contain days after the end.
 */
function weeksOf(endsOn: JstDate, days: number, today: JstDate): Pick<Supply, 'weeks' | 'omittedWeeks'> {
  const first = addDays(endsOn, 1 - days);
  const sixDaysAgo = addDays(today, 1 - WEEK);
  const weeks: SupplyDay[][] = [];
  for (let start = first > sixDaysAgo ? first : sixDaysAgo; start <= endsOn; start = addDays(start, WEEK))
    weeks.push(
      Array.from({ length: WEEK }, (_, day) => {
        const date = addDays(start, day);
        return { date, state: date > endsOn ? 'none' : date < today ? 'taken' : 'left' };
      }),
    );
  const omittedWeeks = weeks.length > MAX_WEEKS ? weeks.length - 3 : 0;
  if (omittedWeeks > 0) weeks.splice(2, omittedWeeks);
  return { weeks, omittedWeeks };
}

function supplyOf(medicines: readonly SupplyItem[], arrivesOn: JstDate, now: Instant): Omit<Supply, 'endsSoon'> | null {
  const end = supplyEnd(medicines, arrivesOn);
  if (end === null) return null;
  const { endsOn, days } = end;
  const today = toJstDate(now);
  const daysUntilEnd = (startOfJstDate(endsOn) - startOfJstDate(today)) / DAY_MS;
  const bookBy = addDays(endsOn, -DELIVERED_AFTER_PAYMENT_DAYS.to);
  return {
    endsOn,
    days,
    // Days before the arrival of the parcel do not count, because the patient cannot yet take this medicine.
    daysLeft: Math.min(Math.max(daysUntilEnd + 1, 0), days),
    daysOver: Math.max(-daysUntilEnd, 0),
    phase: daysUntilEnd < 0 ? 'over' : daysUntilEnd <= BOOK_AGAIN_DAYS ? 'soon' : 'enough',
    ...(daysUntilEnd < 0 ? { weeks: [], omittedWeeks: 0 } : weeksOf(endsOn, days, today)),
    bookBy: bookBy < today ? null : bookBy,
  };
}

const waitsFor = (reservation: SupplyReservation): AwaitedMedicine['waitsFor'] =>
  awaitsTransfer(reservation) ? 'transfer' : isOwed(reservation) ? 'payment' : 'clinic';

export const endingSupply = (supplies: readonly SubjectSupply[]): Supply | undefined =>
  supplies.flatMap(({ sent }) => (sent?.endsSoon ? [sent] : []))[0];

/** The supply of a subject comes from the newest sent prescription (§supply-from-parcel). */
export function suppliesOf(
  medicines: readonly SupplyItem[],
  reservations: readonly SupplyReservation[],
  now: Instant,
): SubjectSupply[] {
  const prescriptions = groupByConsultation(medicines)
    .flatMap(({ start_time, subject, items }) => {
      const reservation = reservations.find((listed) => !listed.cancel && listed.start_time === start_time);
      return reservation ? [{ start_time, subject, items, reservation }] : [];
    })
    .sort((a, b) => b.start_time - a.start_time);
  const isSent = ({ reservation }: (typeof prescriptions)[number]) => stateOf(reservation) === 'shipped';
  // Compares ids, because the clinic may use several names for one subject.
  const subjectIds = [...new Set(prescriptions.map(({ reservation }) => reservation.subject_id))];
  const supplies = subjectIds.flatMap((subjectId): SubjectSupply[] => {
    const newestFirst = prescriptions.filter(({ reservation }) => reservation.subject_id === subjectId);
    const [newest] = newestFirst;
    if (!newest) return [];
    const latestSent = newestFirst.find(isSent);
    const sentAt = latestSent?.reservation.deliver_time ?? null;
    const supply =
      latestSent &&
      supplyOf(latestSent.items, sentAt === null ? toJstDate(latestSent.start_time) : deliveryWindow(sentAt).from, now);
    const isRefilled = newest !== latestSent && newest.items.some(isDaily);
    const sent =
      supply && supply.daysOver <= SHOWN_DAYS_AFTER_END
        ? { ...supply, endsSoon: supply.phase !== 'enough' && !isRefilled }
        : null;
    const awaited = isSent(newest) ? null : { id: newest.reservation.id, waitsFor: waitsFor(newest.reservation) };
    return sent || awaited ? [{ subjectId, subject: newest.subject, sent, awaited }] : [];
  });
  const endOf = ({ sent }: SubjectSupply) => sent?.endsOn ?? '9999';
  return supplies.sort((a, b) => endOf(a).localeCompare(endOf(b)));
}
