/** Results of a postal code lookup (§zip-finds-address). */
export const postal = {
  candidates: '住所の候補',
  filled: '住所を入力しました',
  offered: (count: number) => `住所の候補が${count}件あります。あてはまるものを選んでください。`,
  typedAlready: '入力された住所はそのままです。候補を選ぶと、住所が入れ替わります。',
  none: 'この郵便番号の住所が見つかりませんでした。住所を入力してください。',
} as const;
