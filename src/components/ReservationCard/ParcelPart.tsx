import { IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { reservation as copy } from '../../copy/reservation';
import { deliveryWindow, formatDeliveryWindow } from '../../domain/delivery';
import { parseInstant } from '../../domain/jst';
import { MainButton } from '../MainButton/MainButton';
import classes from './ReservationCard.module.css';
import type { ReservationItem } from './reservationItem';

interface ParcelPartProps {
  /** 発送待ちまたは発送済みの予約 */
  reservation: ReservationItem;
  /** 「領収書を見る」を押したとき */
  onOpenReceipt: (id: number) => void;
  /** 領収書を開いている間 true */
  busy?: boolean | undefined;
  /** ボタンの下に出すお知らせ */
  note?: ReactNode;
}

/** お薬のお届け予定・お届け先・領収書（D13） */
export function ParcelPart({ reservation, onOpenReceipt, busy, note }: ParcelPartProps) {
  const { id, state, deliverTime, deliverUser, billUrl } = reservation;
  const shipped = state === 'shipped';
  const sent = deliverTime === null ? null : parseInstant(deliverTime);
  const range = sent === null ? null : formatDeliveryWindow(deliveryWindow(sent));
  // A line for the words and one for the days: a day never loses its weekday to the next line.
  const arrival = range && copy.arrival(range).replace(' ', '\n');
  return (
    <div className={classes.actions}>
      {(!shipped || arrival) && (
        <p className={classes.arrival}>
          <IconTruckDelivery aria-hidden size="1.375rem" stroke={1.75} />
          <span>{shipped ? arrival : copy.arrivalSoon}</span>
        </p>
      )}
      {shipped && deliverUser && (
        <dl className={classes.address}>
          <dt>{copy.address}</dt>
          <dd>
            <span>{copy.zip(deliverUser.zip)}</span>
            <span>{deliverUser.address}</span>
            {deliverUser.apartment && <span>{deliverUser.apartment}</span>}
          </dd>
        </dl>
      )}
      {billUrl ? (
        <MainButton variant="outline" busy={busy ?? false} onClick={() => onOpenReceipt(id)}>
          {copy.receipt}
        </MainButton>
      ) : (
        <p className={classes.note}>{copy.noReceipt}</p>
      )}
      {note}
    </div>
  );
}
