/** Confirmation before deleting. */
export const deletion = {
  yes: '削除する',
  no: 'やめる',
  deleting: '削除しています',
} as const;
