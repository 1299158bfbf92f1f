/** What is copied at a press: bank details, the number of a parcel (§bank-details-copied, §parcel-number). */
export const copying = {
  all: 'すべてコピー',
  allDone: 'すべてコピーしました',
  allFailed: 'コピーできませんでした。下の文字を長押しでコピーしてください。',
  line: (label: string, value: string) => `${label}：${value}`,
  action: 'コピー',
  done: 'コピーしました',
  actionOf: (label: string) => `${label}をコピー`,
  doneOf: (label: string) => `${label}をコピーしました`,
  failed: (label: string) => `コピーできませんでした。${label}の文字を長押しでコピーしてください。`,
} as const;
