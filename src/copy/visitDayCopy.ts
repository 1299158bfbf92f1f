import { LAPSE_MINUTES, MAY_WAIT_MINUTES } from '../domain/clinicTerms';

/** The card of a reservation around its time (§visit-waiting). */
export const visitDay = {
  waiting: (rest: string) => `診療開始まで あと${rest}`,
  soon: 'まもなく診療が始まります',
  started: '診療の時間になりました',
  inTurn: `順番にお呼びします。${MAY_WAIT_MINUTES}分ほどお待ちいただくことがあります。`,
  enterAgain: '医師が来ないときや通話が切れたときは、もう一度「診察室に入る」を押してください。',
  call: 'それでもつながらないときは、クリニックへご連絡ください。',
  /** Without the button, because the clinic has given no room yet. */
  callWithoutRoom: '医師が来ないときは、クリニックへご連絡ください。',
  over: '診察の時間を過ぎました',
  /** With and without a way to the clinic (§contact-only-if-given). */
  overContact: 'つながらなかったときは、もう一度「診察室に入る」を押すか、クリニックへご連絡ください。',
  overAdvice: 'つながらなかったときは、もう一度「診察室に入る」を押してください。',
  overWithoutRoom: {
    contact: '診療を受けられなかったときは、クリニックへご連絡ください。',
    advice: `しばらくお待ちください。${LAPSE_MINUTES}分たっても入れないときは、もう一度ご予約いただけます。`,
  },
  /** 30 minutes after the end, and once staff have said so; `contact` only where there is a way to the clinic. */
  unfinished: {
    note: '診療を受けられたかどうかを確認しています。診察室は閉じました。',
    contact: '診療を受けられなかった方は、クリニックへご連絡いただくか、もう一度ご予約ください。',
    bookAgain: '診療を受けられなかった方は、もう一度ご予約ください。',
  },
  missed: {
    note: 'この診療は、受診されなかったものとして終わりました。',
    contact: '受診をご希望の方は、もう一度ご予約ください。お心当たりのないときは、クリニックへご連絡ください。',
    bookAgain: '受診をご希望の方は、もう一度ご予約ください。',
  },
  bookAgain: 'もう一度予約する',
} as const;
