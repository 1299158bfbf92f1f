/** Empty states (§empty-states). */
export const empty = {
  currentReservations: '現在のご予約はありません',
  /** Beside something that is under way. */
  nextReservation: '次のご予約はありません',
  pastReservations: '過去のご予約はありません',
  questions: '回答が必要な質問はありません',
  addresses: '登録された住所はありません',
  prescriptions: '処方履歴はありません',
  inspections: '検査履歴はありません',
  insuranceCard: '保険証はまだ登録されていません',
  payments: 'お支払いが必要な診療はありません',
} as const;
