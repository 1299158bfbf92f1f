/** Only in preview builds. */
export const preview = {
  badge: 'プレビュー',
} as const;
