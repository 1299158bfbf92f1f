import type { Instant } from '../calendar/jst';

interface ConsultationKey {
  start_time: Instant;
  subject: string;
}

export interface ConsultationGroup<Item> extends ConsultationKey {
  items: Item[];
}

/** The groups, and the items of each group, keep the order of `items` (§prescription-latest-first). */
export function groupByConsultation<Item extends ConsultationKey>(items: readonly Item[]): ConsultationGroup<Item>[] {
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

export interface SupplyItem extends ConsultationKey {
  days: number;
  usage1: string;
  usage2?: string | null;
}

const AS_NEEDED = /頓服|頓用|必要(時|なとき|な時)|(痛|発作|症状)[^、。]{0,6}(とき|時)/;

/** True if the usage says 頓服 or similar, or if the days are unknown (`days` is 0). */
export const isAsNeeded = ({ days, usage1, usage2 }: Omit<SupplyItem, keyof ConsultationKey>): boolean =>
  days <= 0 || AS_NEEDED.test(`${usage1} ${usage2 ?? ''}`);

export type MedicineForm = 'tablet' | 'capsule' | 'powder' | 'liquid';

/** Returns `tablet` if neither title nor dosage names a form. */
export function medicineForm({ title, dosage }: { title: string; dosage: string }): MedicineForm {
  const words = `${title} ${dosage}`.normalize('NFKC');
  if (/カプセル|\dC\b/.test(words)) return 'capsule';
  if (/散|顆粒|細粒|包/.test(words)) return 'powder';
  return /シロップ|液|mL/i.test(words.replaceAll('血液', '')) ? 'liquid' : 'tablet';
}

/** The test menus for which the app has a picture and a list of test items (§test-menus). */
export const TEST_MENU_IDS = [47, 48, 49, 50] as const;
export type TestMenuId = (typeof TEST_MENU_IDS)[number];

/** Clinics also use the id 47 for other tests, so the app compares the name too. */
const BASIC = { id: 47, name: '基本検査' };

export const testMenuOf = (id: number | null, name: string): TestMenuId | null => {
  if (id === BASIC.id && name !== BASIC.name) return null;
  return TEST_MENU_IDS.find((menuId) => menuId === id) ?? null;
};
