// Prescriptions and tests.

import type { Instant } from '../calendar/jst';

/** The consultation an item belongs to: its start and subject. */
interface OfConsultation {
  start_time: Instant;
  subject: string;
}

/** The medicines or tests of one consultation. */
export interface ConsultationGroup<Item> extends OfConsultation {
  items: Item[];
}

/** Groups by start time and subject, keeping the order of groups and items (§prescription-latest-first). */
export function groupByConsultation<Item extends OfConsultation>(items: readonly Item[]): ConsultationGroup<Item>[] {
  const groups = new Map<string, ConsultationGroup<Item>>();
  for (const item of items) {
    const { start_time, subject } = item;
    const key = `${start_time} ${subject}`;
    const group = groups.get(key) ?? { start_time, subject, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The fields that determine how long a medicine lasts. */
export interface SupplyItem extends OfConsultation {
  /** Days of the prescription. */
  days: number;
  usage1: string;
  usage2?: string | null;
}

/** Wording of a prescription that is taken as needed. */
const AS_NEEDED = /頓服|頓用|必要(時|なとき|な時)|(痛|発作|症状)[^、。]{0,6}(とき|時)/;

/**
 * Medicine taken as needed (頓服): by its usage text, or because it has no number of days. It has no end date
 * (§supply-from-parcel).
 */
export const isAsNeeded = ({ days, usage1, usage2 }: Omit<SupplyItem, keyof OfConsultation>): boolean =>
  days === 0 || AS_NEEDED.test(`${usage1} ${usage2 ?? ''}`);

/** The form of a medicine, for the illustration. */
export type MedicineForm = 'tablet' | 'capsule' | 'powder' | 'liquid';

/** The form according to the name and the dosage; `tablet` by default. */
export function medicineForm({ title, dosage }: { title: string; dosage: string }): MedicineForm {
  const words = `${title} ${dosage}`.normalize('NFKC');
  if (/カプセル|\dC\b/.test(words)) return 'capsule';
  if (/散|顆粒|細粒|包/.test(words)) return 'powder';
  return /シロップ|液|mL/i.test(words.replaceAll('血液', '')) ? 'liquid' : 'tablet';
}

/** The test menus with a picture and a list of items (§test-menus). */
export const TEST_MENU_IDS = [47, 48, 49, 50] as const;
export type TestMenuId = (typeof TEST_MENU_IDS)[number];

/** The basic test. Clinics also file other tests under its number; those have no list of items. */
const BASIC = { id: 47, name: '基本検査' };

/** The menu whose picture and items a test has; null for a test of another kind. */
export const testMenuOf = (id: number | null, name: string): TestMenuId | null => {
  if (id === BASIC.id && name !== BASIC.name) return null;
  return TEST_MENU_IDS.find((known) => known === id) ?? null;
};
