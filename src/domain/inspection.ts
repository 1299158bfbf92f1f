/** The test menus with a picture and a list of items (spec §9, D15). */
export const TEST_MENU_IDS = [47, 48, 49, 50] as const;
export type TestMenuId = (typeof TEST_MENU_IDS)[number];

export const isTestMenu = (id: number): id is TestMenuId => TEST_MENU_IDS.some((known) => known === id);
