import { useNavigate } from 'react-router-dom';
import type { Reservation } from '../../../api/contract/reservations';
import { MoreActions, type MoreActionsProps } from '../../../components/visit/VisitCard/MoreActions';
import { ContactAndCancel } from '../../../components/visit/VisitCard/ContactAndCancel';
import { VisitCard } from '../../../components/visit/VisitCard/VisitCard';
import { WaitingRoom } from '../../../components/visit/WaitingRoom/WaitingRoom';
import type { Instant, JstDate } from '../../../domain/calendar/jst';
import { isUnkept, stateOf } from '../../../domain/reservation/state';
import { visitPhase } from '../../../domain/reservation/times';
import { awaitsTransfer } from '../../../domain/money/payment';
import { isSubjectId } from '../../../domain/clinic/subjects';
import { stateAt } from '../../../domain/visit/shown';
import { usePlatform } from '../../../messaging/PlatformProvider';
import { paths } from '../../../paths';
import { bookAgainTo } from '../../../booking/bookAgainTo';
import { receiptProps } from './receiptProps';
import { toCard } from '../../../booking/toCard';
import type { useCancel } from './useCancel';
import type { useReceipt } from './useReceipt';

interface MyReservationProps extends Pick<MoreActionsProps, 'moreOpened' | 'chat'> {
  one: Reservation;
  now: Instant;
  /** True for the visit that is the next step (§visit-card). */
  lead: boolean;
  /** A last day to pay that the Lead says already. */
  told: JstDate | null;
  /** Said in the card of the next step as it appears (§unpaid-alert). */
  alert: string | undefined;
  /** True when the clinic has no picture of the insurance card. */
  cardMissing: boolean;
  /** The fee in yen for not coming; null where none is set. */
  fee: number | null;
  /** False where a time can't be changed. */
  changeTime: boolean;
  cancel: ReturnType<typeof useCancel>;
  receipts: ReturnType<typeof useReceipt>;
  onPrepare: () => void;
  onCheck: () => void;
  onContact?: () => void;
  onAddToCalendar: (one: Reservation) => void;
  /** None where a clinic can't change it. */
  onChangeDeliver: ((one: Reservation) => void) | null;
}

/** A reservation that is booked or under way, with what the patient can do with it (§room-opens-outside). */
export function MyReservation(props: MyReservationProps) {
  const { one, now, lead, told, alert, cardMissing, fee, changeTime, cancel, receipts, chat, moreOpened } = props;
  const { onPrepare, onCheck, onContact, onAddToCalendar, onChangeDeliver } = props;
  const { id, subject_id: subject, admin_user } = one;
  const platform = usePlatform();
  const navigate = useNavigate();
  const state = stateAt(one, now);
  // From the start on the clinic cancels and changes nothing, so nothing offers it; but for what it cannot keep.
  const hasBegun = now >= one.start_time && !isUnkept(one);
  const onChangeTime =
    changeTime && isSubjectId(subject) && !hasBegun
      ? () => void navigate(paths.slotsToChange(subject, id, admin_user.id))
      : undefined;
  const end = {
    id,
    ...(onContact && { onContact }),
    ...(!hasBegun && { onCancel: () => cancel.ask(one) }),
  };
  const visit = {
    reservation: toCard(one, now),
    now,
    uploadTo: cardMissing ? paths.files : null,
    onEnterRoom: () => void (admin_user.zoom_url && platform.openExternal(admin_user.zoom_url)),
    children:
      state === 'booked' ? (
        <MoreActions
          {...end}
          {...(chat && { chat })}
          {...(moreOpened && { moreOpened })}
          {...(onChangeTime && { onChangeTime })}
          onAddToCalendar={() => onAddToCalendar(one)}
        />
      ) : (
        state === 'unkept' && <ContactAndCancel {...end} />
      ),
  };
  if (lead && state === 'booked' && ['waiting', 'open', 'started'].includes(visitPhase(one, now)))
    return <WaitingRoom {...visit} onCheck={onCheck} />;
  return (
    <VisitCard
      {...visit}
      order={3}
      lead={lead}
      told={told}
      alert={alert}
      payTo={paths.toPay(id, awaitsTransfer(one))}
      bookTo={bookAgainTo(one)}
      fee={fee}
      onChangeTime={onChangeTime}
      onPrepare={onPrepare}
      onContact={onContact}
      {...(onChangeDeliver && stateOf(one) === 'awaitingShipment' && { onChangeDeliver: () => onChangeDeliver(one) })}
      {...receiptProps(receipts, id)}
    />
  );
}
