import { useNavigate } from 'react-router-dom';
import type { Reservation } from '../../../api/contract/reservations';
import { ReservationCard, type ReservationCardProps } from '../../../components/visit/ReservationCard/ReservationCard';
import type { Instant } from '../../../domain/calendar/jst';
import { isUnkept, stateOf } from '../../../domain/reservation/state';
import { awaitsTransfer } from '../../../domain/money/payment';
import { isSubjectId } from '../../../domain/clinic/subjects';
import { usePlatform } from '../../../messaging/PlatformProvider';
import { paths } from '../../../paths';
import { bookAgainTo } from './bookAgainTo';
import { receiptProps } from './receiptProps';
import { toCard } from './toCard';
import type { useCancel } from './useCancel';
import type { useReceipt } from './useReceipt';

interface MyReservationProps extends Pick<
  ReservationCardProps,
  'filled' | 'moreOpened' | 'chat' | 'onPrepare' | 'onContact'
> {
  one: Reservation;
  now: Instant;
  /** False where a time can't be changed. */
  changeTime: boolean;
  cancel: ReturnType<typeof useCancel>;
  receipts: ReturnType<typeof useReceipt>;
  onAddToCalendar: (one: Reservation) => void;
  /** Offers the file that removes its entry (§calendar-outside). */
  onRemoveFromCalendar: (one: Reservation) => void;
  /** None where a clinic can't change it. */
  onChangeDeliver: ((one: Reservation) => void) | null;
}

/** A reservation that is booked or under way, with what the patient can do with it (§room-opens-outside). */
export function MyReservation(props: MyReservationProps) {
  const { one, now, changeTime, cancel, receipts, onAddToCalendar, onRemoveFromCalendar, onChangeDeliver, ...card } =
    props;
  const { id, subject_id: subject, admin_user } = one;
  const platform = usePlatform();
  const navigate = useNavigate();
  // From the start on the clinic cancels and changes nothing, so nothing offers it; but for what it cannot keep.
  const hasBegun = now >= one.start_time && !isUnkept(one);
  return (
    <ReservationCard
      {...card}
      reservation={toCard(one, now)}
      now={now}
      payTo={awaitsTransfer(one) ? paths.bankDetails(id) : paths.bill(id)}
      bookTo={bookAgainTo(one)}
      onEnterRoom={() => admin_user.zoom_url && platform.openExternal(admin_user.zoom_url)}
      {...(!hasBegun && { onCancel: () => cancel.ask(one) })}
      cancelBusy={cancel.checkedId === id}
      {...(changeTime &&
        isSubjectId(subject) &&
        !hasBegun && { onChangeTime: () => void navigate(paths.slotsToChange(subject, id, admin_user.id)) })}
      onTrack={platform.openExternal}
      {...(onChangeDeliver && stateOf(one) === 'awaitingShipment' && { onChangeDeliver: () => onChangeDeliver(one) })}
      {...receiptProps(receipts, id)}
      onAddToCalendar={() => onAddToCalendar(one)}
      {...(now < one.start_time && { onRemoveFromCalendar: () => onRemoveFromCalendar(one) })}
    />
  );
}
