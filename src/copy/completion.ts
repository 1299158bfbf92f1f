import { common } from './common';
import { reservation } from './visit';

export const completion = {
  /** Shown only if the clinic will send messages. */
  notified: {
    moved: '新しい日時は、LINEでもお知らせします。',
    sent: '発送したら、LINEでお知らせします。',
  },
  slip: 'お支払いの控え',
  stamp: '領収済',
  amount: reservation.amount,
  paidOn: 'お支払い日',
  arrival: 'お届けの目安',
  arrives: `お支払い後${common.daysToDelivery}`,
  address: reservation.address,
  receipt: '領収書を開く',
} as const;
