import type { TestMenuId } from '../domain/testMenus';

/** `/medicine/inspection`: the tests (§test-menus). */
export const inspection = {
  loading: '検査履歴を読み込んでいます',
  stale: '最新の検査履歴を確認できませんでした。前に読み込んだ内容を表示しています。',
  items: (names: readonly string[]) => `調べる項目：${names.join('・')}`,
  emptyText: '診療のときに検査が決まると、ここで確認できます。',
} as const;

/** What each menu tests (§test-menus), in words patients know from check-ups. */
export const testItems: Record<TestMenuId, readonly string[]> = {
  47: ['血圧', '体重', '血球', '肝機能', '腎機能'],
  48: ['尿酸'],
  49: ['LDLコレステロール', 'HDLコレステロール', '中性脂肪'],
  50: ['血糖値', 'HbA1c'],
};
