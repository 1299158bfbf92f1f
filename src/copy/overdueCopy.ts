/** A bill past its last day to pay (§overdue-said). */
export const overdue = {
  title: 'お支払い期限を過ぎています',
  since: (day: string) => `期限は${day}でした。`,
  stillPayable: 'いまからでもお支払いいただけます。',
  accountOpen: 'お振込先の口座は今回のお支払い専用で、いまもお使いいただけます。',
  /** Only where there is a way to the clinic (§contact-only-if-given). */
  contact: 'ご事情があるときは、クリニックへご連絡ください。',
} as const;
