export const overdue = {
  title: 'お支払い期限を過ぎています',
  since: (day: string) => `期限は${day}でした。`,
  stillPayable: 'いまからでもお支払いいただけます。',
  accountOpen: 'お振込先の口座は今回のお支払い専用で、いまもお使いいただけます。',
  contact: 'ご事情があるときは、クリニックへご連絡ください。',
} as const;

/** A title has at most 14 full-width characters. The text below a title must fit on one line. */
export const nextStep = {
  debts: {
    title: (count: number, yen: string | null) =>
      yen === null ? `お支払いが${count}件あります` : `合計${yen}（${count}件）`,
    until: (day: string, all: boolean) => `${all ? '' : 'はじめの'}期限は${day}`,
    overdue: overdue.title,
    action: 'お支払いへ進む',
  },
  bookAgain: {
    title: '次の診療をご予約ください',
    soon: (day: string) => `お薬は${day}ごろまで（目安）`,
    over: (day: string) => `お薬は${day}ごろまででした（目安）`,
    action: '診療を予約する',
  },
  none: { title: '診療を予約できます', facts: 'ご都合のよい時間をお選びください', action: '診療を予約する' },
} as const;
