/** Words of the preview alone; a build for LINE does not hold them. */
export const preview = { badge: 'プレビュー' } as const;
