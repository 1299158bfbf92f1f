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
