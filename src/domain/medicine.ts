import { DAY_MS, addDays, parseInstant, startOfJstDate, toJstDate, type Instant, type JstDate } from './jst';

/** What belongs to one consultation: its time and its subject. */
interface OfConsultation {
  /** ISO 8601 with offset. */
  start_time: string;
  subject: string;
}

/** The medicines or tests of one consultation. */
export interface ConsultationGroup<Item> extends OfConsultation {
  items: Item[];
}

/** Groups by start time and subject, each group and each item in the order it came (api.md `GET /medicines`). */
export function groupByConsultation<Item extends OfConsultation>(items: readonly Item[]): ConsultationGroup<Item>[] {
  const groups = new Map<string, ConsultationGroup<Item>>();
  for (const item of items) {
    const { start_time, subject } = item;
    const key = JSON.stringify([parseInstant(start_time) ?? start_time, subject]);
    const group = groups.get(key) ?? { start_time, subject, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What tells how long a medicine lasts. */
export interface SupplyItem {
  /** The consultation's start, ISO 8601 with offset. */
  start_time: string;
  /** Days of the prescription. */
  days: number;
  usage1: string;
  usage2?: string | null | undefined;
}

/** Words of a prescription that is taken only when it is needed. */
const AS_NEEDED = /頓服|頓用|必要(時|なとき|な時)|(痛|発作|症状)[^、。]{0,6}(とき|時)/;

/** Medicine taken only when needed (頓服): said so by its usage, or given for no number of days. It never runs out by day. */
export const isAsNeeded = ({ days, usage1, usage2 }: SupplyItem): boolean =>
  days === 0 || AS_NEEDED.test(`${usage1} ${usage2 ?? ''}`);

/** Longest prescription that is believed, in days; what lies beyond is a mistake in the data. */
const LONGEST_DAYS = 3650;

/**
 * The day until which the medicine lasts, and of how many days: the consultation's day plus `days`, of the daily medicine
 * that ends first (E10). Null when there is none. An estimate: the parcel comes later, and days may be missed.
 */
export function supplyEnd(medicines: readonly SupplyItem[]): { endsOn: JstDate; days: number } | null {
  const ends = medicines.flatMap((medicine) => {
    const start = parseInstant(medicine.start_time);
    if (start === null || isAsNeeded(medicine) || medicine.days > LONGEST_DAYS) return [];
    return [{ endsOn: addDays(toJstDate(start), medicine.days), days: medicine.days }];
  });
  return ends.reduce<(typeof ends)[number] | null>(
    (first, end) => (first === null || end.endsOn < first.endsOn ? end : first),
    null,
  );
}

/** Days before the end from which the next consultation is offered (E10). */
const BOOK_AGAIN_DAYS = 7;

/** How the supply stands: the day it ends, the days left (negative: days ago) of how many, whether to book again. */
export interface Supply {
  endsOn: JstDate;
  days: number;
  daysLeft: number;
  phase: 'enough' | 'soon' | 'over';
}

/** The medicine counter (E10); null without daily medicine. */
export function supplyOf(medicines: readonly SupplyItem[], now: Instant): Supply | null {
  const end = supplyEnd(medicines);
  if (end === null) return null;
  const daysLeft = (startOfJstDate(end.endsOn) - startOfJstDate(toJstDate(now))) / DAY_MS;
  return { ...end, daysLeft, phase: daysLeft < 0 ? 'over' : daysLeft <= BOOK_AGAIN_DAYS ? 'soon' : 'enough' };
}

/** What a medicine looks like, for our own drawing of it. */
export type MedicineForm = 'tablet' | 'capsule' | 'powder' | 'liquid';

/** The form by the words of the name and the dose; a tablet unless they say otherwise. */
export function medicineForm({ title, dosage }: { title: string; dosage: string }): MedicineForm {
  const words = `${title} ${dosage}`.normalize('NFKC');
  if (/カプセル|\dC\b/.test(words)) return 'capsule';
  if (/散|顆粒|細粒|包/.test(words)) return 'powder';
  return /シロップ|液|mL/i.test(words.replaceAll('血液', '')) ? 'liquid' : 'tablet';
}

/** The address of a real picture: http(s), or a path of our own origin; null for anything else (an identifier, nothing). */
export function pictureAddress(image: string | null | undefined): string | null {
  return image && /^(https?:\/\/[^/\s]|\/(?![/\\]))\S*$/i.test(image) ? image : null;
}
