import { WAITING_STARTS_MINUTES } from '../domain/visit/times';
import { booking } from './booking';
import { common } from './common';
import { reservation } from './visit';

export const completion = {
  /** `つぎは：12月11日 10:25に診察室へ。` */
  next: 'つぎは：',
  room: (day: string, time: string) => `${day} ${time}に診察室`,
  today: '今日',
  to: 'へ。',
  /** Only where the clinic will write. */
  told: {
    dayBefore: `前の日と${WAITING_STARTS_MINUTES}分前に、LINEでお知らせします。`,
    soon: `${WAITING_STARTS_MINUTES}分前に、LINEでお知らせします。`,
    sent: '発送したら、LINEでお知らせします。',
  },
  seeReservations: booking.seeReservations,
  amount: reservation.amount,
  arrival: 'お届けの目安',
  arrives: `お支払い後${common.daysToDelivery}`,
  address: reservation.address,
  receipt: '領収書を開く',
} as const;
