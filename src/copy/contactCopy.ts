/** The ways to reach the clinic (§contact-only-if-given). Without them no sentence sends anybody there. */
export const contact = {
  title: 'お問い合わせ',
  text: '電話やLINEでのご相談',
  lead: 'お困りのことがありましたら、クリニックへお問い合わせください。',
  call: (phone: string) => `電話する（${phone}）`,
  hours: (hours: string) => `電話の受付 ${hours}`,
  chat: 'LINEで問い合わせる',
  again: 'くり返すときは、クリニックへお問い合わせください。',
} as const;
