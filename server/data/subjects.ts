/** The app refers to the ids, so never change an id. */
export const subjects = [
  { id: 1, name: '高血圧治療' },
  { id: 2, name: '痛風（高尿酸血症）' },
  { id: 3, name: '高脂血症' },
  { id: 4, name: '糖尿病' },
];
