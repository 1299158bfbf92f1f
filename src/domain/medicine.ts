import { DAY_MS, addDays, parseInstant, startOfJstDate, toJstDate, type Instant, type JstDate } from './jst';

/** The consultation an item belongs to: its start and subject. */
interface OfConsultation {
  /** ISO 8601 with offset. */
  start_time: string;
  subject: string;
}

/** The medicines or tests of one consultation. */
export interface ConsultationGroup<Item> extends OfConsultation {
  items: Item[];
}

/** Groups by start time and subject, keeping the order of groups and items (api.md `GET /medicines`). */
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

/** The fields that determine how long a medicine lasts. */
export interface SupplyItem {
  /** The consultation's start, ISO 8601 with offset. */
  start_time: string;
  /** Days of the prescription. */
  days: number;
  usage1: string;
  usage2?: string | null | undefined;
}

/** Wording of a prescription that is taken as needed. */
const AS_NEEDED = /頓服|頓用|必要(時|なとき|な時)|(痛|発作|症状)[^、。]{0,6}(とき|時)/;

/** Medicine taken as needed (頓服): by its usage text, or because it has no number of days. It has no end date. */
export const isAsNeeded = ({ days, usage1, usage2 }: SupplyItem): boolean =>
  days === 0 || AS_NEEDED.test(`${usage1} ${usage2 ?? ''}`);

/** Longest plausible prescription in days; anything longer is a data error. */
const LONGEST_DAYS = 3650;

/**
 * The day on which the first daily medicine runs out (the consultation's day plus `days`), and its number of days
 * (E10). Null when there is no daily medicine. An estimate: the parcel arrives later, and doses may be missed.
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

/** How many days before the end the next consultation is offered (E10). */
const BOOK_AGAIN_DAYS = 7;

/** The state of the supply: its last day, days left (negative: days since) out of how many, whether to book again. */
export interface Supply {
  endsOn: JstDate;
  days: number;
  daysLeft: number;
  phase: 'enough' | 'soon' | 'over';
}

/** The supply shown by the medicine counter (E10); null without daily medicine. */
export function supplyOf(medicines: readonly SupplyItem[], now: Instant): Supply | null {
  const end = supplyEnd(medicines);
  if (end === null) return null;
  const daysLeft = (startOfJstDate(end.endsOn) - startOfJstDate(toJstDate(now))) / DAY_MS;
  return { ...end, daysLeft, phase: daysLeft < 0 ? 'over' : daysLeft <= BOOK_AGAIN_DAYS ? 'soon' : 'enough' };
}

/** The form of a medicine, for the illustration. */
export type MedicineForm = 'tablet' | 'capsule' | 'powder' | 'liquid';

/** The form according to the name and the dosage; `tablet` by default. */
export function medicineForm({ title, dosage }: { title: string; dosage: string }): MedicineForm {
  const words = `${title} ${dosage}`.normalize('NFKC');
  if (/カプセル|\dC\b/.test(words)) return 'capsule';
  if (/散|顆粒|細粒|包/.test(words)) return 'powder';
  return /シロップ|液|mL/i.test(words.replaceAll('血液', '')) ? 'liquid' : 'tablet';
}

/** The URL of a picture: http(s), or a path on our origin; null for anything else (an identifier, nothing). */
export function pictureAddress(image: string | null | undefined): string | null {
  return image && /^(https?:\/\/[^/\s]|\/(?![/\\]))\S*$/i.test(image) ? image : null;
}
