import { MAY_WAIT_MINUTES } from '../domain/terms';

/** The card of a reservation around its time (§visit-waiting). */
export const visitDay = {
  waiting: (rest: string) => `診療開始まで あと${rest}`,
  soon: 'まもなく診療が始まります',
  started: '診療の時間になりました',
  inTurn: `順番にお呼びします。${MAY_WAIT_MINUTES}分ほどお待ちいただくことがあります。`,
  enterAgain: '医師が来ないときや通話が切れたときは、もう一度「診察室に入る」を押してください。',
  call: 'それでもつながらないときは、クリニックへご連絡ください。',
  over: '診察の時間を過ぎました',
  /** With and without a way to the clinic (§contact-only-if-given). */
  overContact: 'つながらなかったときは、もう一度「診察室に入る」を押すか、クリニックへご連絡ください。',
  overAdvice: 'つながらなかったときは、もう一度「診察室に入る」を押してください。',
  unfinishedNote: '診療を受けられたかどうかを確認しています。新しいご予約は、いつでもお取りいただけます。',
  unfinishedContact: 'つながらなかったときは、クリニックへお問い合わせください。',
} as const;
